/** Milliseconds since the session was opened. */
interface TimeRange {
  startMs: number;
  endMs: number;
}

/** The events of one session, from the browser's engine or from a server. */
export type RecognitionEvent =
  | { type: 'started' }
  /** Possible speech: animates the ring where the microphone level can't be measured. */
  | { type: 'speech' }
  /** All interim words; they replace the previous ones. */
  | { type: 'interim'; words: string }
  /** A final phrase; the same id again revises it. Blank words make the interim words final as they are. */
  | { type: 'final'; id: number; words: string; time?: TimeRange }
  | { type: 'error'; code: string }
  /** The last event of a session, whatever ended it. */
  | { type: 'ended' };

export type FinalEvent = Extract<RecognitionEvent, { type: 'final' }>;

export interface RecognitionSession {
  /** Stops listening; the last words still arrive. `reopens` means that the next session must start soon. */
  stop(reopens?: boolean): void;
  /** Ends the session immediately; only the end event still arrives. */
  abort(): void;
}

export interface Recognition {
  /** Throws whatever the engine throws. */
  open(locale: string, listen: (event: RecognitionEvent) => void): RecognitionSession;
}
