import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type TrialStore = ReturnType<typeof createTrialStore>;

/** The Iris trial: one text per person, reserved when its audio is made and used up once it is played. */
export function createTrialStore(db: Database) {
  return {
    async isUsed(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('trials')
        .select('used_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined && row.used_at !== null;
    },

    /**
     * 'reserved' if the trial was free, 'repeated' if it was already reserved for this text. The insert lets only one
     * text win.
     */
    async reserve(
      userId: string,
      textHash: string,
      now: number,
    ): Promise<'reserved' | 'repeated' | 'refused'> {
      const reserved = await db
        .insertInto('trials')
        .values({ user_id: userId, text_hash: textHash, reserved_at: now, used_at: null })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (reserved) return 'reserved';
      const repeated = await db
        .selectFrom('trials')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('text_hash', '=', textHash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return repeated ? 'repeated' : 'refused';
    },

    /** For a reservation whose audio failed. */
    async release(userId: string, textHash: string): Promise<void> {
      await db
        .deleteFrom('trials')
        .where('user_id', '=', userId)
        .where('text_hash', '=', textHash)
        .where('used_at', 'is', null)
        .execute();
    },

    /** Keeps the time of the first use. */
    async use(userId: string, now: number): Promise<void> {
      await db
        .insertInto('trials')
        .values({ user_id: userId, text_hash: '', reserved_at: now, used_at: now })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ used_at: sql<number>`coalesce(trials.used_at, ${now})` }),
        )
        .execute();
    },
  };
}
