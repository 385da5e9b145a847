import { useSyncExternalStore } from 'react';
import { initialRecorder, type RecorderControl, type RecorderStatus } from './recorder-control.ts';

export interface RecorderView
  extends RecorderStatus,
    Pick<RecorderControl, 'press' | 'finish' | 'restart' | 'notice' | 'loadServer' | 'subscribeSpeech'> {}

/** The state of a recorder, with the methods that components call. */
export function useRecorder(control: RecorderControl): RecorderView {
  const status = useSyncExternalStore(control.subscribe, control.status, () => initialRecorder);
  const { press, finish, restart, notice, loadServer, subscribeSpeech } = control;
  return { ...status, press, finish, restart, notice, loadServer, subscribeSpeech };
}
