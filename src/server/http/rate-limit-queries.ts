import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;

/** Counters in the database, so that several instances share the limits. */
export function createRateLimitStore(db: Database) {
  const { relaxed = db } = db;

  return {
    /** Counts a hit for each key and returns the hits in its current window. */
    async hit(
      keys: readonly string[],
      windowMs: number,
      now: number,
    ): Promise<{ key: string; hits: number; expiresAt: number }[]> {
      // A window that ends too far ahead is from before the clock was set back. Twice the length allows
      // for small clock differences between instances.
      const ended = sql<boolean>`(rate_limits.expires_at <= ${now} OR rate_limits.expires_at > ${now + 2 * windowMs})`;
      const rows = await relaxed
        .insertInto('rate_limits')
        .values(keys.map((key) => ({ key, hits: 1, expires_at: now + windowMs })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`CASE WHEN ${ended} THEN 1 ELSE rate_limits.hits + 1 END`,
            expires_at: sql<number>`CASE WHEN ${ended} THEN excluded.expires_at ELSE rate_limits.expires_at END`,
          }),
        )
        .returning(['key', 'hits', 'expires_at'])
        .execute();
      return rows.map((row) => ({ key: row.key, hits: row.hits, expiresAt: row.expires_at }));
    },

    /** Starts again, because the attempt succeeded. */
    async forget(key: string): Promise<void> {
      await relaxed.deleteFrom('rate_limits').where('key', '=', key).execute();
    },

    async removeExpired(now: number): Promise<void> {
      await relaxed.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
    },
  };
}
