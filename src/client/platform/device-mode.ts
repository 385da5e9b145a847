import { localStore } from './storage.ts';

/** Whether words must stay on this device. Read at each use, because another tab may turn it on. */
export const wordsMustStay = (): boolean => localStore.read('onDevice') !== null;
