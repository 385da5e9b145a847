import { useSyncExternalStore } from 'react';

/** A tablet that lies between two people is wide enough for two columns, but one of them would read upside down. */
const query = '(width >= 64rem) or ((width >= 48rem) and ((pointer: fine) or (height < 40rem)))';

const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the two languages are side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
