import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** While On this device is on, everyone who uses this browser is this user. */
export const deviceUserId = 'device';

/** Whether words must stay on this device. Read at each use, because another tab may change it. */
export const isOnDevice = (): boolean => localStore.read('onDevice') !== null;

const never = () => () => {};

/** Switching reloads this page, and a tab that didn't switch keeps showing its own mode until it is reloaded. */
export const useOnDevice = (): boolean => useSyncExternalStore(never, isOnDevice, () => false);
