/** The phase that the person sees. */
export type Phase = 'idle' | 'starting' | 'recording' | 'stopping';

/** Why recording ended or did not begin; `stopped` is false when it goes on all the same. */
export type Problem =
  | { kind: 'engine'; code: string; stopped: boolean }
  | { kind: 'start'; message: string }
  | { kind: 'silence' }
  | { kind: 'no-answer' };

export interface RecorderState {
  phase: Phase;
  /** The person wants to record: the engine is started again whenever it ends. */
  wanted: boolean;
  /** The engine's state, according to its events. */
  session: 'none' | 'opening' | 'open' | 'closing';
  /** The 750 ms of "starting" are over. */
  settled: boolean;
  visible: boolean;
  /** When start() was called last. */
  openedAt: number;
  /** Sessions in a row in which nothing was heard. */
  silentSessions: number;
  networkRetried: boolean;
  aliasTried: boolean;
  /** An error was reported for the running session; its end follows. */
  failing: boolean;
}

export type RecorderEvent =
  | { type: 'press'; at: number }
  | { type: 'settle' }
  | { type: 'opened' }
  | { type: 'open-failed'; message: string }
  | { type: 'heard' }
  | { type: 'error'; code: string /** Whether the language has another name to try. */; hasAlias?: boolean }
  | { type: 'ended'; at: number }
  | { type: 'reopen'; at: number }
  | { type: 'unanswered' }
  | { type: 'close-timeout'; at: number }
  | { type: 'late' }
  | { type: 'visibility'; visible: boolean; at: number }
  | { type: 'language-changed' }
  | { type: 'full' };

/** Effects for the hook to run after a transition, in this order. */
export type RecorderEffect =
  | { type: 'open'; alias: boolean }
  | { type: 'stop' }
  | { type: 'abort' }
  /** Goes on without the session; its last words are still written down. */
  | { type: 'leave' }
  | { type: 'forget-late' }
  | { type: 'timer'; name: TimerName; ms?: number }
  | { type: 'cancel'; name: TimerName }
  | { type: 'permission'; value: 'granted' | 'denied' }
  | { type: 'problem'; problem: Problem }
  | { type: 'started' }
  | { type: 'stopped' };

export type TimerName = 'settle' | 'reopen' | 'unanswered' | 'close' | 'late';

export const idleRecorder: RecorderState = {
  phase: 'idle',
  wanted: false,
  session: 'none',
  settled: false,
  visible: true,
  openedAt: Number.NEGATIVE_INFINITY,
  silentSessions: 0,
  networkRetried: false,
  aliasTried: false,
  failing: false,
};

/** Recording shows "starting" for this long after the tap. */
export const startDelayMs = 750;

/** Two tabs that restart at once would abort each other for ever, so nobody restarts faster than this. */
export const restartEveryMs = 1_000;

/** An engine that does not end within this time after stop() is not waited for. */
export const closeWithinMs = 3_000;

/** For this much longer its last words replace the ones that were on screen; then it is aborted. */
export const lateWithinMs = 20_000;

/** Chrome gives up after 8 s of silence: this many times in a row is a forgotten microphone. */
export const maxSilentSessions = 12;
