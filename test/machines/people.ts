import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/server/db/open.ts';
import { createSessionStore } from '../../src/server/db/sessions.ts';
import { upsertUser } from '../../src/server/db/users.ts';
import { sessionCookie } from '../../src/server/session-cookies.ts';

export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface Person {
  id: string;
  cookie: string;
}

const month = 30 * 24 * 60 * 60 * 1_000;

/** People who are signed in already, written straight into the database. */
export async function seatPeople(
  place: Place,
  ids: readonly string[],
  tier: 'free' | 'premium',
): Promise<Person[]> {
  const database = await openDatabase(place);
  const sessions = createSessionStore(database.db);
  const now = Date.now();
  try {
    const people: Person[] = [];
    for (const id of ids) {
      await upsertUser(
        database.db,
        { id, username: `Test ${id}`, email: `${id}@people.test`, photoUrl: null },
        now,
      );
      if (tier === 'premium') {
        await database.db
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
          .execute();
      }
      const session = randomBytes(32).toString('base64url');
      const idHash = createHash('sha256').update(session).digest('base64url');
      await sessions.create({ idHash, userId: id, now, expiresAt: now + month });
      people.push({ id, cookie: `${sessionCookie}=${session}` });
    }
    return people;
  } finally {
    await database.close();
  }
}
