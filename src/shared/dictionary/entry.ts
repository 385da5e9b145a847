import type { LanguageCode } from '../languages.ts';
import type { Tier } from '../limits.ts';

/** The key of the translation for every language that doesn't have its own. */
export const everyLanguage = '*';

/** The maximum length of each part of an entry, and the maximum number of heard forms. */
export const entryLimits = { written: 80, heard: 80, heardForms: 10, translation: 120, spoken: 120 } as const;

export const maxEntries: Record<Tier, number> = { free: 50, premium: 500 };

/** A name or term that must be spelled, translated and pronounced in a certain way. */
export interface DictionaryEntry {
  written: string;
  heard: string[];
  /** By language code; `*` covers all other languages, and the term itself there means "never translate". */
  translations: Partial<Record<typeof everyLanguage | LanguageCode, string>>;
  /** Voices read this instead. */
  spoken?: string | undefined;
}

/** Entries are unique by this key, so that "Ann" and "ann" can't contradict each other. */
export const entryKey = (written: string): string => written.normalize('NFC').trim().toLowerCase();

/** Replaces the entry with the same word, or adds the entry at the end. */
export function putEntry(
  entries: readonly DictionaryEntry[],
  entry: DictionaryEntry,
  replaces: string = entry.written,
): DictionaryEntry[] {
  const keys = [entryKey(replaces), entryKey(entry.written)];
  const at = entries.findIndex(({ written }) => keys.includes(entryKey(written)));
  const others = entries.filter(({ written }) => !keys.includes(entryKey(written)));
  return at < 0 ? [...entries, entry] : [...others.slice(0, at), entry, ...others.slice(at)];
}

/**
 * Adds words from another list until the limit is reached. If both lists have a word, the first list's entry
 * wins. A list that is already over the limit keeps its words.
 */
export function addEntries(
  entries: readonly DictionaryEntry[],
  added: readonly DictionaryEntry[],
  limit: number,
): { fitting: DictionaryEntry[]; rest: DictionaryEntry[]; duplicates: DictionaryEntry[] } {
  const known = new Set(entries.map(({ written }) => entryKey(written)));
  const fresh: DictionaryEntry[] = [];
  const duplicates: DictionaryEntry[] = [];
  for (const entry of added) {
    const key = entryKey(entry.written);
    (known.has(key) ? duplicates : fresh).push(entry);
    known.add(key);
  }
  const room = Math.max(0, limit - entries.length);
  return { fitting: [...entries, ...fresh.slice(0, room)], rest: fresh.slice(room), duplicates };
}
