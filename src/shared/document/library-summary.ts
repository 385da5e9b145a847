import type { LibrarySummary } from '../calls/library-calls.ts';
import type { LanguageCode } from '../languages.ts';
import type { DocumentSource } from './document.ts';

export interface LibraryGroup {
  source?: DocumentSource;
  language: LanguageCode;
  count: number;
}

/** Adds up what there is, most used first. */
export function summaryOf(groups: readonly LibraryGroup[], tags: LibrarySummary['tags']): LibrarySummary {
  const sources = new Map<DocumentSource, number>();
  const languages = new Map<LanguageCode, number>();
  let documents = 0;
  for (const { source, language, count } of groups) {
    documents += count;
    if (source) sources.set(source, (sources.get(source) ?? 0) + count);
    languages.set(language, (languages.get(language) ?? 0) + count);
  }
  const mostFirst = <T extends { count: number }>(list: T[]) =>
    list.sort((one, two) => two.count - one.count);
  return {
    documents,
    sources: mostFirst([...sources].map(([source, count]) => ({ source, count }))),
    languages: mostFirst([...languages].map(([language, count]) => ({ language, count }))),
    tags,
  };
}
