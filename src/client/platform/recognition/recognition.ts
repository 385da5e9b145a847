import type { HeardWord } from '../../../shared/document/place-words.ts';
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
  /** A final phrase. An event with the same id revises it. Blank words make the current interim words final. */
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
  /** The recording's id, if its times have to be shifted to follow the text's earlier recordings. */
  recording?: string;
}

/** A romanised word and the characters that voices read instead. */
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
  /** When each word was spoken since the phrase began, if the recogniser says so. */
  heard?: readonly HeardWord[] | undefined;
  /** The id of the segment that a server transcribed. Its words are written once, at the place reserved for them. */
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
  /** Decides about words that were held back. Resolves when everything has been passed on. */
  flush(): Promise<void>;
}
