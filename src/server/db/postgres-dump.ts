import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import pg from 'pg';
import { damagedBackup, requireFinishedMove, writeBackup } from './backup-file.ts';
import { migrations } from './migrate.ts';

const codes = [
  [/No space left/, 'ENOSPC'],
  [/permission denied for|must be owner of|no schema has been selected/, '42501'],
  [/Permission denied/, 'EACCES'],
] as const;

/** PostgreSQL's own programs read and write backups, because only they know every version of its format. */
async function runTool(tool: 'pg_dump' | 'pg_restore', args: readonly string[], url?: string): Promise<void> {
  const address = url === undefined ? undefined : new URL(url);
  // Other users of this computer can see arguments, but not the environment.
  const password = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  const child = spawn(tool, [...args, ...(address ? [`--dbname=${address.href}`] : [])], {
    // In English, so that its errors can be recognised.
    env: { ...process.env, LC_ALL: 'C', ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr.on('data', (text) => {
    problem += text;
  });
  const [exitCode] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${tool} is not installed on this computer. Install PostgreSQL's client programs in the server's version or a newer one ` +
        '(on Debian and Ubuntu: apt-get install postgresql-client), or run this command where they are.',
    );
  });
  if (exitCode === 0) return;
  if (/version mismatch|unsupported version/.test(problem))
    throw new Error(
      `This ${tool} is older than the database or the backup. Install PostgreSQL's client programs in the same version or a newer one.\n${problem.trim()}`,
    );
  if (url !== undefined) await requireReachable(url);
  const code = codes.find(([pattern]) => pattern.test(problem))?.[1] ?? '';
  throw Object.assign(new Error(`${tool} failed:\n${problem.trim()}`), { code });
}

/** Fails with a code if PostgreSQL can't be reached, while its programs fail with a text in some language. */
async function requireReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.end();
}

/** Writes a checked dump of the PostgreSQL database to a new file, also while the app is running. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await writeBackup(file, async (part) => {
    await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`], url);
    await readDump(part);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    try {
      const { rows } = await client.query<{ found: boolean }>(
        "SELECT to_regclass('schema_migrations') IS NOT NULL AS found",
      );
      if (rows[0]?.found) requireFinishedMove(await migrationsOf(client));
    } finally {
      await client.end();
    }
  });
}

/** Fails if a part of the dump is missing or can't be unpacked. */
const readDump = (file: string): Promise<void> => runTool('pg_restore', [`--file=${devNull}`, file]);

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
  return rows.map(({ name }) => name);
}

/** Restores a dump into an empty database, completely or not at all. Returns how much is in it. */
export async function restorePostgres(url: string, file: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  const count = async (query: string) =>
    Number((await client.query<{ count: number }>(query)).rows[0]?.count);
  try {
    const tables = await count("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");
    if (tables > 0)
      throw new Error(
        `The database in DATABASE_URL is not empty (${tables} tables), and nothing is ever replaced. ` +
          'Create a new one (createdb NAME), set DATABASE_URL to it and run the command again.',
      );
    await readDump(file).catch((error: unknown) => {
      throw error instanceof Error && /^pg_restore failed/.test(error.message)
        ? damagedBackup(file, error.message, error)
        : error;
    });
    await runTool(
      'pg_restore',
      ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file],
      url,
    );
    refuseNewer(await migrationsOf(client));
    const people = await count('SELECT count(*) FROM users');
    const texts = await count('SELECT count(*) FROM transcriptions');
    return describeContents(people, texts);
  } finally {
    await client.end();
  }
}

export function refuseNewer(found: readonly string[]): void {
  requireFinishedMove(found);
  const newer = found.find((name) => !migrations.some((migration) => migration.name === name));
  if (newer !== undefined)
    throw new Error(
      `The backup is of a newer Rhapsode (${newer}). Update this one, then run the command again with an empty database.`,
    );
}

const numbers = new Intl.NumberFormat('en-GB');

export const describeContents = (people: number, texts: number): string =>
  `Users: ${numbers.format(people)}, saved texts: ${numbers.format(texts)}.`;
