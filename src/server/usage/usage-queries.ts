import { randomUUID } from 'node:crypto';
import { dayPeriod } from '../../shared/quota.ts';
import { unlimited } from '../../shared/unlimited.ts';
import {
  type AddUsage,
  prepareAddUsage,
  prepareUsageRead,
  removeUsage,
  type UsageKey,
} from '../db/counters.ts';
import type { Database, Queryable, Tables } from '../db/schema.ts';

/** Work in the transaction that makes a reservation final. */
export type TransactionWork = (tx: Queryable) => Promise<void>;

/** A use that a repeated request takes over instead of reserving it again. */
export interface RepeatableUse {
  id: string;
  /** Identifies what the request is about. */
  content: string;
}

export type UsageStore = ReturnType<typeof createUsageStore>;

/** Counters and the reservations on them. Reservations that are never settled are released after a while. */
export function createUsageStore(db: Database) {
  const used = prepareUsageRead(db);
  const addUsage = prepareAddUsage(db);
  // A power cut also ends the requests, so it may lose their reservations. Settling makes the count durable.
  const { relaxed = db } = db;

  async function release(id: string): Promise<boolean> {
    return relaxed.transaction().execute(async (tx) => {
      const row = await tx.deleteFrom('reservations').where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return false;
      await removeUsage(tx, { userId: row.user_id, kind: row.kind, period: row.period }, row.amount);
      return true;
    });
  }

  return {
    used,

    /**
     * Counts a use before the work is done. Returns undefined if there is no room under the limit. With `otherContent`,
     * nothing was counted, because the id belongs to something else.
     */
    reserve: (key: UsageKey, amount: number, limit: number, now: number, repeatable?: RepeatableUse) =>
      relaxed.transaction().execute(async (tx) => {
        const { id = randomUUID(), content = null } = repeatable ?? {};
        const isOther = (reserved: ReservedUse | undefined) => !isSameUse(reserved, { amount, content });
        const existing = repeatable && (await findReservation(tx, id));
        if (existing) return { id, used: await usedIn(tx, key), otherContent: isOther(existing) };
        const used = await addUsage(tx, key, amount, limit);
        if (used === undefined) return undefined;
        const made = await tx
          .insertInto('reservations')
          .values({
            id,
            user_id: key.userId,
            kind: key.kind,
            period: key.period,
            amount,
            created_at: now,
            content,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) return { id, used, otherContent: false };
        // Another instance has reserved it in the meantime.
        await removeUsage(tx, key, amount);
        return { id, used: used - amount, otherContent: isOther(await findReservation(tx, id)) };
      }),

    /**
     * Makes a reservation final, in one transaction with other work. If more was used than was reserved, it is counted
     * even beyond the limit. Returns false if it was released already.
     */
    settle: (id: string, work?: TransactionWork, used = 0): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('reservations')
          .where('id', '=', id)
          .returning(['user_id', 'kind', 'period', 'amount', 'created_at'])
          .executeTakeFirst();
        if (row && used > row.amount) {
          const key = { userId: row.user_id, kind: row.kind, period: row.period };
          await addUsage(tx, key, used - row.amount, unlimited);
          row.amount = used;
        }
        if (row?.kind === 'recognition') await addToDay(addUsage, tx, row);
        await work?.(tx);
        return row !== undefined;
      }),

    release,

    isReserved: async (id: string): Promise<boolean> => (await findReservation(db, id)) !== undefined,

    /** Releases the reservations of requests that died. */
    async releaseStale({ olderThan, newerThan }: { olderThan: number; newerThan: number }): Promise<number> {
      const stale = await db
        .selectFrom('reservations')
        .select('id')
        .where((row) => row.or([row('created_at', '<', olderThan), row('created_at', '>', newerThan)]))
        .execute();
      const released = await Promise.all(stale.map((row) => release(row.id)));
      return released.filter(Boolean).length;
    },

    /** Removes counters of periods before these. Save slots belong to no period and stay. */
    async removeBefore(oldest: Readonly<Record<string, string>>): Promise<void> {
      for (const [tier, period] of Object.entries(oldest)) {
        await db
          .deleteFrom('usage_counters')
          .where('period', '>=', `${tier}:`)
          .where('period', '<', period)
          .execute();
      }
    },

    async reset(key: UsageKey): Promise<void> {
      await db
        .deleteFrom('usage_counters')
        .where('user_id', '=', key.userId)
        .where('kind', '=', key.kind)
        .where('period', '=', key.period)
        .execute();
    },
  };
}

/** For the chart on the account page. */
async function addToDay(
  addUsage: AddUsage,
  tx: Queryable,
  use: { user_id: string; kind: string; amount: number; created_at: number },
): Promise<void> {
  const key = { userId: use.user_id, kind: use.kind, period: dayPeriod(use.created_at) };
  await addUsage(tx, key, use.amount, unlimited);
}

type ReservedUse = Pick<Tables['reservations'], 'amount' | 'content'>;

async function findReservation(tx: Queryable, id: string): Promise<ReservedUse | undefined> {
  return tx.selectFrom('reservations').select(['amount', 'content']).where('id', '=', id).executeTakeFirst();
}

/** Reservations made before version 0.3 have no content. */
function isSameUse(reserved: ReservedUse | undefined, { amount, content }: ReservedUse): boolean {
  if (!reserved) return false;
  return reserved.content === null ? reserved.amount === amount : reserved.content === content;
}

async function usedIn(tx: Queryable, key: UsageKey): Promise<number> {
  const row = await tx
    .selectFrom('usage_counters')
    .select('used')
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('period', '=', key.period)
    .executeTakeFirst();
  return row?.used ?? 0;
}
