import { sql } from 'kysely';
import { openDatabase } from '../src/server/db/open.ts';
import { type Person, startSession } from '../test/processes/people.ts';

export interface SeedOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  users: number;
  transcriptions: number;
  /** How many users, spread evenly, are premium and signed in. */
  signedIn: number;
  /** The rows exist already, so users only need to be signed in. */
  isFilled?: boolean;
  onProgress?: (text: string) => void;
}

const batch = 50_000;
const idOf = (index: number) => `seed-${index}`;

/** Fills a database with generated users and transcriptions. */
export async function seed(options: SeedOptions): Promise<Person[]> {
  const { users, transcriptions, signedIn } = options;
  const { db, engine, close } = await openDatabase(options);
  const now = Date.now();
  const randomId =
    engine === 'sqlite' ? sql`lower(hex(randomblob(16)))` : sql`md5(random()::text || i::text)`;
  const randomText =
    engine === 'sqlite'
      ? sql`hex(randomblob(40 + i % 80))`
      : sql`repeat(md5(random()::text), (2 + i % 5)::int)`;
  /** The numbers from first to last as rows of `n (i)`, on either database. */
  const numbers = (first: number, last: number) =>
    sql`WITH RECURSIVE n (i) AS (SELECT CAST(${first} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;

  const fill = async (
    name: string,
    total: number,
    insert: (first: number, last: number) => Promise<unknown>,
  ) => {
    for (let first = 0; first < total; first += batch) {
      await insert(first, Math.min(total, first + batch) - 1);
      options.onProgress?.(`${name}: ${Math.min(total, first + batch)} of ${total}`);
    }
  };

  if (engine === 'sqlite') {
    // Durability doesn't matter while seeding, and random index inserts need a large cache.
    await sql`PRAGMA synchronous = OFF`.execute(db);
    await sql`PRAGMA cache_size = -1000000`.execute(db);
  }
  try {
    if (!options.isFilled) await fillAll();
    return await signInSome();
  } finally {
    await close();
  }

  async function fillAll(): Promise<void> {
    await fill('users', users, (first, last) =>
      sql`INSERT INTO users (id, username, email, photo_url, created_at)
        ${numbers(first, last)}
        SELECT 'seed-' || i, 'Seeded ' || i, 'seed' || i || '@people.test', NULL, ${now} - i FROM n`.execute(
        db,
      ),
    );
    // Everyone gets about the same number of transcriptions.
    await fill('transcriptions', transcriptions, (first, last) =>
      sql`INSERT INTO transcriptions (id, user_id, text, language, created_at, idempotency_key, listed)
        ${numbers(first, last)}
        SELECT ${randomId}, 'seed-' || (i % CAST(${users} AS BIGINT)), ${randomText}, 'en-US', ${now} - i, NULL, 1 FROM n`.execute(
        db,
      ),
    );
    const each = Math.ceil(transcriptions / users);
    await fill('slots', users, (first, last) =>
      sql`INSERT INTO usage_counters (user_id, kind, period, used)
        ${numbers(first, last)}
        SELECT 'seed-' || i, 'slot', 'all', ${each} FROM n`.execute(db),
    );
  }

  function signInSome(): Promise<Person[]> {
    const chosen = Array.from({ length: signedIn }, (_, index) =>
      idOf(Math.floor((index * users) / signedIn)),
    );
    return Promise.all(chosen.map((id) => startSession(db, id, 'premium', now)));
  }
}
