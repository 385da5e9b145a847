import { sessionCookie } from '../../src/server/auth/session-cookies.ts';
import { createSessionStore } from '../../src/server/auth/session-queries.ts';
import { createSessionService } from '../../src/server/auth/session-service.ts';
import { createUserStore } from '../../src/server/auth/user-queries.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import type { Database } from '../../src/server/db/schema.ts';
import type { Tier } from '../../src/shared/limits.ts';

export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface Person {
  id: string;
  cookie: string;
}

const month = 30 * 24 * 60 * 60 * 1_000;

/** Grants Premium for a month from now, as if it had been bought. */
async function grantPremiumMonth(db: Database, id: string, now: number): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      user_id: id,
      customer_id: `cus_${id}`,
      subscription_id: `sub_${id}`,
      status: 'active',
      period_end: now + month,
      cancel_at_period_end: 0,
      synced_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Creates a session for an existing user directly in the database. */
export async function startSession(db: Database, id: string, tier: Tier, now: number): Promise<Person> {
  if (tier === 'premium') await grantPremiumMonth(db, id, now);
  const sessions = createSessionService({
    store: createSessionStore(db),
    tokenSecret: new Uint8Array(32),
    now: () => now,
    onError: () => {},
  });
  const session = await sessions.create(id);
  return { id, cookie: `${sessionCookie}=${session.id}` };
}

/** Writes new, signed-in users directly to the database. */
export async function createSignedInPeople(
  location: DatabaseLocation,
  ids: readonly string[],
  tier: Tier,
): Promise<Person[]> {
  const { db, close } = await openDatabase(location);
  const now = Date.now();
  try {
    const people: Person[] = [];
    for (const id of ids) {
      const profile = { id, username: `Test ${id}`, email: `${id}@people.test`, photoUrl: null };
      await createUserStore(db).upsert(profile, now);
      people.push(await startSession(db, id, tier, now));
    }
    return people;
  } finally {
    await close();
  }
}
