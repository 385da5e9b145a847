import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows and what doesn't change. The prerendered page has the other value. */
export const useBrowserValue = <T extends string | boolean>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(never, read, () => prerendered);

/** A store in the browser. As long as its value equals the prerendered one, hydration draws nothing again. */
export function useBrowserStore<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  prerendered: T,
): T {
  const current = () => {
    const value = read();
    return JSON.stringify(value) === JSON.stringify(prerendered) ? prerendered : value;
  };
  return useSyncExternalStore(subscribe, current, () => prerendered);
}
