import type { Database } from '../db/schema.ts';

export interface UserProfile {
  id: string;
  username: string;
  email: string;
  photoUrl: string | null;
}

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(db: Database) {
  return {
    /** Creates the user, or refreshes name, e-mail and photo. */
    async upsert(profile: UserProfile, now: number): Promise<void> {
      const details = { username: profile.username, email: profile.email, photo_url: profile.photoUrl };
      await db
        .insertInto('users')
        .values({ id: profile.id, ...details, created_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(details))
        .execute();
    },

    /** Undefined if the user has never accepted any version. */
    async acceptedTerms(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('terms_acceptances')
        .select('version')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.version;
    },

    /** Records which version of the terms was accepted and returns when it was first accepted. */
    async acceptTerms(userId: string, version: string, now: number): Promise<number> {
      const accepted = { version, accepted_at: now };
      await db
        .insertInto('terms_acceptances')
        .values({ user_id: userId, ...accepted })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(accepted).where('terms_acceptances.version', '<>', version),
        )
        .execute();
      const row = await db
        .selectFrom('terms_acceptances')
        .select('accepted_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return row.accepted_at;
    },
  };
}
