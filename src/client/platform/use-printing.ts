import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const set = (now: boolean) => () => {
    printing = now;
    listener();
  };
  window.addEventListener('beforeprint', set(true), { signal });
  window.addEventListener('afterprint', set(false), { signal });
  return () => listening.abort();
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
