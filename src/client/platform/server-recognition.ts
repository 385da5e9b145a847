/** The server marks the page if it can write down speech. */
export function hasServerRecognition(): boolean {
  return document.documentElement.dataset.recognition === 'server';
}
