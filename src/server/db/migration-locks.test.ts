import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { reserveTestDatabase } from '../testing/test-app.ts';
import { migrations } from './migrate.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const rows = 1_000_000;
/** The last migration that was written without this rule. */
const lastWithoutRule = '0012-accounts';

/** Fills the tables that grow with people's texts, as they were in 0.2.0. */
const fill = `
  INSERT INTO users (id, username, email, created_at)
    SELECT 'u' || i, 'User ' || i, i || '@people.test', 1 FROM generate_series(1, 20000) AS i;
  INSERT INTO transcriptions (id, user_id, text, language, created_at)
    SELECT 't' || i, 'u' || (1 + i % 20000), repeat('Some words. ', 10), 'en-US', i FROM generate_series(1, ${rows}) AS i;
  INSERT INTO sessions (id_hash, user_id, created_at, expires_at)
    SELECT 's' || i, 'u' || (1 + i % 20000), 1, 2 FROM generate_series(1, ${rows / 10}) AS i;
  INSERT INTO translation_cache (key, user_id, translated_text, created_at)
    SELECT 'c' || i, 'u' || (1 + i % 20000), 'Ein paar Wörter.', i FROM generate_series(1, ${rows / 10}) AS i;`;

/** Time on the clock would say more about what else the machine is doing. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
}

it.runIf(isPostgres && process.platform === 'linux')(
  'migrations lock no table of a million rows for more than a second',
  { tags: ['exhaustive'], timeout: 900_000 },
  async () => {
    const { databaseUrl } = await reserveTestDatabase();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const since = migrations.findIndex(({ name }) => name === lastWithoutRule) + 1;
    expect(since).toBeGreaterThan(0);
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await client.query(statement);
    };
    await run(migrations.slice(0, since).flatMap((migration) => migration.statements('postgres')));
    await client.query(fill);
    await client.query('VACUUM ANALYZE');
    await client.query('BEGIN');
    const [{ pid } = { pid: 0 }] = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))
      .rows;
    await client.query('SET max_parallel_maintenance_workers = 0');
    const before = processorSeconds(pid);
    // All migrations share a transaction, and locks are held until its end.
    await client.query('BEGIN');
    await run(migrations.slice(since).flatMap((migration) => migration.statements('postgres')));
    await client.query('COMMIT');
    const seconds = processorSeconds(pid) - before;
    await client.end();
    expect(seconds).toBeLessThan(1);
  },
);
