import type { LanguageCode } from '../languages.ts';
import { type DictionaryEntry, everyLanguage } from './entry.ts';
import { createTermFinder } from './whole-words.ts';

/** A term and how it must appear in a translation. */
export interface GlossaryTerm {
  term: string;
  translation: string;
}

/** The terms in the text with a fixed translation. Pinyin is derived from the Chinese translation. */
export function glossaryFor(
  text: string,
  entries: readonly DictionaryEntry[],
  { source, target }: { source: LanguageCode; target: LanguageCode },
): GlossaryTerm[] {
  const fixed = new Map(
    entries.flatMap(({ written, translations }) => {
      const translation =
        translations[target === 'zh-CN-pinyin' ? 'zh-CN' : target] ?? translations[everyLanguage];
      return translation === undefined ? [] : [[written, translation]];
    }),
  );
  const found = createTermFinder([...fixed.keys()], source)(text);
  return [...new Set(found.map(({ term }) => term))].map((term) => ({
    term,
    translation: fixed.get(term) ?? term,
  }));
}
