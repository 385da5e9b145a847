import { htmlLang, type LanguageCode } from '../languages.ts';
import { capitalize, endsSentence } from '../writing-system.ts';
import type { DictionaryEntry } from './entry.ts';
import { createTermFinder } from './whole-words.ts';

/** "postgresql" always means PostgreSQL, but "will" isn't always the name Will. */
const isUnmistakable = (written: string): boolean => /\p{L}.*\p{Lu}/u.test(written) && !/\s/u.test(written);

/** A tatweel keeps an Arabic prefix in its joined shape before a word in another script. */
const joinPrefix = (prefix: string, written: string): string =>
  prefix !== '' && /[لبكف]$/u.test(prefix) && !/^\p{sc=Arabic}/u.test(written) ? `${prefix}ـ` : prefix;

/** Replaces misheard words with their spelling from the dictionary. */
export function createHeardReplacer(
  entries: readonly DictionaryEntry[],
  language: LanguageCode,
): (text: string) => string {
  const writtenFor = new Map<string, string>();
  for (const { written, heard } of entries) {
    for (const form of [...heard, ...(isUnmistakable(written) ? [written] : [])]) {
      if (!writtenFor.has(form)) writtenFor.set(form, written);
    }
  }
  const find = createTermFinder([...writtenFor.keys()], language);

  return (given) => {
    const text = given.normalize('NFC');
    let result = '';
    let from = 0;
    for (const { start, end, prefix, term } of find(text)) {
      const before = text.slice(0, start - prefix.length);
      const startsSentence = before.trim() === '' || endsSentence(before.trimEnd());
      const written = writtenFor.get(term) ?? term;
      const capital = startsSentence && /^\p{Lu}/u.test(text.slice(start, end));
      result += text.slice(from, start - prefix.length) + joinPrefix(prefix, written);
      result += capital ? capitalize(written, htmlLang(language)) : written;
      from = end;
    }
    return from === 0 ? given : result + text.slice(from);
  };
}
