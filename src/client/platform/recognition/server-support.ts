/** The server marks the page if it can transcribe speech. */
export function hasServerRecognition(): boolean {
  return document.documentElement.dataset.recognition === 'server';
}
