import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** While On this device is on, everyone who uses this browser is this user. */
export const deviceUserId = 'device';

/** Whether words must stay on this device. Read at each use, because another tab may change it. */
export const isOnDevice = (): boolean => localStore.read('onDevice') !== null;

const never = () => () => {};

/** Switching reloads the page, so it can't change while the page is open. */
export const useOnDevice = (): boolean => useSyncExternalStore(never, isOnDevice, () => false);
