import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '../../shared/languages.ts';
import { unlimited } from '../../shared/unlimited.ts';
import { prepareAddUsage, prepareUsageRead, removeUsage } from '../db/counters.ts';
import { prepare, prepareInTransaction } from '../db/prepare.ts';
import type { Database, Queryable } from '../db/schema.ts';

export interface TranscriptionRow {
  id: string;
  text: string;
  language: LanguageCode;
  created_at: number;
  timings: string | null;
}

export interface NewTranscription {
  userId: string;
  text: string;
  language: LanguageCode;
  /** As JSON. */
  timings: string | null;
  /** Saves with the same key make one item, so a client can safely retry. */
  idempotencyKey?: string | undefined;
}

const columns = ['id', 'text', 'language', 'created_at', 'timings'] as const;

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
export function createTranscriptionStore(db: Database) {
  const list = prepare<{ userId: string }, TranscriptionRow>(db, (param) =>
    db
      .selectFrom('transcriptions')
      .select(columns)
      .$narrowType<{ language: LanguageCode }>()
      .where('user_id', '=', param('userId'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );

  const used = prepareUsageRead(db);
  const addUsage = prepareAddUsage(db);
  const { insert, newestTime } = prepareInsert(db);

  /** Returns the earlier item if this is a retry, and undefined if there is no room. */
  const saveIf = (
    item: NewTranscription,
    slots: number,
    now: number,
    mayInsert: (tx: Queryable) => Promise<boolean>,
  ): Promise<TranscriptionRow | undefined> =>
    db.transaction().execute(async (tx) => {
      const key = slotKey(item.userId);
      // Updating the counter locks it, so nothing that is read below can change before the commit.
      const taken = (await addUsage(tx, key, 1, slots)) !== undefined;
      const earlier = await findByKey(tx, item);
      if (!earlier && taken && (await mayInsert(tx))) return insert(tx, item, now);
      if (taken) await removeUsage(tx, key, 1);
      return earlier;
    });

  return {
    list: (userId: string) => list({ userId }),

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
      db.transaction().execute(async (tx) => {
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
        return true;
      }),

    /** Puts a deleted item back as it was, if a slot is free or nothing has been saved since. */
    restore: (
      item: { userId: string; id: string; since: number },
      slots: number,
    ): Promise<TranscriptionRow | 'full' | undefined> =>
      db.transaction().execute(async (tx) => {
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
          .values({ ...row, idempotency_key: newer ? null : row.idempotency_key })
          .execute();
        return { ...row, language: row.language as LanguageCode };
      }),

    /** Erases items that were deleted before a given time. */
    async removeDeleted(before: number): Promise<void> {
      await db.deleteFrom('deleted_transcriptions').where('deleted_at', '<', before).execute();
    },
  };
}

async function findByKey(
  tx: Queryable,
  item: Pick<NewTranscription, 'userId' | 'idempotencyKey'>,
): Promise<TranscriptionRow | undefined> {
  if (item.idempotencyKey === undefined) return undefined;
  return tx
    .selectFrom('transcriptions')
    .select(columns)
    .$narrowType<{ language: LanguageCode }>()
    .where('user_id', '=', item.userId)
    .where('idempotency_key', '=', item.idempotencyKey)
    .executeTakeFirst();
}

type InsertedRow = TranscriptionRow & { userId: string; idempotencyKey: string | null };

function prepareInsert(db: Database) {
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
      created_at: param('created_at'),
      idempotency_key: param('idempotencyKey'),
    }),
  );

  const newestTime = async (tx: Queryable, userId: string): Promise<number> =>
    (await newest(tx, { userId }))[0]?.created_at ?? 0;

  async function insert(tx: Queryable, item: NewTranscription, now: number): Promise<TranscriptionRow> {
    const row = {
      id: randomUUID(),
      text: item.text,
      language: item.language,
      timings: item.timings,
      // Keeps the order of two saves in the same millisecond.
      created_at: Math.max(now, (await newestTime(tx, item.userId)) + 1),
    };
    await insertRow(tx, { ...row, userId: item.userId, idempotencyKey: item.idempotencyKey ?? null });
    return row;
  }

  return { insert, newestTime };
}
