/**
 * The engine writes to this file descriptor before it ends itself because it takes too much memory: its main thread may be
 * too busy for a report, and Windows doesn't tell how a process has ended.
 */
export const outOfMemoryPipe = 4;

/** What an engine's process tells the server. */
export interface EngineReport {
  /** Sent once it accepts connections. */
  port?: number;
  /** It has had nothing to do for a while. */
  idle?: true;
  work?: EngineWork;
}

export interface EngineWork {
  waiting: number;
  running: number;
  /** How long it has worked since its start. */
  seconds: number;
  memoryBytes: number;
  /** Whether a model is being loaded, has been loaded, or neither. */
  model: 'none' | 'loading' | 'loaded';
}
