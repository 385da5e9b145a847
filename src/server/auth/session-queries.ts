import { prepare } from '../db/prepare.ts';
import type { Database } from '../db/schema.ts';

/** A signed-in user with all that decides what they may do, in one read. */
export interface SessionRow {
  user_id: string;
  username: string;
  email: string;
  photo_url: string | null;
  user_created_at: number;
  expires_at: number | null;
  status: string | null;
  period_end: number | null;
  cancel_at_period_end: number | null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions by the hash of their id: whoever reads the database cannot use one. */
export function createSessionStore(db: Database) {
  const account = db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select([
      'users.id as user_id',
      'users.username',
      'users.email',
      'users.photo_url',
      'users.created_at as user_created_at',
      'subscriptions.status',
      'subscriptions.period_end',
      'subscriptions.cancel_at_period_end',
    ]);

  const bySession = prepare<{ idHash: string; now: number }, SessionRow>(db, (param) =>
    account
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select('sessions.expires_at')
      .where('sessions.id_hash', '=', param('idHash'))
      .where('sessions.expires_at', '>', param('now')),
  );
  const byUser = prepare<{ userId: string }, SessionRow>(db, (param) =>
    account
      .select((expression) => expression.lit(null).as('expires_at'))
      .where('users.id', '=', param('userId')),
  );

  return {
    findBySession: async (idHash: string, now: number) => (await bySession({ idHash, now }))[0],
    findByUser: async (userId: string) => (await byUser({ userId }))[0],

    async create(session: { idHash: string; userId: string; now: number; expiresAt: number }) {
      await db
        .insertInto('sessions')
        .values({
          id_hash: session.idHash,
          user_id: session.userId,
          created_at: session.now,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    async extend(idHash: string, expiresAt: number) {
      await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id_hash', '=', idHash).execute();
    },

    async remove(idHash: string) {
      await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    },

    async removeExpired(now: number) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
