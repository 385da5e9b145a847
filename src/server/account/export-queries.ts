import type { Database } from '../db/schema.ts';

export type ExportStore = ReturnType<typeof createExportStore>;

/** Everything that is stored about one person, without ids and hashes that only the server uses. */
export function createExportStore(db: Database) {
  return {
    profile: (userId: string) =>
      db
        .selectFrom('users')
        .select(['id', 'username', 'email', 'photo_url', 'created_at', 'departed_invitees'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    /** One at a time: all of them together may take as long to read as everything else. */
    async *transcriptions(userId: string) {
      const ids = await db
        .selectFrom('transcriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      for (const { id } of ids) {
        const row = await db
          .selectFrom('transcriptions')
          .select([
            'id',
            'text',
            'language',
            'created_at',
            'updated_at',
            'timings',
            'title',
            'translations',
            'segments',
            'tags',
            'source',
          ])
          .where('id', '=', id)
          .executeTakeFirst();
        if (row) yield row;
      }
    },

    shares: (userId: string) =>
      db
        .selectFrom('shares')
        .select(['title', 'parts', 'texts', 'name', 'created_at', 'expires_at', 'views'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    words: (userId: string) =>
      db.selectFrom('dictionaries').select('entries').where('user_id', '=', userId).executeTakeFirst(),

    usage: (userId: string) =>
      db
        .selectFrom('usage_counters')
        .select(['kind', 'period', 'used'])
        .where('user_id', '=', userId)
        .orderBy('kind')
        .orderBy('period')
        .execute(),

    trial: (userId: string) =>
      db
        .selectFrom('trials')
        .select(['reserved_at', 'used_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Only when each invitee joined, because their identities are their own data. */
    invitees: (userId: string) =>
      db
        .selectFrom('invites')
        .select('created_at')
        .where('inviter_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    invitation: (userId: string) =>
      db.selectFrom('invites').select('created_at').where('invitee_id', '=', userId).executeTakeFirst(),

    terms: (userId: string) =>
      db
        .selectFrom('terms_acceptances')
        .select(['version', 'accepted_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    subscription: (userId: string) =>
      db
        .selectFrom('subscriptions')
        .select(['status', 'period_end', 'cancel_at_period_end'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    keys: (userId: string) =>
      db
        .selectFrom('api_keys')
        .select(['name', 'start', 'scopes', 'created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    webhooks: (userId: string) =>
      db
        .selectFrom('webhooks')
        .select(['url', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    devices: (userId: string, now: number) =>
      db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at')
        .execute(),
  };
}
