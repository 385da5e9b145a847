import { sql } from 'kysely';
import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts';
import { prepareAddUsage, prepareUsageRead } from '../db/counters.ts';
import { prepare } from '../db/prepare.ts';
import type { Database } from '../db/schema.ts';
import { languageFrom, type Room } from './live-room.ts';

interface RoomRow {
  code: string;
  user_id: string;
  resume_key: string;
  language: string;
  paused: number;
  locked: number;
  characters_used: number;
  time_used: number;
  page_languages: string | null;
  seq: number;
  started_at: number;
  seen_at: number;
}

const toRoom = (row: RoomRow): Room => ({
  code: row.code,
  userId: row.user_id,
  resumeKey: row.resume_key,
  language: languageFrom(row.language),
  paused: row.paused === 1,
  locked: row.locked === 1,
  charactersUsed: row.characters_used === 1,
  timeUsed: row.time_used === 1,
  pageLanguages: row.page_languages?.split(' ').filter(isLanguageCode),
  seq: row.seq,
  startedAt: row.started_at,
  seenAt: row.seen_at,
});

export type LiveRoomStore = ReturnType<typeof createLiveRoomStore>;

/** Rooms and how long each person was live. */
export function createLiveRoomStore(db: Database) {
  const { relaxed = db } = db;
  const addUsage = prepareAddUsage(db);
  const readUsage = prepareUsageRead(db);
  const byCode = prepare<{ code: string; seenAfter: number }, RoomRow>(db, (param) =>
    db
      .selectFrom('live_rooms')
      .leftJoin('account_deletions', 'account_deletions.user_id', 'live_rooms.user_id')
      .selectAll('live_rooms')
      .where('account_deletions.user_id', 'is', null)
      .where('code', '=', param('code'))
      .where('seen_at', '>', param('seenAfter')),
  );
  return {
    /** Undefined if it has ended, or its owner is about to leave. */
    find: async (code: string, seenAfter: number): Promise<Room | undefined> => {
      const [row] = await byCode({ code, seenAfter });
      return row && toRoom(row);
    },

    async findMany(codes: readonly string[], seenAfter: number): Promise<Room[]> {
      const rows = await db
        .selectFrom('live_rooms')
        .leftJoin('account_deletions', 'account_deletions.user_id', 'live_rooms.user_id')
        .selectAll('live_rooms')
        .where('account_deletions.user_id', 'is', null)
        .where('code', 'in', [...codes])
        .where('seen_at', '>', seenAfter)
        .execute();
      return rows.map(toRoom);
    },

    findOf: async (userId: string, seenAfter: number): Promise<Room | undefined> => {
      const row = await db
        .selectFrom('live_rooms')
        .selectAll()
        .where('user_id', '=', userId)
        .where('seen_at', '>', seenAfter)
        .executeTakeFirst();
      return row && toRoom(row);
    },

    /** Each person has one room: opening another returns the first, unless it has expired. */
    open: (given: {
      code: string;
      resumeKey: string;
      userId: string;
      language: LanguageCode;
      pageLanguages: readonly LanguageCode[] | undefined;
      now: number;
      seenAfter: number;
    }): Promise<Room> =>
      db.transaction().execute(async (tx) => {
        const { code, resumeKey, userId, language, pageLanguages, now, seenAfter } = given;
        const page_languages = pageLanguages?.join(' ') ?? null;
        await tx
          .deleteFrom('live_rooms')
          .where('user_id', '=', userId)
          .where('seen_at', '<=', seenAfter)
          .execute();
        const row = await tx
          .insertInto('live_rooms')
          .values({
            code,
            user_id: userId,
            resume_key: resumeKey,
            language,
            page_languages,
            started_at: now,
            seen_at: now,
          })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({
              language,
              page_languages,
              paused: 0,
              time_used: 0,
              seq: sql<number>`live_rooms.seq + 1`,
            }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        return toRoom(row);
      }),

    /** Returns false if another request has just done the same, so that no second is counted twice. */
    async markSeen(room: Room, now: number): Promise<boolean> {
      const row = await relaxed
        .updateTable('live_rooms')
        .set({ seen_at: now })
        .where('code', '=', room.code)
        .where('seen_at', '=', room.seenAt)
        .returning('code')
        .executeTakeFirst();
      return row !== undefined;
    },

    async change(
      code: string,
      change: {
        paused?: boolean | undefined;
        locked?: boolean | undefined;
        charactersUsed?: boolean | undefined;
        timeUsed?: boolean | undefined;
        language?: LanguageCode | undefined;
        pageLanguages?: readonly LanguageCode[] | undefined;
      },
    ): Promise<Room | undefined> {
      const { paused, locked, charactersUsed, timeUsed, language, pageLanguages } = change;
      const row = await db
        .updateTable('live_rooms')
        .set({
          seq: sql<number>`seq + 1`,
          ...(paused === undefined ? {} : { paused: Number(paused) }),
          ...(locked === undefined ? {} : { locked: Number(locked) }),
          ...(charactersUsed === undefined ? {} : { characters_used: Number(charactersUsed) }),
          ...(timeUsed === undefined ? {} : { time_used: Number(timeUsed) }),
          // A room that isn't paused has time: an older version that runs beside may have left another value.
          ...(paused && timeUsed === undefined
            ? { time_used: sql<number>`CASE WHEN paused = 0 THEN 0 ELSE time_used END` }
            : {}),
          ...(language === undefined ? {} : { language }),
          ...(pageLanguages === undefined ? {} : { page_languages: pageLanguages.join(' ') }),
        })
        .where('code', '=', code)
        .returningAll()
        .executeTakeFirst();
      return row && toRoom(row);
    },

    /** The lines and translations follow. Those who were in the room don't learn the new key. */
    async replaceCode(code: string, next: { code: string; resumeKey: string }): Promise<Room | undefined> {
      const row = await db
        .updateTable('live_rooms')
        .set({ code: next.code, resume_key: next.resumeKey })
        .where('code', '=', code)
        .returningAll()
        .executeTakeFirst();
      return row && toRoom(row);
    },

    async remove(code: string): Promise<boolean> {
      const row = await db
        .deleteFrom('live_rooms')
        .where('code', '=', code)
        .returning('code')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the rooms that ended because their speaker never came back. */
    async removeExpired(seenBefore: number): Promise<string[]> {
      const rows = await db
        .deleteFrom('live_rooms')
        .where('seen_at', '<=', seenBefore)
        .returning('code')
        .execute();
      return rows.map((row) => row.code);
    },

    /** Seconds of live captions in a period. */
    usedSeconds: (userId: string, period: string) => readUsage({ userId, kind: 'live', period }),

    /** Returns false if there is no time left. */
    addSeconds: async (userId: string, period: string, seconds: number, limit: number): Promise<boolean> =>
      (await addUsage(relaxed, { userId, kind: 'live', period }, seconds, limit)) !== undefined,
  };
}
