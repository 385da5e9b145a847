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

    /** Records the acceptance of the terms and returns the time of the first one. */
    async acceptTerms(userId: string, now: number): Promise<number> {
      await db
        .insertInto('terms_acceptances')
        .values({ user_id: userId, accepted_at: now })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
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
