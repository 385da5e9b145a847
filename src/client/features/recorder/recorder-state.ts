/** The phase that the user sees. */
export type Phase = 'idle' | 'starting' | 'recording' | 'stopping';

/** Why recording stopped or didn't start; `stopped` is false if it continues anyway. */
export type Problem =
  | { kind: 'engine'; code: string; stopped: boolean }
  | { kind: 'start'; message: string }
  | { kind: 'silence' }
  | { kind: 'no-response' };

export interface RecorderState {
  phase: Phase;
  /** Whether the user wants to record. If so, the engine is restarted whenever it ends. */
  wanted: boolean;
  /** The engine's state, according to its events. */
  session: 'none' | 'opening' | 'open' | 'closing';
  /** Whether the 750 ms of "starting" are over. */
  settled: boolean;
  visible: boolean;
  /** When start() was last called. */
  openedAt: number;
  /** The number of consecutive sessions without speech. */
  silentSessions: number;
  networkRetried: boolean;
  aliasTried: boolean;
  /** Whether the current session reported an error. Its end event follows. */
  failing: boolean;
}

export type RecorderEvent =
  | { type: 'press'; at: number }
  | { type: 'opened' }
  | { type: 'open-failed'; message: string }
  | { type: 'heard' }
  | { type: 'error'; code: string /** Whether the language has another name to try. */; hasAlias?: boolean }
  | { type: 'ended'; at: number }
  /** A timer has run out. */
  | { type: TimerName; at: number }
  | { type: 'visibility'; visible: boolean; at: number }
  | { type: 'language-changed' }
  | { type: 'full' };

/** Effects for the hook to run after a transition, in this order. */
export type RecorderEffect =
  | { type: 'open'; alias: boolean }
  | { type: 'stop' }
  | { type: 'abort' }
  /** Stops waiting for the session; its last words are still written. */
  | { type: 'leave' }
  | { type: 'forget-late' }
  | { type: 'timer'; name: TimerName; ms?: number }
  | { type: 'cancel'; name: TimerName }
  | { type: 'permission'; value: 'granted' | 'denied' }
  | { type: 'problem'; problem: Problem }
  | { type: 'started' }
  | { type: 'stopped' };

export type TimerName = 'settle' | 'reopen' | 'no-response' | 'close' | 'late';

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

/** The user sees "starting" for at least this long after the tap. */
export const startDelayMs = 750;

/** Two tabs that restart immediately would abort each other forever, so restarts are this far apart. */
export const restartEveryMs = 1_000;

/** How long we wait for an engine to end after stop(). */
export const closeTimeoutMs = 3_000;

/** After that timeout, late words still replace the shown ones for this long. Then the engine is aborted. */
export const lateResultsMs = 20_000;

/** Chrome ends a session after 8 s of silence. After this many in a row, we assume the user has left. */
export const maxSilentSessions = 12;
