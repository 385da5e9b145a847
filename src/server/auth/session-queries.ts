import { sql } from 'kysely';
import { prepare } from '../db/prepare.ts';
import type { Database } from '../db/schema.ts';

/** One query returns the user and everything that determines their permissions. */
export interface SessionRow {
  user_id: string;
  username: string;
  email: string;
  photo_url: string | null;
  user_created_at: number;
  invitees: number;
  status: string | null;
  period_end: number | null;
  cancel_at_period_end: number | null;
}

export interface UsedSessionRow extends SessionRow {
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

interface NewSession {
  idHash: string;
  userId: string;
  device: string;
  now: number;
  expiresAt: number;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions are stored under a hash from which neither the cookie nor a token can be derived. */
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
      // Invitees still count after they have deleted their accounts.
      sql<number>`(SELECT count(*) FROM invites WHERE inviter_id = users.id) + users.departed_invitees`.as(
        'invitees',
      ),
    ]);

  const bySession = prepare<{ idHash: string; now: number }, UsedSessionRow>(db, (param) =>
    account
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select(['sessions.created_at', 'sessions.last_used_at', 'sessions.expires_at'])
      .where('sessions.id_hash', '=', param('idHash'))
      .where('sessions.expires_at', '>', param('now')),
  );
  const byUser = prepare<{ userId: string }, SessionRow>(db, (param) =>
    account.where('users.id', '=', param('userId')),
  );

  return {
    readVersion: db.readVersion,

    findBySession: async (idHash: string, now: number) => (await bySession({ idHash, now }))[0],
    findByUser: async (userId: string) => (await byUser({ userId }))[0],

    async create({ idHash, userId, device, now, expiresAt }: NewSession) {
      const times = { created_at: now, last_used_at: now, expires_at: expiresAt };
      await db
        .insertInto('sessions')
        .values({ id_hash: idHash, user_id: userId, device, ...times })
        .execute();
    },

    async touch(idHash: string, now: number, expiresAt: number) {
      await db
        .updateTable('sessions')
        .set({ last_used_at: now, expires_at: expiresAt })
        .where('id_hash', '=', idHash)
        .execute();
    },

    list: (userId: string, now: number) =>
      db
        .selectFrom('sessions')
        .select(['id_hash', 'device', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('id_hash')
        .execute(),

    async remove(idHash: string) {
      await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    },

    /** Returns false if the person has no such session. */
    async removeForUser(userId: string, idHash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('sessions')
        .where('id_hash', '=', idHash)
        .where('user_id', '=', userId)
        .returning('id_hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    async removeAllForUser(userId: string) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async removeExpired(now: number) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
