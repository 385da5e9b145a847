import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ClipBytes } from './clip-bytes.ts';

/** Audio as rows of the database, where every instance can read it as soon as it is written. */
export function createDatabaseBytes(db: Database): ClipBytes {
  const listChunks = (clipId: string) =>
    db
      .selectFrom('clip_chunks')
      .select(['seq', sql<number>`length(data)`.as('bytes')])
      .where('clip_id', '=', clipId)
      .orderBy('seq')
      .execute();

  async function readChunk(clipId: string, seq: number): Promise<Buffer> {
    const row = await db
      .selectFrom('clip_chunks')
      .select('data')
      .where('clip_id', '=', clipId)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!row) throw new Error(`Chunk ${seq} of clip ${clipId} is gone`);
    return row.data;
  }

  return {
    shared: true,
    async write(clipId) {
      let seq = 0;
      return {
        async append(bytes) {
          const data = Buffer.from(bytes);
          await db.insertInto('clip_chunks').values({ clip_id: clipId, seq, data }).execute();
          seq += 1;
        },
        finish: async () => {},
        discard: async () => {},
      };
    },
    async size(clipId) {
      const chunks = await listChunks(clipId);
      return chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
    },
    async *read(clipId, start, end) {
      let at = 0;
      for (const chunk of await listChunks(clipId)) {
        const from = Math.max(0, start - at);
        const to = Math.min(chunk.bytes, end - at);
        at += chunk.bytes;
        if (from < to) yield (await readChunk(clipId, chunk.seq)).subarray(from, to);
      }
    },
    // Chunks are deleted with their clip.
    remove: async () => {},
    prune: async () => {},
  };
}
