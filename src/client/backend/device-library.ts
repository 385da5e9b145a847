import type { LibraryPage, LibraryQuery, LibrarySummary } from '../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { toLibraryItem } from '../../shared/document/library-item.ts';
import type { LibrarySort } from '../../shared/document/library-order.ts';
import { summaryOf } from '../../shared/document/library-summary.ts';
import {
  createFindFirst,
  queryWords,
  searchExcerpt,
  searchWords,
} from '../../shared/document/search-words.ts';

/** The same as on the server. */
const pageSize = 50;
/** Reading the words of long texts must not keep the page from answering. */
const sliceMs = 8;

type Place = readonly [value: string, id: string];

/** Searches, filters and sorts the documents on this device, as the server does with those of an account. */
export function createDeviceLibrary(read: () => Promise<SavedDocument[]>) {
  const words = new Map<string, { revision: number; words: readonly string[] }>();

  function wordsOf({ transcriptionId, revision, title = '', text, translations, tags }: SavedDocument) {
    const known = words.get(transcriptionId);
    if (known?.revision === revision) return known.words;
    const texts = (translations ?? []).map((each) => each.text);
    const found = searchWords(title, text, ...texts, ...(tags ?? []));
    words.set(transcriptionId, { revision, words: found });
    return found;
  }

  async function withWords(documents: SavedDocument[], wanted: readonly string[]): Promise<SavedDocument[]> {
    const found: SavedDocument[] = [];
    let startedAt = performance.now();
    for (const document of documents) {
      const present = wordsOf(document);
      if (wanted.every((word) => present.some((each) => each.startsWith(word)))) found.push(document);
      if (performance.now() - startedAt < sliceMs) continue;
      await new Promise((resolve) => setTimeout(resolve));
      startedAt = performance.now();
    }
    return found;
  }

  return {
    async page(query: LibraryQuery): Promise<LibraryPage> {
      const { search = '', sort = 'newest', after, language, source, tag } = query;
      const wanted = queryWords(search);
      if (search.trim() !== '' && wanted.length === 0) return { items: [] };
      const chosen = (await read()).filter(
        (document) =>
          (language === undefined || document.language === language) &&
          (source === undefined || document.source === source) &&
          (tag === undefined || document.tags?.includes(tag)),
      );
      const matching = wanted.length === 0 ? chosen : await withWords(chosen, wanted);
      const direction = sort === 'newest' || sort === 'changed' ? -1 : 1;
      const start = after === undefined ? null : (JSON.parse(after) as Place);
      const rest = matching
        .map((document) => ({ document, place: placeOf(document, sort) }))
        .sort((one, other) => direction * compare(one.place, other.place))
        .filter(({ place }) => start === null || direction * compare(place, start) > 0);
      const shown = rest.slice(0, pageSize);
      const findFirst = createFindFirst(search);
      const last = shown.at(-1);
      return {
        items: shown.map(({ document }) => toLibraryItem(document, findFirst)),
        ...(rest.length > pageSize && last && { next: JSON.stringify(last.place) }),
      };
    },

    async summary(): Promise<LibrarySummary> {
      const documents = await read();
      const tags = new Map<string, number>();
      for (const tag of documents.flatMap((document) => document.tags ?? []))
        tags.set(tag, (tags.get(tag) ?? 0) + 1);
      return summaryOf(
        documents.map(({ source, language }) => ({ ...(source && { source }), language, count: 1 })),
        [...tags]
          .map(([tag, count]) => ({ tag, count }))
          .sort((one, other) => other.count - one.count || compareText(one.tag, other.tag)),
      );
    },
  };
}

/** ISO times can be compared as text. */
function placeOf(document: SavedDocument, sort: LibrarySort): Place {
  const { transcriptionId, title, text, createdAt, updatedAt } = document;
  if (sort === 'title') return [(title ?? searchExcerpt(text)).toLowerCase(), transcriptionId];
  return [sort === 'changed' ? updatedAt : createdAt, transcriptionId];
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const compare = (one: Place, other: Place): number =>
  compareText(one[0], other[0]) || compareText(one[1], other[1]);
