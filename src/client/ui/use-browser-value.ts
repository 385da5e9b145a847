import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows and what doesn't change. The prerendered page has the other value. */
export const useBrowserValue = <T extends string | boolean>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(never, read, () => prerendered);
