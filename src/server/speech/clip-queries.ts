import type { Database, Tables } from '../db/schema.ts';

/** The state is 'making' while audio arrives and 'complete' afterwards; failed clips are removed. */
export type ClipRow = Tables['clips'];

export type ClipStore = ReturnType<typeof createClipStore>;

export function createClipStore(db: Database) {
  return {
    find: (id: string): Promise<ClipRow | undefined> =>
      db.selectFrom('clips').selectAll().where('id', '=', id).executeTakeFirst(),

    findByKey: (userId: string, key: string): Promise<ClipRow | undefined> =>
      db
        .selectFrom('clips')
        .selectAll()
        .where('user_id', '=', userId)
        .where('cache_key', '=', key)
        .executeTakeFirst(),

    /** Returns true for exactly one of any number of concurrent requests for the same clip or the same id. */
    async claim(row: Omit<ClipRow, 'state' | 'bytes'>): Promise<boolean> {
      const claimed = await db
        .insertInto('clips')
        .values({ ...row, state: 'making', bytes: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async complete(id: string, bytes: number): Promise<void> {
      await db.updateTable('clips').set({ state: 'complete', bytes }).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('clips').where('id', '=', id).execute();
    },

    /** Oldest first. */
    list: () =>
      db.selectFrom('clips').select(['id', 'state', 'bytes', 'created_at']).orderBy('created_at').execute(),
  };
}
