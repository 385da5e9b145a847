import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LibraryQuery } from '../../shared/calls/library-calls.ts';
import type { DocumentSource } from '../../shared/document/document.ts';
import type { SavedTranslation } from '../../shared/document/document-schema.ts';
import type { LibrarySort } from '../../shared/document/library-order.ts';
import { searchExcerpt, searchWords } from '../../shared/document/search-words.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { prepareInTransaction } from '../db/prepare.ts';
import type { Database, Engine, Queryable } from '../db/schema.ts';
import { type Checked, type DocumentRow, documentColumns } from './document-columns.ts';

/** Where a page starts: after the row with this value of the sorted column and this id. */
export interface LibraryPlace {
  value: string | number;
  id: string;
}

export interface LibraryRequest extends Omit<LibraryQuery, 'search' | 'sort' | 'after'> {
  /** The beginnings of words that a document must have. */
  words: readonly string[];
  sort: LibrarySort;
  after?: LibraryPlace | undefined;
  limit: number;
}

const orders = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  changed: { column: 'changed_at', direction: 'desc' },
  title: { column: 'sort_title', direction: 'asc' },
} as const satisfies Record<LibrarySort, object>;

const listedColumns = documentColumns.filter((column) => column !== 'segments');

const titleLength = 80;
export const unknownSource = '';

/** Words begin with a mark of their owner, so that a search reads only that person's part of the index. */
const ownerMark = (userId: string): string => createHash('sha256').update(userId).digest('hex').slice(0, 12);

export type LibraryStore = ReturnType<typeof createLibraryStore>;

export function createLibraryStore({ db, engine }: { db: Database; engine: Engine }) {
  const addToLibrary = prepareAddToLibrary(db);

  const quoted = (mark: string, words: readonly string[], ending: string, between: string) =>
    words.map((word) => `${engine === 'sqlite' ? '"' : "'"}${mark}${word}${ending}`).join(between);

  const hasWords = (userId: string, words: readonly string[]) => {
    const mark = ownerMark(userId);
    return engine === 'sqlite'
      ? sql<boolean>`library.key IN (SELECT rowid FROM library_words WHERE library_words MATCH ${quoted(mark, words, '" *', ' ')})`
      : sql<boolean>`library.search @@ ${quoted(mark, words, "':*", ' & ')}::tsquery`;
  };

  return {
    /** Where the documents are, in their order. */
    async places(userId: string, request: LibraryRequest): Promise<LibraryPlace[]> {
      const { words, tag, language, source, after, limit } = request;
      const { column, direction } = orders[request.sort];
      let query = db
        .selectFrom('library')
        .select(['transcription_id', sql<string | number>`${sql.ref(`library.${column}`)}`.as('value')])
        .where('user_id', '=', userId);
      if (words.length > 0) query = query.where(hasWords(userId, words));
      if (language !== undefined) query = query.where('language', '=', language);
      if (source !== undefined) query = query.where('source', '=', source);
      if (tag !== undefined)
        query = query.where('transcription_id', 'in', (tags) =>
          tags
            .selectFrom('library_tags')
            .select('library_tags.transcription_id')
            .where('library_tags.user_id', '=', userId)
            .where('tag', '=', tag),
        );
      if (after) {
        const place = sql`(${sql.ref(`library.${column}`)}, library.transcription_id)`;
        const then = direction === 'asc' ? sql`>` : sql`<`;
        query = query.where(sql<boolean>`${place} ${then} (${after.value}, ${after.id})`);
      }
      const places = await query
        .orderBy(`library.${column}`, direction)
        .orderBy('transcription_id', direction)
        .limit(limit)
        .execute();
      return places.map(({ transcription_id, value }) => ({ value, id: transcription_id }));
    },

    /** The documents with these ids, in this order, without the segments, which are the largest part of most. */
    async documents(ids: readonly string[]): Promise<DocumentRow[]> {
      const rows = await db
        .selectFrom('transcriptions')
        .select(listedColumns)
        .$narrowType<Checked>()
        // They are this person's. Naming the person here would make SQLite read all of their documents.
        .where('id', 'in', ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, { ...row, segments: null }]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** How many documents there are of each source and language. */
    groups: (userId: string) =>
      db
        .selectFrom('library')
        .select(['source', 'language', (build) => build.fn.countAll<number>().as('count')])
        .$narrowType<{ source: DocumentSource | typeof unknownSource; language: LanguageCode }>()
        .where('user_id', '=', userId)
        .groupBy(['source', 'language'])
        .execute(),

    tags: (userId: string): Promise<{ tag: string; count: number }[]> =>
      db
        .selectFrom('library_tags')
        .select(['tag', (build) => build.fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .groupBy('tag')
        .orderBy('count', 'desc')
        .orderBy('tag')
        .execute(),

    /** Adds documents that an earlier version saved. Returns how many. */
    addUnlisted: (limit: number): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const rows = await tx
          .selectFrom('transcriptions')
          .select([...documentColumns, 'user_id'])
          .$narrowType<Checked>()
          // Not a parameter, so that both databases use the partial index.
          .where(sql<boolean>`listed = 0`)
          .orderBy('created_at')
          .orderBy('id')
          .limit(limit)
          .execute();
        for (const row of rows) await addToLibrary(tx, row.user_id, row);
        if (rows.length > 0)
          await tx
            .updateTable('transcriptions')
            .set({ listed: 1 })
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute();
        return rows.length;
      }),
  };
}

/** Adds a document to the library, or updates its entry. In the same transaction as the document itself. */
export function prepareAddToLibrary(db: Database) {
  const put = prepareInTransaction<LibraryEntry, unknown>((param) =>
    db
      .insertInto('library')
      .values({
        transcription_id: param('transcription_id'),
        user_id: param('user_id'),
        created_at: param('created_at'),
        changed_at: param('changed_at'),
        sort_title: param('sort_title'),
        language: param('language'),
        source: param('source'),
        words: param('words'),
      })
      .onConflict((conflict) =>
        conflict.column('transcription_id').doUpdateSet((build) => ({
          changed_at: build.ref('excluded.changed_at'),
          sort_title: build.ref('excluded.sort_title'),
          language: build.ref('excluded.language'),
          source: build.ref('excluded.source'),
          words: build.ref('excluded.words'),
        })),
      ),
  );

  return async (tx: Queryable, userId: string, row: DocumentRow): Promise<void> => {
    await put(tx, libraryEntry(userId, row));
    // A new document has no tags yet, but a change may remove some.
    if (row.revision > 1)
      await tx.deleteFrom('library_tags').where('transcription_id', '=', row.id).execute();
    const tags = tagsOf(row);
    if (tags.length > 0)
      await tx
        .insertInto('library_tags')
        .values(tags.map((tag) => ({ user_id: userId, tag, transcription_id: row.id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  };
}

type LibraryEntry = ReturnType<typeof libraryEntry>;

const tagsOf = ({ tags }: DocumentRow): string[] => JSON.parse(tags ?? '[]') as string[];

/** What the library lists, sorts and searches a document by. */
export function libraryEntry(userId: string, row: DocumentRow) {
  const translations = JSON.parse(row.translations ?? '[]') as SavedTranslation[];
  const texts = [row.title ?? '', row.text, ...translations.map(({ text }) => text), ...tagsOf(row)];
  const mark = ownerMark(userId);
  return {
    transcription_id: row.id,
    user_id: userId,
    created_at: row.created_at,
    changed_at: row.updated_at ?? row.created_at,
    sort_title: (row.title ?? searchExcerpt(row.text)).toLowerCase().slice(0, titleLength).toWellFormed(),
    language: row.language,
    source: row.source ?? unknownSource,
    words: searchWords(...texts)
      .map((word) => mark + word)
      .join(' '),
  };
}
