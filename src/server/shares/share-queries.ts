import { sql } from 'kysely';
import type { ShareParts } from '../../shared/calls/share-calls.ts';
import type { Database } from '../db/schema.ts';

export interface NewShare {
  id: string;
  token: string;
  transcriptionId: string;
  userId: string;
  title: string;
  parts: ShareParts;
  /** The texts with their languages, as JSON. */
  texts: string;
  name: string | null;
  createdAt: number;
  expiresAt: number | null;
}

const columns = [
  'id',
  'token',
  'transcription_id',
  'title',
  'parts',
  'name',
  'created_at',
  'expires_at',
  'views',
] as const;

export type ShareStore = ReturnType<typeof createShareStore>;

/** Shared copies. They are deleted with their document and with the account. */
export function createShareStore(db: Database) {
  return {
    /** Returns false if the document has as many as it may have. */
    add: (share: NewShare, most: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        // Locks the document, so that two requests can't both take the last place.
        const locked = await tx
          .updateTable('transcriptions')
          .set((build) => ({ revision: build.ref('revision') }))
          .where('id', '=', share.transcriptionId)
          .where('user_id', '=', share.userId)
          .returning('id')
          .executeTakeFirst();
        const { count } = await tx
          .selectFrom('shares')
          .select((build) => build.fn.countAll<number>().as('count'))
          .where('transcription_id', '=', share.transcriptionId)
          .executeTakeFirstOrThrow();
        if (!locked || Number(count) >= most) return false;
        await tx
          .insertInto('shares')
          .values({
            id: share.id,
            token: share.token,
            transcription_id: share.transcriptionId,
            user_id: share.userId,
            title: share.title,
            parts: share.parts,
            texts: share.texts,
            name: share.name,
            created_at: share.createdAt,
            expires_at: share.expiresAt,
          })
          .execute();
        return true;
      }),

    list: (userId: string, now: number) =>
      db
        .selectFrom('shares')
        .select(columns)
        .$narrowType<{ parts: ShareParts }>()
        .where('user_id', '=', userId)
        .where((build) => build.or([build('expires_at', 'is', null), build('expires_at', '>', now)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Returns false if the person has no such share. */
    async remove(share: { userId: string; transcriptionId: string; id: string }): Promise<boolean> {
      const row = await db
        .deleteFrom('shares')
        .where('id', '=', share.id)
        .where('user_id', '=', share.userId)
        .where('transcription_id', '=', share.transcriptionId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Undefined if it has ended, or its owner is about to leave. */
    findByToken: (token: string, now: number) =>
      db
        .selectFrom('shares')
        .leftJoin('account_deletions', 'account_deletions.user_id', 'shares.user_id')
        .select(['shares.id', 'shares.user_id', 'title', 'texts', 'name', 'expires_at'])
        .where('token', '=', token)
        .where('account_deletions.user_id', 'is', null)
        .where((build) => build.or([build('expires_at', 'is', null), build('expires_at', '>', now)]))
        .executeTakeFirst(),

    /** Not worth waiting for the disk. */
    async countView(id: string): Promise<void> {
      await (db.relaxed ?? db)
        .updateTable('shares')
        .set({ views: sql<number>`views + 1` })
        .where('id', '=', id)
        .execute();
    },

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom('shares').where('expires_at', '<=', now).execute();
    },
  };
}
