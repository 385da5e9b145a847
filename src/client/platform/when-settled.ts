const settledMs = 3_000;

/**
 * Calls back when the page has been open for a while and is online, so that loading more doesn't slow down its start.
 * Returns a function that stops it.
 */
export function whenSettled(onSettled: () => void): () => void {
  const settle = () =>
    navigator.onLine ? onSettled() : window.addEventListener('online', onSettled, { once: true });
  const timer = setTimeout(settle, settledMs);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onSettled);
  };
}
