/** The server marks the page if its translation service lacks some pairs of languages. */
export function hasLimitedPairs(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.translationPairs === 'limited';
}
