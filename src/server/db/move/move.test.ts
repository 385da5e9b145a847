import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../../../../test/free-ports.ts';
import { reserveTestDatabase } from '../../testing/test-app.ts';
import { canMount, useSmallDisk } from '../../testing/test-disk.ts';
import { migrations } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { sqliteFile } from '../open-sqlite.ts';
import { runMove } from './move-command.ts';
import { openPostgresSource } from './postgres-store.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite-store.ts';
import type { Table } from './store.ts';

/** Values that each need care in one of the databases. */
const texts = ['plain', 'a "b" \\ {c,d} \n\t\r', '漢字 😀', 'NULL', "it's", '-1:x'];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createSqlite(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await openDatabase({ dataDir })).close();
  return dataDir;
}

async function tablesOf(dataDir: string): Promise<Table[]> {
  const source = openSqliteSource(dataDir);
  const tables = await source.tables();
  await source.close();
  return tables;
}

/** Rows in every table. All texts of a row are the same, so that all references lead somewhere. */
async function fillEverything(dataDir: string): Promise<void> {
  const tables = await tablesOf(dataDir);
  const db = new Sqlite(sqliteFile(dataDir));
  db.pragma('foreign_keys = OFF');
  for (const { name } of tables) {
    const columns = db.prepare<[string], { name: string; type: string; notnull: number; pk: number }>(
      'SELECT name, type, "notnull", pk FROM pragma_table_info(?)',
    );
    const list = columns.all(name);
    const insert = db.prepare(
      `INSERT INTO "${name}" (${list.map((column) => `"${column.name}"`).join(', ')}) VALUES (${list.map(() => '?').join(', ')})`,
    );
    for (const [index, text] of texts.entries()) {
      const values = list.map((column) => {
        if (index === 2 && column.notnull === 0 && column.pk === 0) return null;
        if (column.type === 'TEXT') return text;
        return column.type === 'BLOB' ? Buffer.from([0, 255, 92, 10, index]) : 1_700_000_000_000 + index;
      });
      insert.run(...values);
    }
  }
  // With SQLite, sound is in files.
  db.exec('DELETE FROM clip_chunks');
  db.exec("UPDATE clips SET id = 'clip-' || created_at");
  mkdirSync(join(dataDir, 'clips'));
  const ids = db.prepare<[], string>('SELECT id FROM clips').pluck().all();
  for (const [index, id] of ids.entries())
    writeFileSync(join(dataDir, 'clips', `${id}.mp3`), Buffer.alloc(150_000 * index + 7, index));
  writeFileSync(join(dataDir, 'clips', 'orphan.mp3'), 'of no clip');
  db.close();
}

async function fillDocuments(dataDir: string, count: number): Promise<void> {
  const db = new Sqlite(sqliteFile(dataDir));
  db.exec("INSERT INTO users (id, username, email, created_at) VALUES ('ann', 'Ann', 'ann@example.com', 1)");
  db.prepare(
    `INSERT INTO transcriptions (id, user_id, text, language, created_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT 'doc-' || i, 'ann', 'Text ' || i, 'en-US', i FROM n`,
  ).run(count);
  db.close();
}

function contents(dataDir: string, tables: readonly Table[]) {
  const db = new Sqlite(sqliteFile(dataDir), { readonly: true });
  const rows = tables.map(({ name, columns }) => {
    const list = columns.map((column) => `"${column.name}"`).join(', ');
    return [name, db.prepare(`SELECT ${list} FROM "${name}" ORDER BY ${list}`).all()];
  });
  db.close();
  return Object.fromEntries(rows);
}

async function onPostgres<T extends pg.QueryResultRow>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

async function run(
  args: readonly string[],
  dataDir: string,
  databaseUrl?: string,
  terminal: { isTerminal: boolean; now: () => number } = { isTerminal: false, now: () => 0 },
) {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const next = await runMove(args, { dataDir, databaseUrl }, { print, ...terminal });
  return { printed, next };
}

async function emptyPostgres(): Promise<string> {
  return (await reserveTestDatabase()).databaseUrl ?? '';
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function schemaOf(dataDir: string): unknown[] {
  const database = new Sqlite(sqliteFile(dataDir), { readonly: true });
  const found = database
    .prepare<[], { name: string }>('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name')
    .all();
  database.close();
  return found.filter(({ name }) => !/^sqlite_(stat|sequence)/.test(name));
}

const schemaQuery = `
  SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS part FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
  UNION SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
    FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY part`;

describe.runIf(process.env.TEST_DATABASE === 'postgres')('npm run move', () => {
  it('moves every row of every table to PostgreSQL and back', async () => {
    const dataDir = await createSqlite();
    await fillEverything(dataDir);
    const before = digest(sqliteFile(dataDir));
    const url = await emptyPostgres();

    const { printed, next } = await run([url], dataDir);
    expect(printed).toContain('are the same in both databases');
    expect(next).toContain('set DATABASE_URL');
    expect(digest(sqliteFile(dataDir)), 'SQLite is as it was').toBe(before);
    const tables = await tablesOf(dataDir);
    for (const { name } of tables) {
      const [{ rows } = { rows: 0 }] = await onPostgres<{ rows: number }>(
        url,
        `SELECT count(*) AS rows FROM "${name}"`,
      );
      // The clips of 7 bytes to 750 KB in pieces of 64 KB.
      expect(rows, name).toBe(name === 'clip_chunks' ? 1 + 3 + 5 + 7 + 10 + 12 : texts.length);
    }
    expect((await run([url, '--check'], dataDir)).next).toBe('Nothing is missing.');

    const fresh = await emptyPostgres();
    await (await openDatabase({ dataDir, databaseUrl: fresh })).close();
    expect(await onPostgres(url, schemaQuery), 'with all indexes and constraints').toEqual(
      await onPostgres(fresh, schemaQuery),
    );

    const home = temporaryFolder();
    expect((await run(['sqlite'], home, url)).next).toContain('remove DATABASE_URL');
    expect(schemaOf(home), 'with all indexes and triggers').toEqual(schemaOf(dataDir));
    expect(contents(home, tables)).toEqual(contents(dataDir, tables));
    for (const clip of contents(home, tables).clips) {
      const sound = (folder: string) => digest(join(folder, 'clips', `${clip.id}.mp3`));
      expect(sound(home)).toBe(sound(dataDir));
    }
    expect(existsSync(join(home, 'clips', 'orphan.mp3'))).toBe(false);
  });

  it('finds every table that the migrations create', async () => {
    const created = migrations
      .flatMap((migration) => migration.statements('sqlite'))
      .flatMap((statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);
    // Some were dropped and created again.
    const names = [...new Set(created)];
    const found = (await tablesOf(await createSqlite())).map(({ name }) => name);
    expect(found.sort()).toEqual(names.sort());
  });

  it('numbers new rows after all earlier ones, also deleted ones', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 2);
    const db = new Sqlite(sqliteFile(dataDir));
    const row = (key: number) =>
      `INSERT INTO library VALUES (${key}, 'doc-${key === 7 ? 1 : 2}', 'ann', 1, 1, '', 'en-US', '', '')`;
    db.exec(`${row(7)}; ${row(9)}; DELETE FROM library WHERE key = 9`);
    db.close();
    const url = await emptyPostgres();
    await run([url], dataDir);
    const added = `INSERT INTO library (transcription_id, user_id, created_at, changed_at, sort_title, language, source, words)
      VALUES ('doc-2', 'ann', 1, 1, '', 'en-US', '', 'sail') RETURNING key`;
    expect(await onPostgres(url, added)).toEqual([{ key: 10 }]);
    await onPostgres(url, 'DELETE FROM library WHERE key = 10');
    const home = temporaryFolder();
    await run(['sqlite'], home, url);
    const moved = new Sqlite(sqliteFile(home));
    expect(moved.prepare(added).get()).toEqual({ key: 11 });
    expect(
      moved.prepare("SELECT rowid FROM library_words WHERE library_words MATCH 'sail'").all(),
      'and finds their words',
    ).toEqual([{ rowid: 11 }]);
    moved.close();
  });

  it('continues where it was killed', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 60_000);
    const db = new Sqlite(sqliteFile(dataDir));
    db.exec("INSERT INTO dictionaries VALUES ('ann', '[]', 1)");
    db.close();
    const url = await emptyPostgres();
    const child = spawn(
      process.execPath,
      [new URL('../../commands/move-main.ts', import.meta.url).pathname, url],
      {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    // Before the copy begins, a connection of ours would be refused as somebody else's.
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (text) => {
        if (String(text).includes('dictionaries: 1')) resolve();
      });
    });
    const copied = async () => {
      const sql = "SELECT copied FROM move_progress WHERE name = 'transcriptions'";
      const [row] = await onPostgres<{ copied: number }>(url, sql).catch(() => []);
      return row?.copied ?? 0;
    };
    await expect.poll(copied, { interval: 5, timeout: 50_000 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');

    await expect(
      openDatabase({ dataDir, databaseUrl: url }),
      'no server starts with half of it',
    ).rejects.toThrow('being filled by npm run move');
    await expect(run([url, '--check'], dataDir)).rejects.toThrow('without --check to continue it');
    const { printed } = await run([url], dataDir);
    expect(printed).toContain('Continuing the move that was interrupted.');
    const rest = Number(/Copied ([\d,]+) rows/.exec(printed)?.[1]?.replace(',', ''));
    expect(rest, 'the rest').toBeGreaterThan(0);
    expect(rest).toBeLessThan(60_000);
    expect((await run([url, '--check'], dataDir)).next).toBe('Nothing is missing.');
    await (await openDatabase({ dataDir, databaseUrl: url })).close();
  });

  it('says so if PostgreSQL’s free space can’t be checked', async () => {
    const dataDir = await createSqlite();
    const url = new URL(await emptyPostgres());
    // Only some roles may know PostgreSQL's folder.
    const role = `mover_${url.pathname.slice(1)}`;
    await onPostgres(url.href, `CREATE ROLE ${role} LOGIN PASSWORD 'mover'`);
    await onPostgres(url.href, `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${role}`);
    const known = await run([await emptyPostgres()], dataDir);
    expect(known.printed).not.toContain('checked from here');
    [url.username, url.password] = [role, 'mover'];
    const { printed } = await run([url.href], dataDir);
    expect(printed).toMatch(
      /^The free space of .* can't be checked from here\. The move needs about \d+ MB there\.$/m,
    );
  });

  it('shows on a terminal how far it has come, in one line that changes', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 5_000);
    let clock = 0;
    const now = () => {
      clock += 250;
      return clock;
    };
    const { printed } = await run([await emptyPostgres()], dataDir, undefined, { isTerminal: true, now });
    const clearToEnd = '\u001b[K';
    const parts = printed.split('\r');
    const bars = parts.filter((part) => part.startsWith('['));
    const shares = bars.map((bar) => Number(/\] (\d+)%/.exec(bar)?.[1]));
    expect(bars[0]).toMatch(/^\[#* *\] \d+% {2}\w+ {2}[\d,]+ rows a second, \d+ s left/);
    expect(bars.every((bar) => bar.endsWith(clearToEnd))).toBe(true);
    expect(new Set(bars.map((bar) => bar.indexOf(']')))).toEqual(new Set([25]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(100);
    const kept = parts.filter((part) => !part.startsWith('[')).map((part) => part.replace(clearToEnd, ''));
    expect(kept.join(''), 'what stays on the screen').toContain('\ntranscriptions: 5,000\n');
    expect(kept.join('')).not.toContain('\u001b');
  });

  it('starts over with --restart if SQLite was used between two runs', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 5_000);
    const { url, repair } = await fillingUp('doc-3000');
    await expect(run([url], dataDir)).rejects.toThrow(
      /^The disk is full\. Free some space, then run the same command again/,
    );
    const db = new Sqlite(sqliteFile(dataDir));
    db.exec("UPDATE transcriptions SET text = 'changed' WHERE id = 'doc-1'");
    db.close();
    await repair();
    await expect(run([url], dataDir)).rejects.toThrow(
      /transcriptions has other contents.*Run it again with --restart/s,
    );
    expect((await run([url, '--restart'], dataDir)).printed).toContain('Deleting the unfinished copy');
    expect((await run([url, '--check'], dataDir)).next).toBe('Nothing is missing.');
  });

  it('continues only from the database with which it began', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 5_000);
    const { url, repair } = await fillingUp('doc-3000');
    await expect(run([url], dataDir)).rejects.toThrow('The disk is full.');
    await repair();
    const state = () => onPostgres(url, 'SELECT name, copied FROM move_progress ORDER BY name');
    const before = await state();

    const other = await createSqlite();
    await fillDocuments(other, 10);
    const refusal = `holds an unfinished copy of SQLite in ${dataDir}, not of SQLite in ${other}. Nothing was changed.`;
    await expect(run([url], other)).rejects.toThrow(refusal);
    await expect(run([url], other)).rejects.toThrow('add --restart');
    // Another database in the same place.
    const own = sqliteFile(dataDir);
    renameSync(own, `${own}.away`);
    await (await openDatabase({ dataDir })).close();
    const db = new Sqlite(own);
    db.exec("INSERT INTO secrets VALUES ('token', 'another')");
    db.close();
    await expect(run([url], dataDir)).rejects.toThrow(/is no longer the database.*add --restart/s);
    rmSync(own);
    renameSync(`${own}.away`, own);

    expect(await state()).toEqual(before);
    expect((await run([url], dataDir)).printed).toContain('Continuing the move');
    expect((await run([url, '--check'], dataDir)).next).toBe('Nothing is missing.');
  });

  it('continues back to SQLite only from the database with which it began', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 50);
    const [url, other] = [await emptyPostgres(), await emptyPostgres()];
    await run([url], dataDir);
    await run([other], dataDir);
    const home = temporaryFolder();
    await unfinishedCopy(home, url);
    const before = digest(sqliteFile(home));
    await expect(run(['sqlite'], home, other)).rejects.toThrow(/holds an unfinished copy of .*--restart/s);
    expect(digest(sqliteFile(home)), 'nothing was changed').toBe(before);
    await run(['sqlite'], home, url);
    expect((await run(['sqlite', '--check'], home, url)).next).toBe('Nothing is missing.');
  });

  it('starts over with --restart if rows no longer belong together', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 5_000);
    const { url, repair } = await fillingUp('doc-3000');
    await expect(run([url], dataDir)).rejects.toThrow('The disk is full.');
    await repair();
    // As if its owner had been deleted before SQLite's users were copied.
    await onPostgres(url, "INSERT INTO dictionaries VALUES ('gone', '[]', 1)");
    await expect(run([url], dataDir)).rejects.toThrow(/doesn't fit together.*Run it again with --restart/s);
    await run([url, '--restart'], dataDir);
  });

  it('continues after PostgreSQL’s disk was full', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 5_000);
    const { url, repair } = await fillingUp('doc-3000');
    await expect(run([url], dataDir)).rejects.toThrow('The disk is full.');
    await repair();
    expect((await run([url], dataDir)).printed).toContain('Continuing the move');
  });

  it.runIf(canMount)('continues after SQLite’s disk was full', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 20_000);
    const url = await emptyPostgres();
    await run([url], dataDir);
    const disk = useSmallDisk(40);
    const home = temporaryFolder();
    disk.fill();
    await expect(run(['sqlite'], home, url)).rejects.toThrow(/full|free, and the move needs/);
    disk.empty();
    await run(['sqlite'], home, url);
    expect((await run(['sqlite', '--check'], home, url)).next).toBe('Nothing is missing.');
  });

  it('says which tables differ', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 20);
    const url = await emptyPostgres();
    await run([url], dataDir);
    await onPostgres(
      url,
      "DELETE FROM transcriptions WHERE id = 'doc-7'; UPDATE users SET username = 'Anne'",
    );
    await expect(run([url, '--check'], dataDir)).rejects.toThrow(
      'They differ: transcriptions has 19 rows instead of 20, users has other contents.',
    );
  });

  it('never touches a database with something in it', async () => {
    const dataDir = await createSqlite();
    await fillDocuments(dataDir, 3);
    const url = await emptyPostgres();
    await onPostgres(url, 'CREATE TABLE invoices (id BIGINT PRIMARY KEY)');
    await expect(run([url], dataDir)).rejects.toThrow(
      /is not empty: invoices isn't ours.*Move into a new database/,
    );
    await onPostgres(url, 'DROP TABLE invoices');
    await run([url], dataDir);
    await expect(run([url], dataDir)).rejects.toThrow(
      'is not empty: transcriptions (3), users (1). Nothing was changed. Move into a new database, so that nothing is mixed up or replaced. If the move has already finished, --check compares the two.',
    );
    await expect(run([url, '--restart'], dataDir), '--restart too').rejects.toThrow('is not empty');
    await expect(run(['sqlite'], dataDir, url)).rejects.toThrow('is not empty');
  });

  it('waits until nobody uses either database', async () => {
    const dataDir = await createSqlite();
    const url = await emptyPostgres();
    const lock = new Sqlite(join(dataDir, 'rhapsode.lock'));
    lock.exec('BEGIN EXCLUSIVE');
    await expect(run([url], dataDir)).rejects.toThrow('another Rhapsode is already using');
    lock.close();
    const client = new pg.Client({ connectionString: url, application_name: 'psql' });
    await client.connect();
    await expect(run([url], dataDir)).rejects.toThrow(
      /Others are connected to .*: psql on 127.0.0.1. Stop every Rhapsode/,
    );
    await client.end();
    await run([url], dataDir);
  });

  it('says which of the databases is empty or unfinished', async () => {
    const dataDir = await createSqlite();
    const url = await emptyPostgres();
    await expect(run([url, '--check'], dataDir)).rejects.toThrow(
      /PostgreSQL at .* is empty\. Run the command without --check to move everything into it\./,
    );
    const home = temporaryFolder();
    await expect(run(['sqlite'], home, url)).rejects.toThrow(/is empty\. Is that the right one\? Check/);
    const elsewhere = temporaryFolder();
    await expect(run(['sqlite', '--check'], elsewhere, url)).rejects.toThrow('There is no database in');
    expect(existsSync(sqliteFile(elsewhere)), 'nothing was created').toBe(false);
    await run([url], dataDir);
    await unfinishedCopy(home, url);
    await expect(run([await emptyPostgres()], home)).rejects.toThrow(
      "holds an unfinished copy, so it can't be moved",
    );
  });

  it('prints how it is used', async () => {
    expect((await run(['--help'], '/nowhere')).next).toContain('Usage: npm run move');
  });

  it('refuses databases of other versions', async () => {
    const url = await emptyPostgres();
    const older = await createSqlite();
    const db = new Sqlite(sqliteFile(older));
    db.exec(`DELETE FROM schema_migrations WHERE name = '${migrations.at(-1)?.name}'`);
    await expect(run([url], older)).rejects.toThrow('Start this version once with it');
    db.exec(`INSERT INTO schema_migrations VALUES ('${migrations.at(-1)?.name}'), ('9999-future')`);
    await expect(run([url], older)).rejects.toThrow(
      'was used by a newer Rhapsode (9999-future). Update this one',
    );
    db.exec("DELETE FROM schema_migrations WHERE name = '9999-future'");
    db.close();
    await onPostgres(
      url,
      "CREATE TABLE schema_migrations (name TEXT PRIMARY KEY); INSERT INTO schema_migrations VALUES ('9999-future')",
    );
    await expect(run([url], older)).rejects.toThrow('was prepared by a newer Rhapsode');
  });

  it('says what to do about a wrong address', async () => {
    const dataDir = await createSqlite();
    const url = await emptyPostgres();
    const [closed = 0] = await freePorts(1);
    const wrong = (change: (address: URL) => void) => {
      const address = new URL(url);
      change(address);
      return run([address.href], dataDir);
    };
    await expect(wrong((address) => (address.hostname = 'nowhere.invalid'))).rejects.toThrow(
      /^There is no computer called nowhere.invalid:\d+. Check the address./,
    );
    await expect(wrong((address) => (address.port = String(closed)))).rejects.toThrow(
      'Is PostgreSQL running',
    );
    await expect(wrong((address) => (address.password = 'wrong'))).rejects.toThrow(
      'refused the user or the password',
    );
    await expect(wrong((address) => (address.pathname = '/nothing'))).rejects.toThrow(
      'There is no database called nothing yet. Create it with: createdb nothing',
    );
    await expect(wrong((address) => (address.pathname = ''))).rejects.toThrow(
      /^(The address names no database|There is no database called)/,
    );
    await onPostgres(url, `DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD 'guest'`);
    await expect(
      wrong((address) => {
        address.username = 'guest';
        address.password = 'guest';
      }),
    ).rejects.toThrow('This user may not do that. It must own the database');
    const latin = `${new URL(url).pathname.slice(1)}l`;
    await onPostgres(url, `CREATE DATABASE ${latin} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`);
    await expect(wrong((address) => (address.pathname = latin))).rejects.toThrow('--encoding=UTF8');
  });

  it.each([
    [[], 'Usage: npm run move'],
    [['mysql://somewhere'], 'is neither sqlite nor postgres://'],
    [['postgres://a', 'b'], 'Name one place to move to.\nUsage: npm run move'],
    [['postgres://a:99999/b'], 'The port is at most 65535'],
    [['sqlite', '--force'], "Unknown option '--force'.\nUsage: npm run move"],
    [['postgres://user:pass#word@host/db'], 'must be written as %23'],
    [['sqlite'], "DATABASE_URL isn't set"],
    [['postgres://a/b', '--check', '--restart'], 'Use either --check or --restart.\nUsage: npm run move'],
  ])('refuses %j', async (args, message) => {
    await expect(run(args, '/nowhere')).rejects.toThrow(message);
  });

  it('refuses to move from SQLite while the server uses PostgreSQL', async () => {
    await expect(run(['postgres://a/b'], '/nowhere', 'postgres://user:secret@other/db')).rejects.toThrow(
      /^DATABASE_URL is set, so Rhapsode uses PostgreSQL at other\/db, not SQLite/,
    );
    await expect(run(['postgres://127.0.0.1/b'], '/nowhere')).rejects.toThrow(
      'There is no database in /nowhere',
    );
  });
});

/** What a move from PostgreSQL leaves when it is killed before the first row. */
async function unfinishedCopy(dataDir: string, url: string): Promise<void> {
  const source = await openPostgresSource(url);
  const target = openSqliteTarget(dataDir);
  await target.begin({ name: source.name, fingerprint: await source.fingerprint() });
  await Promise.all([source.close(), target.close()]);
}

/** An empty PostgreSQL database whose disk is full when this document arrives. */
async function fillingUp(documentId: string) {
  const url = await emptyPostgres();
  await (await openDatabase({ dataDir: '.', databaseUrl: url })).close();
  await onPostgres(
    url,
    `CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.id = '${documentId}' THEN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END IF;
       RETURN NEW;
     END $$;
     CREATE TRIGGER fill BEFORE INSERT ON transcriptions FOR EACH ROW EXECUTE FUNCTION fill()`,
  );
  return { url, repair: () => onPostgres(url, 'DROP TRIGGER IF EXISTS fill ON transcriptions') };
}
