import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type ClipChunks = ReturnType<typeof createClipChunks>;

/** The audio of clips in the database, where every instance can read it. */
export function createClipChunks(db: Database) {
  return {
    async append(clipId: string, seq: number, data: Buffer): Promise<void> {
      await db.insertInto('clip_chunks').values({ clip_id: clipId, seq, data }).execute();
    },

    /** How long each chunk is, in order. */
    lengths: (clipId: string) =>
      db
        .selectFrom('clip_chunks')
        .select(['seq', sql<number>`length(data)`.as('bytes')])
        .where('clip_id', '=', clipId)
        .orderBy('seq')
        .execute(),

    async read(clipId: string, seq: number): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom('clip_chunks')
        .select('data')
        .where('clip_id', '=', clipId)
        .where('seq', '=', seq)
        .executeTakeFirst();
      return row?.data;
    },
  };
}
