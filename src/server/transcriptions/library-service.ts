import type {
  LibraryItem,
  LibraryPage,
  LibraryQuery,
  LibrarySummary,
} from '../../shared/calls/library-calls.ts';
import { toLibraryItem } from '../../shared/document/library-item.ts';
import { summaryOf } from '../../shared/document/library-summary.ts';
import { createFindFirst, queryWords } from '../../shared/document/search-words.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { toDocument } from './document-content.ts';
import { type LibraryPlace, type LibraryStore, unknownSource } from './library-queries.ts';

const pageSize = 50;
/** A document and its translations can have more than a megabyte. */
const documentsPerTurn = 5;
/** Housekeeping adds this many documents of an earlier version at a time. */
const batch = 200;

export type LibraryService = ReturnType<typeof createLibraryService>;

export function createLibraryService(deps: {
  store: LibraryStore;
  /** Lets other requests have their turn. */
  pace: (task: () => void) => void;
}) {
  const { store, pace } = deps;

  return {
    async page(user: SessionUser, query: LibraryQuery): Promise<LibraryPage> {
      const { search = '', sort = 'newest', after, ...filters } = query;
      const words = queryWords(search);
      // A search for nothing but punctuation finds nothing.
      if (search.trim() !== '' && words.length === 0) return { items: [] };
      const places = await store.places(user.id, {
        ...filters,
        words,
        sort,
        after: after === undefined ? undefined : readPlace(after, sort === 'title' ? 'string' : 'number'),
        limit: pageSize + 1,
      });
      const shown = places.slice(0, pageSize);
      const findFirst = createFindFirst(search);
      const items: LibraryItem[] = [];
      for (let start = 0; start < shown.length; start += documentsPerTurn) {
        await new Promise<void>((turn) => pace(turn));
        const rows = await store.documents(shown.slice(start, start + documentsPerTurn).map(({ id }) => id));
        items.push(...rows.map((row) => toLibraryItem(toDocument(row), findFirst)));
      }
      const last = shown.at(-1);
      return { items, ...(places.length > pageSize && last && { next: writePlace(last) }) };
    },

    async summary(user: SessionUser): Promise<LibrarySummary> {
      const [groups, tags] = await Promise.all([store.groups(user.id), store.tags(user.id)]);
      return summaryOf(
        groups.map(({ source, language, count }) => ({
          ...(source !== unknownSource && { source }),
          language,
          count: Number(count),
        })),
        tags.map(({ tag, count }) => ({ tag, count: Number(count) })),
      );
    },

    async addUnlisted(): Promise<void> {
      while ((await store.addUnlisted(batch)) === batch);
    },
  };
}

/** Opaque to clients. */
const writePlace = ({ value, id }: LibraryPlace): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

function readPlace(after: string, type: 'string' | 'number'): LibraryPlace {
  try {
    const [value, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[];
    const isValue = typeof value === type && (type === 'string' || Number.isSafeInteger(value));
    if (isValue && typeof id === 'string' && !`${value}${id}`.includes('\0'))
      return { value: value as string | number, id };
  } catch {
    // Not JSON.
  }
  throw invalidField('after', 'must be the value of "next" for the same order');
}
