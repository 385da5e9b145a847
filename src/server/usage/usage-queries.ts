import { randomUUID } from 'node:crypto';
import { addUsage, prepareUsageRead, removeUsage, type UsageKey } from '../db/counters.ts';
import type { Database } from '../db/schema.ts';

export type UsageStore = ReturnType<typeof createUsageStore>;

/** Counters and the reservations on them. A reservation that nobody settles is given back after a while. */
export function createUsageStore(db: Database) {
  const used = prepareUsageRead(db);

  async function giveBack(id: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const row = await tx.deleteFrom('reservations').where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return false;
      await removeUsage(tx, { userId: row.user_id, kind: row.kind, period: row.period }, row.amount);
      return true;
    });
  }

  return {
    used,

    /** Counts the use before the work is done; returns the id to settle or give back, or nothing at the limit. */
    reserve: (key: UsageKey, amount: number, limit: number, now: number) =>
      db.transaction().execute(async (tx) => {
        const used = await addUsage(tx, key, amount, limit);
        if (used === undefined) return undefined;
        const id = randomUUID();
        await tx
          .insertInto('reservations')
          .values({
            id,
            user_id: key.userId,
            kind: key.kind,
            period: key.period,
            amount,
            created_at: now,
          })
          .execute();
        return { id, used };
      }),

    /** The work succeeded: the use stays counted. False when the reservation had been reclaimed already. */
    async settle(id: string): Promise<boolean> {
      const row = await db.deleteFrom('reservations').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },

    giveBack,

    /** Gives back what requests that died left behind. */
    async reclaim({ olderThan, newerThan }: { olderThan: number; newerThan: number }): Promise<number> {
      const stale = await db
        .selectFrom('reservations')
        .select('id')
        .where((row) => row.or([row('created_at', '<', olderThan), row('created_at', '>', newerThan)]))
        .execute();
      const given = await Promise.all(stale.map((row) => giveBack(row.id)));
      return given.filter(Boolean).length;
    },

    /** Removes the counts of periods before these; slots belong to no period and stay. */
    async forgetBefore(oldest: Readonly<Record<string, string>>): Promise<void> {
      for (const [tier, period] of Object.entries(oldest)) {
        await db
          .deleteFrom('usage_counters')
          .where('period', '>=', `${tier}:`)
          .where('period', '<', period)
          .execute();
      }
    },

    /** Starts a counter anew. */
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
