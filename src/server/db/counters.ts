import { sql } from 'kysely';
import { prepare, prepareInTransaction } from './prepare.ts';
import type { Database, Queryable } from './schema.ts';

/** Identifies a counter: the user, the kind of usage, and the period. */
export interface UsageKey {
  userId: string;
  kind: string;
  period: string;
}

/**
 * Adds to a counter unless that would exceed the limit. It is one statement, so the limit holds under any number of
 * concurrent requests. Returns the new count, or undefined if there was no room.
 */
export type AddUsage = (
  tx: Queryable,
  key: UsageKey,
  amount: number,
  limit: number,
) => Promise<number | undefined>;

export function prepareAddUsage(db: Database): AddUsage {
  const total = sql<number>`usage_counters.used + excluded.used`;
  const add = prepareInTransaction<UsageKey & { amount: number; limit: number }, { used: number }>((param) =>
    db
      .insertInto('usage_counters')
      .values({
        user_id: param('userId'),
        kind: param('kind'),
        period: param('period'),
        used: param('amount'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind', 'period'])
          .doUpdateSet({ used: total })
          .where(total, '<=', param('limit')),
      )
      .returning('used'),
  );
  return async (tx, key, amount, limit) =>
    amount > limit ? undefined : (await add(tx, { ...key, amount, limit }))[0]?.used;
}

/** Subtracts from a counter, never below zero. */
export async function removeUsage(db: Queryable, key: UsageKey, amount: number): Promise<void> {
  await db
    .updateTable('usage_counters')
    .set({ used: sql<number>`CASE WHEN used > ${amount} THEN used - ${amount} ELSE 0 END` })
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('period', '=', key.period)
    .execute();
}

/** Reads counters with a prepared statement: nearly every page shows an allowance. */
export function prepareUsageRead(db: Database): (key: UsageKey) => Promise<number> {
  const read = prepare<UsageKey, { used: number }>(db, (param) =>
    db
      .selectFrom('usage_counters')
      .select('used')
      .where('user_id', '=', param('userId'))
      .where('kind', '=', param('kind'))
      .where('period', '=', param('period')),
  );
  return async (key) => (await read(key))[0]?.used ?? 0;
}
