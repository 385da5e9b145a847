import { useCallback, useSyncExternalStore } from 'react';
import { listenTo } from './signal.ts';

/** Whether a media query matches; false in the prerendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      return list ? listenTo(list, 'change', listener) : () => {};
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
