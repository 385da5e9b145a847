import type { LanguageCode } from '../../../shared/languages.ts';

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

/** When a phrase was spoken, in milliseconds from the start of its recording. */
export interface SpokenTime {
  from: number;
  to: number;
  /** A recording that follows the earlier ones of the text. Without it, the times stay as they are. */
  recording?: string;
}

/** A word that was romanised, and the characters that voices read. */
export interface PinyinWord {
  pinyin: string;
  characters: string;
}

/** Recognised words on their way from the recorder to the transcript. */
export interface Phrase {
  /** A repeated key means that the phrase was revised. */
  key: symbol;
  words: string;
  /** The earlier words of a revised phrase. */
  revises?: string;
  /** The silence before a new phrase; unknown for the first one. */
  pauseMs?: number;
  language: LanguageCode;
  time?: SpokenTime;
  /** The segment of speech that a server transcribed: written at its reserved place, and only once. */
  segment?: string;
  /** The characters that its pinyin stands for. */
  pinyin?: readonly PinyinWord[];
  /** Called when it has been written, or when there was no room for any of it. */
  onWritten?(fits: boolean): void;
}

/** Receives phrases in order, and all interim words whenever they change. */
export interface PhraseSink {
  phrase(phrase: Phrase): void;
  interim(words: string, language: LanguageCode): void;
}
