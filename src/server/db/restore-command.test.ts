import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePorts } from '../../../test/free-ports.ts';
import { startSystemPostgres, systemPostgres } from '../../../test/system-postgres.ts';
import { canMount, useSmallDisk } from '../testing/test-disk.ts';
import { runBackup } from './backup-command.ts';
import { unfinishedMove } from './migrate.ts';
import { openDatabase } from './open.ts';
import { sqliteFile } from './open-sqlite.ts';
import { runRestore } from './restore-command.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const now = new Date('2026-03-10T08:00:00Z');

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

let postgres: Awaited<ReturnType<typeof startSystemPostgres>> | undefined;
let number = 0;
afterAll(() => postgres?.remove());

const muchContent = { rows: isPostgres ? 600 : 3_000, letters: 20_000 };

/** Texts that take a moment to copy and that can't be compressed to nothing. */
async function addMuchContent(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db
    .insertInto('users')
    .values({ id: 'bob', username: 'Bob', email: 'bob@example.com', photo_url: null, created_at: 1 })
    .execute();
  const atOnce = 100;
  for (let first = 0; first < muchContent.rows; first += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, index) => ({
      ...{ id: `m${first + index}`, user_id: 'bob', language: 'en-US', created_at: first + index },
      ...{ text: randomBytes(muchContent.letters / 2).toString('hex') },
      ...{ idempotency_key: null, timings: null, listed: 1 },
    }));
    await db.insertInto('transcriptions').values(rows).execute();
  }
  await close();
}

/** A command in a process group of its own, so that PostgreSQL's programs are killed with it. */
function startCommand(entry: string, file: string, place: Place) {
  const child = spawn(process.execPath, [entry, file], {
    detached: true,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
  });
  const ended = once(child, 'exit');
  return {
    async kill() {
      process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
      expect(await ended, 'it was still running').toEqual([null, 'SIGKILL']);
    },
  };
}

/** Whether a restore has begun to write there, and isn't over. */
async function isRestoring({ dataDir, databaseUrl }: Place): Promise<boolean> {
  if (databaseUrl === undefined) return existsSync(join(dataDir, 'restoring.db'));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pg_restore'",
  );
  await client.end();
  return rowCount !== 0;
}

/** Two empty places of the database under test. */
async function twoPlaces(): Promise<[Place, Place]> {
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  if (!isPostgres)
    return [
      { dataDir: folders[0], databaseUrl: undefined },
      { dataDir: folders[1], databaseUrl: undefined },
    ];
  postgres ??= await startSystemPostgres(systemPostgres ?? '');
  vi.stubEnv('PATH', [systemPostgres, process.env.PATH].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  number += 1;
  const names = [`first${number}`, `second${number}`] as const;
  for (const name of names) await runSql(`${postgres.url}/postgres`, `CREATE DATABASE ${name}`);
  return [
    { dataDir: folders[0], databaseUrl: `${postgres.url}/${names[0]}` },
    { dataDir: folders[1], databaseUrl: `${postgres.url}/${names[1]}` },
  ];
}

/** Saves texts one after the other until it is stopped, and counts those that were acknowledged. */
async function startSaving(place: Place) {
  const { db, close } = await openDatabase(place);
  await db
    .insertInto('users')
    .values({ id: 'ann', username: 'Ann', email: 'ann@example.com', photo_url: null, created_at: 1 })
    .execute();
  let acknowledged = 0;
  let isStopped = false;
  const waiting = new Set<() => void>();
  const saving = (async () => {
    while (!isStopped) {
      const row = {
        user_id: 'ann',
        text: `text ${acknowledged}`,
        language: 'en-US',
        created_at: acknowledged,
      };
      await db
        .insertInto('transcriptions')
        .values({ id: `t${acknowledged}`, idempotency_key: null, timings: null, ...row, listed: 1 })
        .execute();
      acknowledged += 1;
      for (const check of waiting) check();
      await new Promise(setImmediate);
    }
  })();
  return {
    acknowledged: () => acknowledged,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (acknowledged >= count) resolve();
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      isStopped = true;
      await saving;
      await close();
    },
  };
}

async function savedTexts(place: Place): Promise<Set<string>> {
  const { db, close } = await openDatabase(place);
  const rows = await db.selectFrom('transcriptions').select(['id', 'text']).execute();
  await close();
  return new Set(rows.map(({ id, text }) => `${id}: ${text}`));
}

describe.runIf(!isPostgres || systemPostgres !== undefined)('npm run backup and restore', () => {
  it('bring back every write that was acknowledged before a backup under load', async () => {
    const [place, other] = await twoPlaces();
    const load = await startSaving(place);
    await load.until(50);
    const before = load.acknowledged();
    const file = join(temporaryFolder(), isPostgres ? 'copy.dump' : 'copy.db');
    expect(await runBackup([file], place, now)).toBe(
      `Written to ${file}, with its checksum in ${file}.sha256`,
    );
    await load.until(load.acknowledged() + 20);
    await load.stop();

    // Destroyed.
    if (place.databaseUrl)
      await runSql(place.databaseUrl, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    else rmSync(place.dataDir, { recursive: true });

    for (const target of [place, other]) {
      expect(await runRestore([file], target)).toMatch(
        /^Restored to .* and checked\. Users: 1, saved texts: \d+\./,
      );
      const texts = await savedTexts(target);
      for (let index = 0; index < before; index += 1) expect(texts).toContain(`t${index}: text ${index}`);
    }
  });

  it('never replace a database', async () => {
    const [place, other] = await twoPlaces();
    await (await openDatabase(place)).close();
    const file = join(temporaryFolder(), isPostgres ? 'copy.dump' : 'copy.db');
    await runBackup([file], place, now);
    await expect(runRestore([file], place)).rejects.toThrow(/nothing is ever replaced\. (Move|Create)/);
    await runRestore([file], other);
  });

  it('refuse a backup of a newer version, and leave the place empty or say so', async () => {
    const [place, other] = await twoPlaces();
    const database = await openDatabase(place);
    await database.db
      .insertInto('schema_migrations' as never)
      .values({ name: '9999-future' } as never)
      .execute();
    await database.close();
    const file = join(temporaryFolder(), isPostgres ? 'copy.dump' : 'copy.db');
    await runBackup([file], place, now);
    await expect(runRestore([file], other)).rejects.toThrow('newer Rhapsode (9999-future). Update this one');
    if (!isPostgres) expect(existsSync(sqliteFile(other.dataDir))).toBe(false);
  });

  it('keep only the newest backups of either kind', async () => {
    const [place] = await twoPlaces();
    await (await openDatabase(place)).close();
    const folder = temporaryFolder();
    for (const day of ['10', '11', '12'])
      await runBackup([folder, '--keep', '2'], place, new Date(`2026-03-${day}T08:00:00Z`));
    const ending = isPostgres ? 'dump' : 'db';
    expect(readdirSync(folder).sort()).toEqual([
      `backup-2026-03-11.${ending}`,
      `backup-2026-03-11.${ending}.sha256`,
      `backup-2026-03-12.${ending}`,
      `backup-2026-03-12.${ending}.sha256`,
    ]);
  });

  it('say what to do about a wrong address', async ({ skip }) => {
    skip(!isPostgres, 'SQLite has no address');
    const [place, other] = await twoPlaces();
    await (await openDatabase(place)).close();
    const folder = temporaryFolder();
    const file = join(folder, 'copy.dump');
    await runBackup([file], place, now);
    const [closed = 0] = await freePorts(1);
    const wrong = (change: (address: URL) => void) => {
      const address = new URL(other.databaseUrl ?? '');
      change(address);
      return { ...other, databaseUrl: address.href };
    };
    for (const [change, message] of [
      [(address: URL) => (address.hostname = 'nowhere.invalid'), /^There is no computer called nowhere/],
      [(address: URL) => (address.port = String(closed)), /^Nothing answers at .*Is PostgreSQL running/],
      [
        (address: URL) => (address.pathname = '/nothing'),
        /^There is no database called nothing yet. Create it with: createdb nothing/,
      ],
    ] as const) {
      await expect(runBackup([folder], wrong(change), now)).rejects.toThrow(message);
      await expect(runRestore([file], wrong(change))).rejects.toThrow(message);
    }
    expect(readdirSync(folder).sort()).toEqual(['copy.dump', 'copy.dump.sha256']);
  });

  it.runIf(canMount && !isPostgres)('say so if the disk is full, and leave nothing behind', async () => {
    const [place] = await twoPlaces();
    const load = await startSaving(place);
    await load.until(300);
    await load.stop();
    const file = join(temporaryFolder(), 'copy.db');
    await runBackup([file], place, now);
    const disk = useSmallDisk(1);
    const full = temporaryFolder();
    const target = { dataDir: join(full, 'data'), databaseUrl: undefined };
    disk.fill();
    await expect(runBackup([full], place, now)).rejects.toThrow(
      /^The disk is full\. Nothing was written\. Free some space, or name a folder on a larger disk/,
    );
    expect(readdirSync(full)).toEqual([]);
    disk.empty();
    mkdirSync(target.dataDir);
    disk.fill();
    await expect(runRestore([file], target)).rejects.toThrow(
      'The disk is full. Nothing was restored. Free some space, then run the command again.',
    );
    disk.empty();
    expect(await runRestore([file], target), 'the place is still empty').toContain('saved texts: 300');
  });

  it.runIf(canMount && !isPostgres)('leave nothing behind if a large copy does not fit', async () => {
    const [place] = await twoPlaces();
    await (await openDatabase(place)).close();
    const database = new Sqlite(sqliteFile(place.dataDir));
    // More than SQLite keeps in memory before it writes.
    database.exec('CREATE TABLE large AS SELECT randomblob(24 * 1024 * 1024) AS content');
    database.close();
    const file = join(temporaryFolder(), 'copy.db');
    await runBackup([file], place, now);
    useSmallDisk(1);
    const disk = temporaryFolder();
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    const isFull = /^The disk is full\. Nothing was /;
    await expect(runBackup([disk], place, now)).rejects.toThrow(isFull);
    await expect(runBackup([`${join(disk, 'new')}/`], place, now)).rejects.toThrow(isFull);
    await expect(runRestore([file], { dataDir, databaseUrl: undefined })).rejects.toThrow(isFull);
    expect(readdirSync(disk)).toEqual(['data']);
    expect(readdirSync(dataDir)).toEqual(['rhapsode.lock']);
  });

  it('begin again after they were killed half-way', async () => {
    const [place, other] = await twoPlaces();
    await (await openDatabase(place)).close();
    const folder = temporaryFolder();
    const file = join(folder, isPostgres ? 'copy.dump' : 'copy.db');
    // What a killed backup and a killed restore leave.
    writeFileSync(`${file}.part`, 'half');
    writeFileSync(join(other.dataDir, 'restoring.db'), 'half');
    await runBackup([file], place, now);
    expect(readdirSync(folder)).not.toContain(`${basename(file)}.part`);
    expect(await runRestore([file], other)).toContain('saved texts: 0');
  });

  it('leave nothing half when they are really killed, and work when they are run again', async () => {
    const [place, other] = await twoPlaces();
    await (await openDatabase(place)).close();
    const folder = temporaryFolder();
    const file = join(folder, isPostgres ? 'copy.dump' : 'copy.db');
    const part = `${file}.part`;
    await addMuchContent(place);
    const commands = join(import.meta.dirname, '../commands');
    const backup = startCommand(join(commands, 'backup-main.ts'), file, place);
    await vi.waitFor(() => expect(existsSync(part)).toBe(true), { timeout: 30_000, interval: 2 });
    await backup.kill();
    expect(existsSync(file)).toBe(false);
    await runBackup([file], place, now);
    expect(readdirSync(folder).sort()).toEqual([basename(file), `${basename(file)}.sha256`]);

    const restore = startCommand(join(commands, 'restore-main.ts'), file, other);
    await vi.waitFor(async () => expect(await isRestoring(other)).toBe(true), {
      timeout: 30_000,
      interval: 2,
    });
    await restore.kill();
    if (isPostgres)
      await vi.waitFor(async () => expect(await isRestoring(other)).toBe(false), { timeout: 30_000 });
    else expect(existsSync(sqliteFile(other.dataDir))).toBe(false);
    expect(await runRestore([file], other)).toContain(
      `saved texts: ${muchContent.rows.toLocaleString('en')}.`,
    );
  });

  it.runIf(canMount && isPostgres)('say so if the disk is full while pg_dump writes', async () => {
    const [place] = await twoPlaces();
    await (await openDatabase(place)).close();
    await addMuchContent(place);
    const disk = useSmallDisk(1);
    const folder = temporaryFolder();
    const isFull = /^The disk is full\. Nothing was written\. Free some space, or name a folder/;
    await expect(runBackup([folder], place, now)).rejects.toThrow(isFull);
    disk.fill();
    await expect(runBackup([folder], place, now)).rejects.toThrow(isFull);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuse a damaged backup', async () => {
    const [place, other] = await twoPlaces();
    const load = await startSaving(place);
    await load.until(200);
    await load.stop();
    const file = join(temporaryFolder(), isPostgres ? 'copy.dump' : 'copy.db');
    await runBackup([file], place, now);
    const damaged = `${file}.damaged`;
    copyFileSync(file, damaged);
    truncateSync(damaged, Math.floor(statSync(damaged).size / 2));
    const refusal = /is damaged: .*\nNothing was restored\. Try another backup\.$/s;
    await expect(runRestore([damaged], other)).rejects.toThrow(refusal);
    await expect(runRestore([damaged], other)).rejects.toThrow(damaged);
    expect(await runRestore([file], other), 'the place is still empty').toContain('saved texts: 200');
  });

  it('notice five changed letters in a text, and say when they cannot', async () => {
    const [place, other] = await twoPlaces();
    const load = await startSaving(place);
    await load.until(20);
    await load.stop();
    const folder = temporaryFolder();
    const file = join(folder, isPostgres ? 'copy.dump' : 'copy.db');
    await runBackup([file], place, now);
    const bytes = readFileSync(file);
    const at = isPostgres ? Math.floor(bytes.length / 2) : bytes.indexOf('text 7');
    const changed = join(folder, 'changed');
    writeFileSync(
      changed,
      Buffer.concat([bytes.subarray(0, at), Buffer.from('TAXED'), bytes.subarray(at + 5)]),
    );
    copyFileSync(`${file}.sha256`, `${changed}.sha256`);
    await expect(runRestore([changed], other)).rejects.toThrow(
      `${changed} is damaged: it doesn't match its checksum in ${changed}.sha256.\nNothing was restored. Try another backup.`,
    );
    rmSync(`${file}.sha256`);
    const restored = await runRestore([file], other);
    expect(restored).not.toContain('checked');
    expect(restored).toContain(`There is no ${file}.sha256, so a few changed letters`);
  });

  it('refuse an unfinished move', async () => {
    const [place] = await twoPlaces();
    const database = await openDatabase(place);
    await database.db
      .insertInto('schema_migrations' as never)
      .values({ name: unfinishedMove } as never)
      .execute();
    await database.close();
    const folder = temporaryFolder();
    await expect(runBackup([folder], place, now)).rejects.toThrow(
      /holds an unfinished copy.*Run the same npm run move command again/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('say what a PostgreSQL user without rights needs', async ({ skip }) => {
    skip(!isPostgres, 'SQLite has no users');
    const [place, other] = await twoPlaces();
    await (await openDatabase(place)).close();
    const file = join(temporaryFolder(), 'copy.dump');
    await runBackup([file], place, now);
    await runSql(
      other.databaseUrl ?? '',
      "CREATE ROLE guest LOGIN PASSWORD 'guest'; REVOKE ALL ON SCHEMA public FROM PUBLIC",
    );
    const address = new URL(other.databaseUrl ?? '');
    address.username = 'guest';
    address.password = 'guest';
    await expect(runRestore([file], { ...other, databaseUrl: address.href })).rejects.toThrow(
      /^This user may not do that\. It must own the database/,
    );
  });
});

describe('npm run backup without the right programs', () => {
  const dump = (path: string) => {
    vi.stubEnv('PATH', path);
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = temporaryFolder();
    const written = runBackup(
      [folder],
      { dataDir: '.', databaseUrl: 'postgres://user:secret@127.0.0.1:1/db' },
      now,
    );
    return { folder, written };
  };

  it('says how to install pg_dump', async () => {
    const { written, folder } = dump('/nowhere');
    await expect(written).rejects.toThrow(
      /^pg_dump is not installed on this computer\. Install .*postgresql-client/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says which version it needs, and leaves no half backup', async () => {
    const tools = temporaryFolder();
    const program = join(tools, 'pg_dump');
    const script = `#!/bin/sh
case "$*" in *secret*) echo "the password is visible" >&2; exit 1;; esac
echo half > "\${4#--file=}"
echo "pg_dump: error: aborting because of server version mismatch" >&2
exit 1
`;
    writeFileSync(program, script);
    chmodSync(program, 0o755);
    const { written, folder } = dump(`${tools}:/usr/bin:/bin`);
    await expect(written).rejects.toThrow('in the same version or a newer one.\npg_dump: error');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe.runIf(!isPostgres)('npm run restore', () => {
  it('says what is wrong with its input', async () => {
    const folder = temporaryFolder();
    const place = { dataDir: join(folder, 'data'), databaseUrl: undefined };
    const onPostgres = { ...place, databaseUrl: 'postgres://127.0.0.1:1/db' };
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'Not a backup');
    const dump = join(folder, 'backup.dump');
    writeFileSync(dump, 'PGDMP…');
    const sqlite = join(folder, 'backup.db');
    new Sqlite(sqlite).exec('CREATE TABLE users (id TEXT)').close();
    await expect(runRestore([], place)).rejects.toThrow('Usage: npm run restore');
    await expect(runRestore([text, text], place)).rejects.toThrow('Name one file.');
    await expect(runRestore(['--force'], place)).rejects.toThrow(
      /^Unknown option '--force'\.\nUsage: npm run/,
    );
    expect(await runRestore(['--help'], place)).toContain('Usage: npm run restore');
    await expect(runRestore([folder], place)).rejects.toThrow(`${folder} is a folder. Name a file.`);
    await expect(runRestore([sqlite], { ...place, dataDir: join(text, 'data') })).rejects.toThrow(
      'there is a file in its place',
    );
    await expect(runRestore([join(folder, 'nothing.db')], place)).rejects.toThrow('There is no file');
    await expect(runRestore([text], place)).rejects.toThrow('is not a backup made by npm run backup');
    await expect(runRestore([dump], place)).rejects.toThrow('Set DATABASE_URL to an empty database');
    await expect(runRestore([sqlite], onPostgres)).rejects.toThrow(
      'then move it to PostgreSQL with npm run move',
    );
    await expect(runRestore([sqlite], place)).rejects.toThrow('is not a database of Rhapsode');
    expect(existsSync(sqliteFile(place.dataDir))).toBe(false);
  });
});
