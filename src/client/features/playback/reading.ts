import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';

/** A text to read aloud: usually everything a view shows, or the part that is selected in it. */
export interface Reading {
  /** The text for the voice. */
  text: string;
  language: LanguageCode;
  /** The view that shows it. */
  view: string;
  /** The text as the view shows it, if that differs (pinyin). */
  shown?: string;
  /** Where the text begins in the view. */
  offset?: number;
}

/** Whether both are the same part of the same text. */
export const isSameReading = (one: Reading, other: Reading): boolean =>
  one.text === other.text &&
  one.language === other.language &&
  one.view === other.view &&
  one.offset === other.offset;

export interface ReadingControls {
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  /** Skips forward or back by a sentence, or by a few seconds of HD audio. */
  skip(by: 1 | -1): void;
}

/** The sentence and the word that are being read, as positions in the view that shows them. */
export interface Highlight {
  view: string;
  sentence: TextRange | null;
  word: TextRange | null;
}
