import { useBrowserStore } from '../../ui/use-browser-value.ts';
import { initialRecorder, type RecorderControl, type RecorderStatus } from './recorder-control.ts';

export interface RecorderView
  extends RecorderStatus,
    Pick<
      RecorderControl,
      | 'isAsking'
      | 'press'
      | 'finish'
      | 'restart'
      | 'notice'
      | 'loadServer'
      | 'subscribeSpeech'
      | 'subscribeLevel'
    > {}

/** What makes the ring around the button move. */
export type RingSource = Pick<RecorderView, 'engine' | 'subscribeSpeech' | 'subscribeLevel'>;

/** The state of a recorder, with the methods that components call. */
export function useRecorder(control: RecorderControl): RecorderView {
  const status = useBrowserStore(control.subscribe, control.status, initialRecorder);
  const { isAsking, press, finish, restart, notice, loadServer, subscribeSpeech, subscribeLevel } = control;
  return { ...status, isAsking, press, finish, restart, notice, loadServer, subscribeSpeech, subscribeLevel };
}
