import type { Database } from '../db/schema.ts';
import { languageFrom, type ViewerCount } from './live-room.ts';

export type LiveViewerStore = ReturnType<typeof createLiveViewerStore>;

/** How many people read along on each instance. */
export function createLiveViewerStore(db: Database) {
  const { relaxed = db } = db;

  return {
    /** Replaces the counts of one room on one instance. */
    async setViewers(
      instance: string,
      code: string,
      counts: readonly ViewerCount[],
      now: number,
    ): Promise<void> {
      await relaxed.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('live_viewers')
          .where('instance', '=', instance)
          .where('room_code', '=', code)
          .execute();
        if (counts.length === 0) return;
        await tx
          .insertInto('live_viewers')
          .values(counts.map((count) => ({ instance, room_code: code, ...count, updated_at: now })))
          .execute();
      });
    },

    async refreshViewers(instance: string, now: number): Promise<void> {
      await relaxed
        .updateTable('live_viewers')
        .set({ updated_at: now })
        .where('instance', '=', instance)
        .execute();
    },

    async forgetInstance(instance: string): Promise<void> {
      await relaxed.deleteFrom('live_viewers').where('instance', '=', instance).execute();
    },

    async removeOldViewers(before: number): Promise<void> {
      await relaxed.deleteFrom('live_viewers').where('updated_at', '<', before).execute();
    },

    /** The viewers on other instances. */
    async viewersElsewhere(instance: string, code: string, updatedAfter: number): Promise<ViewerCount[]> {
      const rows = await db
        .selectFrom('live_viewers')
        .select(['language', (count) => count.fn.sum<number>('viewers').as('viewers')])
        .where('room_code', '=', code)
        .where('instance', '!=', instance)
        .where('updated_at', '>', updatedAfter)
        .groupBy('language')
        .execute();
      return rows.map((row) => ({ language: languageFrom(row.language), viewers: Number(row.viewers) }));
    },
  };
}
