import type { Database } from '../db/schema.ts';

export type PreviewStore = ReturnType<typeof createPreviewStore>;

export function createPreviewStore(db: Database) {
  return {
    async find(key: string): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom('voice_previews')
        .select('data')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.data;
    },
    async keep(key: string, data: Buffer): Promise<void> {
      await db
        .insertInto('voice_previews')
        .values({ key, data })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
  };
}
