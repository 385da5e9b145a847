import type { DictionaryEntry } from './entry.ts';

/** Whisper reads at most 224 tokens of them, which is about a hundred names. */
const maxHints = 100;

/** The words that speech recognition should expect: the newest, which come last. */
export const recognitionHints = (entries: readonly DictionaryEntry[]): string[] =>
  entries.slice(-maxHints).map(({ written }) => written);
