import { sql } from 'kysely';
import type { Database } from './schema.ts';

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;

/** Counters with an end, in the database: instances that share it share the limits. */
export function createRateLimitStore(db: Database) {
  return {
    /** Counts one more hit and tells how many there are in the window, and when it ends. */
    async hit(key: string, windowMs: number, now: number): Promise<{ hits: number; expiresAt: number }> {
      const row = await db
        .insertInto('rate_limits')
        .values({ key, hits: 1, expires_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`CASE WHEN rate_limits.expires_at <= ${now} THEN 1 ELSE rate_limits.hits + 1 END`,
            expires_at: sql<number>`CASE WHEN rate_limits.expires_at <= ${now} THEN excluded.expires_at ELSE rate_limits.expires_at END`,
          }),
        )
        .returning(['hits', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { hits: row.hits, expiresAt: row.expires_at };
    },

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
    },
  };
}
