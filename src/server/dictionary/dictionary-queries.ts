import { prepare } from '../db/prepare.ts';
import type { Database } from '../db/schema.ts';

export type DictionaryStore = ReturnType<typeof createDictionaryStore>;

/** The entries are stored as JSON. */
export function createDictionaryStore(db: Database) {
  const find = prepare<{ userId: string }, { entries: string }>(db, (param) =>
    db.selectFrom('dictionaries').select('entries').where('user_id', '=', param('userId')),
  );

  return {
    find: async (userId: string): Promise<string> => (await find({ userId }))[0]?.entries ?? '[]',

    /** Replaces the entries; with `before`, only if they are still the same. Returns whether it did. */
    async replace(userId: string, entries: string, now: number, before?: string): Promise<boolean> {
      const values = { entries, updated_at: now };
      const stored = await db
        .insertInto('dictionaries')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => {
          const update = conflict.column('user_id').doUpdateSet(values);
          return before === undefined ? update : update.where('dictionaries.entries', '=', before);
        })
        .returning('user_id')
        .executeTakeFirst();
      return stored !== undefined;
    },
  };
}
