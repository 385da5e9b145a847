import type { Transcription } from '../../../shared/entities.ts';
import { type LanguageCode, languageCodes } from '../../../shared/languages.ts';
import { createFinder } from './find-text.ts';

export const sortOrders = ['newest', 'oldest', 'longest', 'shortest', 'alphabetical'] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface ListView {
  search: string;
  sort: SortOrder;
  language: LanguageCode | null;
}

export const initialView: ListView = { search: '', sort: 'newest', language: null };

/** In the order of the language selector. */
export function languagesIn(items: readonly Transcription[]): { code: LanguageCode; count: number }[] {
  return languageCodes
    .map((code) => ({ code, count: items.filter((item) => item.language === code).length }))
    .filter((language) => language.count > 0);
}

/** Ignores the chosen language if the filter would hide nothing or everything. */
export function chosenLanguage(items: readonly Transcription[], view: ListView): LanguageCode | null {
  const present = languagesIn(items);
  return present.length > 1 && present.some(({ code }) => code === view.language) ? view.language : null;
}

export function arrange(
  items: readonly Transcription[],
  view: ListView,
  collator: Intl.Collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true }),
): Transcription[] {
  const language = chosenLanguage(items, view);
  const finder = createFinder(view.search);
  return items
    .filter((item) => language === null || item.language === language)
    .filter((item) => finder === null || finder.first(item.text) >= 0)
    .sort(comparison(view.sort, collator));
}

type Compare = (a: Transcription, b: Transcription) => number;

// ISO times in UTC can be compared as text.
const newestFirst: Compare = (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0);

/** Equal items are sorted newest first. */
function comparison(sort: SortOrder, collator: Intl.Collator): Compare {
  switch (sort) {
    case 'newest':
      return newestFirst;
    case 'oldest':
      return (a, b) => -newestFirst(a, b);
    case 'longest':
      return (a, b) => b.text.length - a.text.length || newestFirst(a, b);
    case 'shortest':
      return (a, b) => a.text.length - b.text.length || newestFirst(a, b);
    case 'alphabetical':
      return (a, b) => collator.compare(a.text.trimStart(), b.text.trimStart()) || newestFirst(a, b);
  }
}
