import type { Failure } from './speech-failures.ts';

/** Why speech waits to be transcribed. */
export type Hold = Exclude<Failure, 'retry'> | 'earlier' | 'full';

export interface SpeechQueueView {
  /** How much speech waits because it could not be transcribed. */
  waitingSeconds: number;
  hold: Hold | null;
  /** Speech is being transcribed right now. */
  busy: boolean;
  /** Some of it is only in the memory of this page. */
  unsaved: boolean;
}

export const emptyQueue: SpeechQueueView = { waitingSeconds: 0, hold: null, busy: false, unsaved: false };
