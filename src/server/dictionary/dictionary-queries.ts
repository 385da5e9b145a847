import type { DictionaryEntry } from '../../shared/dictionary/entry.ts';
import { prepare } from '../db/prepare.ts';
import type { Database } from '../db/schema.ts';

export type DictionaryStore = ReturnType<typeof createDictionaryStore>;

export function createDictionaryStore(db: Database) {
  const find = prepare<{ userId: string }, { entries: string }>(db, (param) =>
    db.selectFrom('dictionaries').select('entries').where('user_id', '=', param('userId')),
  );

  return {
    async find(userId: string): Promise<DictionaryEntry[]> {
      const row = (await find({ userId }))[0];
      return row ? (JSON.parse(row.entries) as DictionaryEntry[]) : [];
    },

    async replace(userId: string, entries: readonly DictionaryEntry[], now: number): Promise<void> {
      const values = { entries: JSON.stringify(entries), updated_at: now };
      await db
        .insertInto('dictionaries')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },
  };
}
