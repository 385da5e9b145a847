import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUserStore } from '../src/server/auth/user-queries.ts';
import { type OpenDatabase, openDatabase } from '../src/server/db/open.ts';
import { createPace } from '../src/server/http/pace.ts';
import { createLibraryStore } from '../src/server/transcriptions/library-queries.ts';
import { createLibraryService } from '../src/server/transcriptions/library-service.ts';
import type { LibraryQuery } from '../src/shared/calls/library-calls.ts';
import { startPostgres } from '../test/start-postgres.ts';
import { atMost, median, ms, type Row } from './table.ts';

const sizes = [1_000, 100_000];
const rounds = 15;
const batch = 500;

/** In milliseconds. The second is for the larger library, where the word is in every text. */
const budgets: Record<string, { query: LibraryQuery; most: [number, number] }> = {
  'newest page': { query: {}, most: [20, 20] },
  'by title': { query: { sort: 'title' }, most: [20, 20] },
  'one language': { query: { language: 'fr-FR' }, most: [20, 20] },
  'a word in one text of a thousand': { query: { search: 'rare7' }, most: [20, 60] },
  'a word in every text': { query: { search: 'common' }, most: [40, 700] },
  'a tag of one text in ten': { query: { tag: 'tag3' }, most: [20, 250] },
};

const summaryBudgets = [20, 250];

const languages = ['en-US', 'fr-FR', 'de-DE'];
const vocabulary = Array.from({ length: 5_000 }, (_, index) => `w${(index * 7_919).toString(36)}`);

/** About 40 words, one of which is in every text, and one in every thousandth. */
function textOf(index: number): string {
  const words = Array.from(
    { length: 40 },
    (_, place) => vocabulary[(index * 31 + place * place * 17) % vocabulary.length] ?? '',
  );
  return `common rare${index % 1_000} ${words.join(' ')}`;
}

export async function fillLibrary({ db }: OpenDatabase, userId: string, documents: number): Promise<void> {
  for (let first = 0; first < documents; first += batch) {
    const rows = Array.from({ length: Math.min(batch, documents - first) }, (_, place) => {
      const index = first + place;
      return {
        ...{ id: `${userId}-${index}`, user_id: userId, text: textOf(index), created_at: index },
        ...{ language: languages[index % 3] ?? '', title: `Title ${index}`, source: 'dictated' },
        ...{ tags: JSON.stringify([`tag${index % 10}`]), translations: null, segments: null },
        ...{ timings: null, idempotency_key: null, updated_at: null },
      };
    });
    await db.insertInto('transcriptions').values(rows).execute();
  }
}

async function measureOn(name: string, database: OpenDatabase): Promise<Row[]> {
  const store = createLibraryStore(database);
  const library = createLibraryService({ store, pace: createPace(1) });
  const rows: Row[] = [];
  for (const [place, size] of sizes.entries()) {
    const userId = `reader-${size}`;
    const profile = { id: userId, username: 'Reader', email: `${userId}@people.test`, photoUrl: null };
    await createUserStore(database.db).upsert(profile, 0);
    await fillLibrary(database, userId, size);
    await library.addUnlisted();
    const user = {
      ...{ id: userId, username: '', email: '', photoUrl: null },
      ...{ createdAt: 0, invitees: 0, tier: 'premium' as const },
    };
    const summaryTimes: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const startedAt = performance.now();
      const { documents } = await library.summary(user);
      if (round > 0) summaryTimes.push(performance.now() - startedAt);
      if (documents !== size) throw new Error(`${documents} documents were counted`);
    }
    rows.push(
      atMost(
        `${name}, ${size.toLocaleString('en-US')} documents: what there is to filter by`,
        median(summaryTimes),
        summaryBudgets[place] ?? 0,
        ms,
      ),
    );
    for (const [what, { query, most }] of Object.entries(budgets)) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const startedAt = performance.now();
        const { items } = await library.page(user, query);
        if (round > 0) times.push(performance.now() - startedAt);
        if (items.length === 0) throw new Error(`Nothing was found: ${what}`);
      }
      rows.push(
        atMost(
          `${name}, ${size.toLocaleString('en-US')} documents: ${what}`,
          median(times),
          most[place] ?? 0,
          ms,
        ),
      );
    }
  }
  return rows;
}

/** The library of one person with many documents, on both databases. */
export async function measureLibrary(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-library-'));
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const [name, location] of [
      ['SQLite', { dataDir }],
      ['PostgreSQL', { dataDir, databaseUrl: `${postgres.url}/postgres` }],
    ] as const) {
      const database = await openDatabase(location);
      try {
        rows.push(...(await measureOn(name, database)));
      } finally {
        await database.close();
      }
    }
    return rows;
  } finally {
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
