import type { DictionaryEntry } from './entry.ts';

/** More hints slow the engines down. */
const maxHints = 100;

/** The words that speech recognition should expect. */
export const recognitionHints = (entries: readonly DictionaryEntry[]): string[] =>
  entries.slice(0, maxHints).map(({ written }) => written);
