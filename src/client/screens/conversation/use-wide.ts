import { useSyncExternalStore } from 'react';

const query = '(width >= 48rem)';

const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether there is room for two columns. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
