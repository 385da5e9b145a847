import type { LibraryQuery } from '../../../../shared/calls/library-calls.ts';
import { documentSources } from '../../../../shared/document/document.ts';
import { documentLimits } from '../../../../shared/document/document-limits.ts';
import { librarySorts } from '../../../../shared/document/library-order.ts';
import { isLanguageCode } from '../../../../shared/languages.ts';

/** What the library shows: search, filters and sort order, as they are in the URL. */
export type LibraryView = Omit<LibraryQuery, 'after'>;

const isOneOf = <V extends string>(values: readonly V[], value: string | null): value is V =>
  value !== null && (values as readonly string[]).includes(value);

/** Ignores whatever isn't a filter: people edit URLs, and other apps append to them. */
export function readView(query: string): LibraryView {
  const given = new URLSearchParams(query);
  const search = given.get('search')?.slice(0, documentLimits.search) ?? '';
  const source = given.get('kind');
  const language = given.get('language');
  const tag = given.get('tag') ?? '';
  const sort = given.get('sort');
  return {
    ...(search !== '' && { search }),
    ...(isOneOf(documentSources, source) && { source }),
    ...(isLanguageCode(language) && { language }),
    ...(tag !== '' && tag.length <= documentLimits.tag && { tag }),
    ...(isOneOf(librarySorts, sort) && sort !== 'newest' && { sort }),
  };
}

export function writeView({ search, source, language, tag, sort }: LibraryView): string {
  const given = Object.entries({ search, kind: source, language, tag, sort }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? '/library' : `/library?${query}`;
}
