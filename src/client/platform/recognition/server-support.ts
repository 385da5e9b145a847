/** The server marks the page if it can transcribe speech. While a page is prerendered, there is no document. */
export function hasServerRecognition(): boolean {
  return globalThis.document?.documentElement.dataset.recognition === 'server';
}
