import type { Database, Queryable } from '../db/schema.ts';

/** What the identity provider tells about a person. */
export interface Profile {
  id: string;
  username: string;
  email: string;
  photoUrl: string | null;
}

/** Creates the user, or refreshes name, e-mail and photo. */
export async function upsertUser(db: Queryable, profile: Profile, now: number): Promise<void> {
  const details = { username: profile.username, email: profile.email, photo_url: profile.photoUrl };
  await db
    .insertInto('users')
    .values({ id: profile.id, ...details, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(details))
    .execute();
}

/** Records the acceptance of the terms and returns the first one. */
export async function acceptTerms(db: Database, userId: string, now: number): Promise<number> {
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
}
