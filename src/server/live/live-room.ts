import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts';

export interface Room {
  code: string;
  userId: string;
  resumeKey: string;
  language: LanguageCode;
  paused: boolean;
  locked: boolean;
  charactersUsed: boolean;
  /** It is paused because the speaker's time for the day is used up. */
  timeUsed: boolean;
  /** What the speaker's page translates into; undefined if the server translates. */
  pageLanguages: readonly LanguageCode[] | undefined;
  seq: number;
  startedAt: number;
  seenAt: number;
}

/** A settled line. */
export interface StoredLine {
  id: string;
  position: number;
  seq: number;
  text: string;
  language: LanguageCode;
  postedAt: number;
}

/** A finished translation; without a text, viewers get the original. */
export interface StoredTranslation {
  language: LanguageCode;
  seq: number;
  text: string | null;
  line: StoredLine;
}

export interface ViewerCount {
  language: LanguageCode;
  viewers: number;
}

/** The database has only codes that the contract has checked. */
export const languageFrom = (text: string): LanguageCode => (isLanguageCode(text) ? text : 'en-US');
