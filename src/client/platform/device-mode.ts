import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** The user id while On this device is on, whoever uses this browser. */
export const deviceUserId = 'device';

/** Whether words must stay on this device. Read at each use, because another tab may change it. */
export const isOnDevice = (): boolean => localStore.read('onDevice') !== null;

const never = () => () => {};

/** Switching reloads this page. Other tabs keep showing their own mode until they are reloaded. */
export const useOnDevice = (): boolean => useSyncExternalStore(never, isOnDevice, () => false);
