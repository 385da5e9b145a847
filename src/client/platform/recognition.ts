/** Milliseconds since the session was opened. */
interface TimeRange {
  startMs: number;
  endMs: number;
}

/** The events of one session, from the browser's engine or from a server. */
export type RecognitionEvent =
  | { type: 'started' }
  /** Sound that may become words: drives the pulse where no level can be measured. */
  | { type: 'speech' }
  /** All words that aren't settled yet; they replace the ones before. */
  | { type: 'interim'; words: string }
  /** A settled phrase; the same id again revises it. Blank words settle what was interim without saying how. */
  | { type: 'final'; id: number; words: string; time?: TimeRange }
  | { type: 'error'; code: string }
  /** The last event of a session, whatever ended it. */
  | { type: 'ended' };

export type FinalEvent = Extract<RecognitionEvent, { type: 'final' }>;

export interface RecognitionSession {
  /** Stops listening; words that are under way still come. */
  stop(): void;
  /** Ends the session at once; nothing comes any more but its end. */
  abort(): void;
}

export interface Recognition {
  /** Throws what the engine throws. */
  open(locale: string, listen: (event: RecognitionEvent) => void): RecognitionSession;
}
