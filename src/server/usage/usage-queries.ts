import { randomUUID } from 'node:crypto';
import { addUsage, prepareUsageRead, removeUsage, type UsageKey } from '../db/counters.ts';
import type { Database } from '../db/schema.ts';

export type UsageStore = ReturnType<typeof createUsageStore>;

/** Counters and the reservations on them. Reservations that are never settled are released after a while. */
export function createUsageStore(db: Database) {
  const used = prepareUsageRead(db);

  async function release(id: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const row = await tx.deleteFrom('reservations').where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return false;
      await removeUsage(tx, { userId: row.user_id, kind: row.kind, period: row.period }, row.amount);
      return true;
    });
  }

  return {
    used,

    /** Counts a use before the work is done. Returns undefined if there is no room under the limit. */
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

    /** Makes a reservation final. Returns false if it was released already. */
    async settle(id: string): Promise<boolean> {
      const row = await db.deleteFrom('reservations').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },

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
