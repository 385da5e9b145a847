import type { GlossaryTerm } from '../../shared/dictionary/glossary.ts';
import { createTermFinder } from '../../shared/dictionary/whole-words.ts';
import type { LanguageCode } from '../../shared/languages.ts';

/** Names are declined in many languages, so the last letters of longer words may differ. */
const stemShare = 0.6;
const minStemLength = 3;

/** Whether each translated paragraph contains the translations of its terms. */
export function keepsTerms(
  translated: readonly string[],
  paragraphs: readonly string[],
  glossary: readonly GlossaryTerm[] = [],
  source: LanguageCode,
): boolean {
  if (glossary.length === 0) return true;
  const translations = new Map(glossary.map(({ term, translation }) => [term, translation]));
  const find = createTermFinder([...translations.keys()], source);
  return paragraphs.every((paragraph, index) =>
    find(paragraph).every(({ term }) => mentions(translated[index] ?? '', translations.get(term) ?? term)),
  );
}

function mentions(text: string, translation: string): boolean {
  const plain = text.toLowerCase();
  return translation
    .toLowerCase()
    .split(/\s+/u)
    .every((word) =>
      plain.includes(word.slice(0, Math.max(minStemLength, Math.ceil(word.length * stemShare)))),
    );
}
