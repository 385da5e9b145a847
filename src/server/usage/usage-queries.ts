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
import type { Database, Queryable } from '../db/schema.ts';

/** Work in the transaction that makes a reservation final. */
export type TransactionWork = (tx: Queryable) => Promise<void>;

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

    /** Counts a use before the work is done. Returns undefined if there is no room under the limit. */
    reserve: (key: UsageKey, amount: number, limit: number, now: number, givenId?: string) =>
      relaxed.transaction().execute(async (tx) => {
        const id = givenId ?? randomUUID();
        if (givenId !== undefined && (await isReserved(tx, givenId)))
          return { id, used: await usedIn(tx, key) };
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
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) return { id, used };
        // Another instance has reserved it in the meantime.
        await removeUsage(tx, key, amount);
        return { id, used: used - amount };
      }),

    /** Makes a reservation final, in one transaction with other work. Returns false if it was released already. */
    settle: (id: string, work?: TransactionWork): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('reservations')
          .where('id', '=', id)
          .returning(['user_id', 'kind', 'amount', 'created_at'])
          .executeTakeFirst();
        if (row?.kind === 'recognition') await addToDay(addUsage, tx, row);
        await work?.(tx);
        return row !== undefined;
      }),

    release,

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

async function isReserved(tx: Queryable, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('reservations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
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
