import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/server/db/open.ts';
import { freePorts } from '../test/free-ports.ts';
import { PostgresServer } from './postgres-server.ts';
import { seed } from './seed.ts';
import { atLeast, atMost, type Row } from './table.ts';

const ticksPerSecond = 100;
const wordsPerDocument = 20;
/** SQLite has one writer, which also builds the indexes and the words. Filled row by row, it reached 10,629 on quiet cores. */
const leastPerSecondBack = 15_000;
/** As in scripts/setup.mjs. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=100'];

/** Adds the library's row of every document, with words of a vocabulary of 20,000. */
async function fillLibrary(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const word = `'s' || (abs(random()) % 20000)`;
  const words = sql.raw(Array.from({ length: wordsPerDocument }, () => word).join(` || ' ' || `));
  await sql`INSERT INTO library (transcription_id, user_id, created_at, changed_at, sort_title, language, source, words)
    SELECT id, user_id, created_at, created_at, substr(text, 1, 20), language, 'dictation', ${words} FROM transcriptions`.execute(
    db,
  );
  await close();
}

/** Processor seconds of the process, and of the children that it has waited for. */
function processorSeconds(pid: number): { own: number; children: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return { own: (user + system) / ticksPerSecond, children: (childUser + childSystem) / ticksPerSecond };
}

interface Run {
  seconds: number;
  processor: number;
  postgresProcessor: number;
  megabytes: number;
}

/** Runs the command as operators do, in a process of its own. */
async function runMove(to: string, env: Record<string, string>, postmaster: number): Promise<Run> {
  const before = processorSeconds(postmaster).children;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, 'src/server/commands/move-main.ts', to], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const pid = child.pid ?? 0;
  let megabytes = 0;
  let processor = 0;
  const timer = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (kilobytes !== undefined) megabytes = Number(kilobytes) / 1024;
      processor = processorSeconds(pid).own;
    } catch {
      // It has just ended.
    }
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`npm run move -- ${to} failed`);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, processor, postgresProcessor: processorSeconds(postmaster).children - before, megabytes };
}

/** Moves a large database to PostgreSQL and back. */
export async function measureMove(size: { users: number; transcriptions: number }): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-move-'));
  chmodSync(folder, 0o755);
  const [port = 0] = await freePorts(1);
  const postgres = new PostgresServer(join(folder, 'postgres'), port);
  try {
    const [from, back] = [join(folder, 'from'), join(folder, 'back')];
    await seed({ dataDir: from, ...size, signedIn: 0 });
    await fillLibrary(from);
    await postgres.startNew();
    await postgres.query((client) => client.query('CREATE DATABASE moved'));
    const url = `postgres://rhapsode:rhapsode@127.0.0.1:${port}/moved`;
    const postmaster = Number(
      readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0],
    );
    const rows = 2 * size.users + 2 * size.transcriptions;
    const there = await runMove(url, { DATA_DIR: from }, postmaster);
    const home = await runMove('sqlite', { DATA_DIR: back, DATABASE_URL: url }, postmaster);
    return [
      ...describe('SQLite to PostgreSQL', rows, there, 20_000),
      ...describe('PostgreSQL to SQLite', rows, home, leastPerSecondBack),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function describe(name: string, rows: number, run: Run, leastPerSecond: number): Row[] {
  const { seconds, processor, postgresProcessor, megabytes } = run;
  const times = `${Math.round(seconds)} s; processor ${Math.round(processor)} s, and PostgreSQL ${Math.round(postgresProcessor)} s`;
  return [
    atLeast(
      `${name}: ${rows} rows in ${times}`,
      rows / seconds,
      leastPerSecond,
      (value) => `${Math.round(value)} rows/s`,
    ),
    atMost(`${name}: memory`, megabytes, 200, (value) => `${Math.round(value)} MB`),
  ];
}
