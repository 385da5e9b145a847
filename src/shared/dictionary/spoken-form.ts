import type { LanguageCode } from '../languages.ts';
import type { DictionaryEntry } from './entry.ts';
import { createTermFinder } from './whole-words.ts';

/** The text to read aloud: words from the dictionary are spelled as they sound. */
export function spokenForm(
  text: string,
  entries: readonly DictionaryEntry[],
  language: LanguageCode,
): string {
  const sounds = new Map(entries.flatMap(({ written, spoken }) => (spoken ? [[written, spoken]] : [])));
  let result = '';
  let from = 0;
  for (const { start, end, term } of createTermFinder([...sounds.keys()], language)(text)) {
    result += text.slice(from, start) + (sounds.get(term) ?? term);
    from = end;
  }
  return result + text.slice(from);
}
