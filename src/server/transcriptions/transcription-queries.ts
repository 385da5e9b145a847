import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '../../shared/languages.ts';
import { unlimited } from '../../shared/unlimited.ts';
import type { WebhookEvent } from '../../shared/webhook-rules.ts';
import { prepareAddUsage, prepareUsageRead, removeUsage } from '../db/counters.ts';
import { prepare, prepareInTransaction } from '../db/prepare.ts';
import type { Database, Queryable } from '../db/schema.ts';
import {
  type Checked,
  type DocumentColumns,
  type DocumentRow,
  documentColumns,
  listColumns,
  type TranscriptionRow,
} from './document-columns.ts';
import { prepareAddToLibrary } from './library-queries.ts';

export interface NewTranscription {
  userId: string;
  content: DocumentColumns;
  /** Saves with the same key make one item, so a client can safely retry. */
  idempotencyKey?: string | undefined;
}

/** Learns about every change: first in its transaction, and again when it is committed. */
export interface ChangeListener {
  record(tx: Queryable, change: TranscriptionChange): Promise<void>;
  committed(tx: Queryable): void;
}

interface TranscriptionChange {
  type: WebhookEvent;
  userId: string;
  id: string;
}

/** Save slots don't renew, so there is one counter for all time. */
const slotKey = (userId: string) => ({ userId, kind: 'slot', period: 'all' });

/** Counts the long save of each ended subscription: 0 or 1. */
const longSaveKey = (userId: string, subscriptionId: string) => ({
  userId,
  kind: 'long-save',
  period: subscriptionId,
});

export type TranscriptionStore = ReturnType<typeof createTranscriptionStore>;

/** The counter of save slots changes in the same transaction as the rows. */
export function createTranscriptionStore(db: Database, changes: ChangeListener) {
  async function transact<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const [result, tx] = await db.transaction().execute(async (tx) => [await work(tx), tx] as const);
    changes.committed(tx);
    return result;
  }

  const list = prepare<{ userId: string }, TranscriptionRow>(db, (param) =>
    db
      .selectFrom('transcriptions')
      .select(listColumns)
      .$narrowType<{ language: LanguageCode }>()
      .where('user_id', '=', param('userId'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );

  const find = prepare<{ userId: string; id: string }, DocumentRow>(db, (param) =>
    db
      .selectFrom('transcriptions')
      .select(documentColumns)
      .$narrowType<Checked>()
      .where('id', '=', param('id'))
      .where('user_id', '=', param('userId')),
  );

  const used = prepareUsageRead(db);
  const addUsage = prepareAddUsage(db);
  const addToLibrary = prepareAddToLibrary(db);
  const { insert, newestTime } = prepareInsert(db, addToLibrary);

  /** Returns the earlier item if this is a retry, and undefined if there is no room. */
  const saveIf = (
    item: NewTranscription,
    slots: number,
    now: number,
    mayInsert: (tx: Queryable) => Promise<boolean>,
  ): Promise<DocumentRow | undefined> =>
    transact(async (tx) => {
      const key = slotKey(item.userId);
      // Updating the counter locks it, so nothing that is read below can change before the commit.
      const taken = (await addUsage(tx, key, 1, slots)) !== undefined;
      const earlier = await findByKey(tx, item);
      if (!earlier && taken && (await mayInsert(tx))) {
        const row = await insert(tx, item, now);
        await changes.record(tx, { type: 'transcription.saved', userId: item.userId, id: row.id });
        return row;
      }
      if (taken) await removeUsage(tx, key, 1);
      return earlier;
    });

  return {
    list: (userId: string) => list({ userId }),

    find: async (userId: string, id: string): Promise<DocumentRow | undefined> =>
      (await find({ userId, id }))[0],

    /** Returns undefined if the document has another revision, or doesn't exist. */
    change: (
      key: { userId: string; id: string; revision: number },
      content: DocumentColumns,
      now: number,
    ): Promise<DocumentRow | undefined> =>
      transact(async (tx) => {
        const row = await tx
          .updateTable('transcriptions')
          .set((build) => ({ ...content, revision: build('revision', '+', 1), updated_at: now, listed: 1 }))
          .where('id', '=', key.id)
          .where('user_id', '=', key.userId)
          .where('revision', '=', key.revision)
          .returning(documentColumns)
          .$narrowType<Checked>()
          .executeTakeFirst();
        if (!row) return undefined;
        await addToLibrary(tx, key.userId, row);
        await changes.record(tx, { type: 'transcription.updated', userId: key.userId, id: row.id });
        return row;
      }),

    usedSlots: (userId: string) => used(slotKey(userId)),

    save: (item: NewTranscription, slots: number, now: number) => saveIf(item, slots, now, async () => true),

    /** Saves once per ended subscription, even if all slots are taken. */
    saveLong: (item: NewTranscription, subscriptionId: string, now: number) =>
      saveIf(item, unlimited, now, async (tx) => {
        const key = longSaveKey(item.userId, subscriptionId);
        return (await addUsage(tx, key, 1, 1)) !== undefined;
      }),

    hasSavedLong: async (userId: string, subscriptionId: string) =>
      (await used(longSaveKey(userId, subscriptionId))) > 0,

    /** Returns false if the person has no such item. */
    remove: (userId: string, id: string, now: number): Promise<boolean> =>
      transact(async (tx) => {
        const row = await tx
          .deleteFrom('transcriptions')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        await tx
          .insertInto('deleted_transcriptions')
          .values({ ...row, deleted_at: now })
          .execute();
        await removeUsage(tx, slotKey(userId), 1);
        await changes.record(tx, { type: 'transcription.deleted', userId, id });
        return true;
      }),

    /** Puts a deleted item back as it was, if a slot is free or nothing has been saved since. */
    restore: (
      item: { userId: string; id: string; since: number },
      slots: number,
    ): Promise<DocumentRow | 'full' | undefined> =>
      transact(async (tx) => {
        const found = await tx
          .selectFrom('deleted_transcriptions')
          .select('deleted_at')
          .where('id', '=', item.id)
          .where('user_id', '=', item.userId)
          .where('deleted_at', '>=', item.since)
          .executeTakeFirst();
        if (!found) return undefined;
        const key = slotKey(item.userId);
        const used = (await addUsage(tx, key, 1, unlimited)) ?? 0;
        // The counter is locked from here on, so of two restores at once the second finds nothing.
        if (used > slots && (await newestTime(tx, item.userId)) >= found.deleted_at) {
          await removeUsage(tx, key, 1);
          return 'full';
        }
        const deleted = await tx
          .deleteFrom('deleted_transcriptions')
          .where('id', '=', item.id)
          .returningAll()
          .executeTakeFirst();
        if (!deleted) {
          await removeUsage(tx, key, 1);
          return undefined;
        }
        const { deleted_at, ...row } = deleted;
        const { userId } = item;
        // A retry of the save may have made a new item with the same key since the deletion.
        const newer = await findByKey(tx, { userId, idempotencyKey: row.idempotency_key ?? undefined });
        await tx
          .insertInto('transcriptions')
          .values({ ...row, idempotency_key: newer ? null : row.idempotency_key, listed: 1 })
          .execute();
        const restored = { ...row, ...({ language: row.language, source: row.source } as Checked) };
        await addToLibrary(tx, userId, restored);
        await changes.record(tx, { type: 'transcription.saved', userId, id: row.id });
        return restored;
      }),

    listDeleted: (before: number): Promise<{ userId: string; transcriptionId: string }[]> =>
      db
        .selectFrom('deleted_transcriptions')
        .select(['user_id as userId', 'id as transcriptionId'])
        .where('deleted_at', '<', before)
        .execute(),

    /** Erases items that were deleted before a given time. */
    async removeDeleted(before: number): Promise<void> {
      await db.deleteFrom('deleted_transcriptions').where('deleted_at', '<', before).execute();
    },
  };
}

async function findByKey(
  tx: Queryable,
  item: Pick<NewTranscription, 'userId' | 'idempotencyKey'>,
): Promise<DocumentRow | undefined> {
  if (item.idempotencyKey === undefined) return undefined;
  return tx
    .selectFrom('transcriptions')
    .select(documentColumns)
    .$narrowType<Checked>()
    .where('user_id', '=', item.userId)
    .where('idempotency_key', '=', item.idempotencyKey)
    .executeTakeFirst();
}

type InsertedRow = Omit<DocumentRow, 'revision' | 'updated_at'> & {
  userId: string;
  idempotencyKey: string | null;
};

function prepareInsert(db: Database, addToLibrary: ReturnType<typeof prepareAddToLibrary>) {
  const newest = prepareInTransaction<{ userId: string }, { created_at: number }>((param) =>
    db
      .selectFrom('transcriptions')
      .select('created_at')
      .where('user_id', '=', param('userId'))
      .orderBy('created_at', 'desc')
      .limit(1),
  );
  const insertRow = prepareInTransaction<InsertedRow, unknown>((param) =>
    db.insertInto('transcriptions').values({
      id: param('id'),
      user_id: param('userId'),
      text: param('text'),
      language: param('language'),
      timings: param('timings'),
      title: param('title'),
      translations: param('translations'),
      segments: param('segments'),
      tags: param('tags'),
      source: param('source'),
      listed: 1,
      created_at: param('created_at'),
      idempotency_key: param('idempotencyKey'),
    }),
  );

  const newestTime = async (tx: Queryable, userId: string): Promise<number> =>
    (await newest(tx, { userId }))[0]?.created_at ?? 0;

  async function insert(tx: Queryable, item: NewTranscription, now: number): Promise<DocumentRow> {
    const row = {
      id: randomUUID(),
      ...item.content,
      // Keeps the order of two saves in the same millisecond.
      created_at: Math.max(now, (await newestTime(tx, item.userId)) + 1),
    };
    await insertRow(tx, { ...row, userId: item.userId, idempotencyKey: item.idempotencyKey ?? null });
    const added = { ...row, revision: 1, updated_at: null };
    await addToLibrary(tx, item.userId, added);
    return added;
  }

  return { insert, newestTime };
}
