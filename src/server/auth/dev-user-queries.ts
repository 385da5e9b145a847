import type { Tier } from '../../shared/limits.ts';
import type { Database } from '../db/schema.ts';
import { createUserStore } from './user-queries.ts';

const paidMs = 30 * 24 * 60 * 60 * 1_000;

/** Creates the fake user of development mode, with a paid period if it is a premium one. Returns the id. */
export async function ensureDevUser(db: Database, tier: Tier, now: number): Promise<string> {
  const id = `dev-${tier}`;
  const profile = { id, username: `Developer (${tier})`, email: `${id}@localhost`, photoUrl: null };
  await createUserStore(db).upsert(profile, now);
  if (tier === 'premium') {
    const period = { status: 'active', period_end: now + paidMs, cancel_at_period_end: 0, synced_at: now };
    await db
      .insertInto('subscriptions')
      .values({ user_id: id, customer_id: `cus_${id}`, subscription_id: null, ...period })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(period))
      .execute();
  }
  return id;
}
