import type { Failure } from './speech-failures.ts';

/** Why speech is waiting to be transcribed. */
export type Hold = Exclude<Failure, 'retry'> | 'earlier' | 'full';

export interface SpeechQueueView {
  /** How much speech is waiting because it could not be transcribed. */
  waitingSeconds: number;
  hold: Hold | null;
  /** How many phrases are being transcribed right now. */
  phrases: number;
  /** Whether some speech is only in this page's memory. */
  unsaved: boolean;
}

export const emptyQueue: SpeechQueueView = { waitingSeconds: 0, hold: null, phrases: 0, unsaved: false };
