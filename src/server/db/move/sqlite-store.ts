import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { prepareDataFolder } from '../data-folder.ts';
import { lockDataFolder } from '../folder-lock.ts';
import { unfinishedMove } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { requireSqliteFile, sqliteFile } from '../open-sqlite.ts';
import { inMegabytes } from './progress.ts';
import {
  columnList,
  fingerprintOf,
  hashRow,
  type Origin,
  type Position,
  type Progress,
  type Row,
  type Source,
  secretsSql,
  soundChunkBytes,
  soundRows,
  soundTable,
  type Table,
  type Target,
  toTables,
} from './store.ts';

/** The smallest row id, so that a page can begin before the first row. */
const beforeFirst = Number.MIN_SAFE_INTEGER;
const checksumPage = 2_000;

/** Rows in the order of their row ids, which is how they lie in the file. */
function readPage(database: Sqlite.Database, table: Table, after: number, limit: number) {
  const found = database
    .prepare<[number, number], [number, ...Row]>(
      `SELECT rowid, ${columnList(table)} FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
    )
    .raw()
    .all(after, limit);
  return { rows: found.map(([, ...row]): Row => row), last: found.at(-1)?.[0] ?? after };
}

/** What a source and a target have in common. */
function createReader(dataDir: string, database: Sqlite.Database) {
  const clipFile = (id: string) => join(dataDir, 'clips', `${id}.mp3`);
  /** Files that belong to no clip are left alone. */
  function clipIds(): string[] {
    const folder = join(dataDir, 'clips');
    const isKnown = database.prepare('SELECT 1 FROM clips WHERE id = ?');
    return (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((name) => /^(.+)\.mp3$/.exec(name)?.[1] ?? [])
      .filter((id) => isKnown.get(id) !== undefined)
      .sort();
  }

  return {
    name: `SQLite in ${dataDir}`,
    clipFile,
    clipIds,

    async tables(): Promise<Table[]> {
      return toTables(
        database
          .prepare<[], { table: string; column: string; type: string }>(
            `SELECT list.name AS "table", info.name AS "column", info.type
             FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
             WHERE list.schema = 'main' AND list.type = 'table' AND list.name NOT LIKE 'sqlite!_%' ESCAPE '!'`,
          )
          .all(),
      );
    },

    async migrations(): Promise<string[]> {
      const exists = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'").get();
      if (!exists) return [];
      return database.prepare<[], string>('SELECT name FROM schema_migrations').pluck().all();
    },

    async count(table: Table): Promise<number> {
      if (table.name === soundTable) {
        const chunks = clipIds().map((id) => Math.ceil(statSync(clipFile(id)).size / soundChunkBytes));
        return chunks.reduce((sum, number) => sum + number, 0);
      }
      return database.prepare<[], number>(`SELECT count(*) FROM "${table.name}"`).pluck().get() ?? 0;
    },

    async checksum(table: Table) {
      let rows = 0;
      let sum = 0n;
      const add = (row: Row) => {
        rows += 1;
        sum += hashRow(row);
      };
      if (table.name === soundTable) {
        for (const id of clipIds()) add([id, hash('sha256', readFileSync(clipFile(id)), 'hex')]);
        return { rows, sum };
      }
      for (let after = beforeFirst; ; ) {
        const page = readPage(database, table, after, checksumPage);
        page.rows.forEach(add);
        if (page.rows.length < checksumPage) return { rows, sum };
        after = page.last;
        // The other database is read at the same time.
        await new Promise(setImmediate);
      }
    },
  };
}

/** Only reads; not even the log of SQLite is written into its file. */
export function openSqliteSource(dataDir: string): Source {
  const file = requireSqliteFile(dataDir);
  const database = new Sqlite(file, { readonly: true });
  const { clipIds, clipFile, ...reader } = createReader(dataDir, database);
  const version = () => database.pragma('data_version', { simple: true });
  const held = { version: version() };
  let lock: ReturnType<typeof lockDataFolder> | undefined;
  let ids: string[] | undefined;

  return {
    ...reader,

    async hold() {
      lock = lockDataFolder(dataDir);
      held.version = version();
      database.exec('BEGIN');
      // The transaction's view begins with its first read.
      database.prepare('SELECT count(*) FROM sqlite_schema').get();
    },

    fingerprint: async () =>
      fingerprintOf(database.prepare<[], { name: string; value: string }>(secretsSql).all()),

    async bytes() {
      const files = [file, `${file}-wal`, ...clipIds().map(clipFile)];
      return files.reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
    },

    async page(table, after, limit) {
      const start = Number(after?.[0] ?? beforeFirst);
      if (table.name !== soundTable) {
        const { rows, last } = readPage(database, table, start, limit);
        return { rows, position: [last] };
      }
      ids ??= clipIds();
      const index = Math.max(start + 1, 0);
      const id = ids[index];
      if (id === undefined) return { rows: [], position: [start] };
      const data = readFileSync(clipFile(id));
      const chunks = Array.from({ length: Math.ceil(data.length / soundChunkBytes) }, (_, chunk) =>
        data.subarray(chunk * soundChunkBytes, (chunk + 1) * soundChunkBytes),
      );
      return { rows: soundRows(table, id, chunks), position: [index] };
    },

    async lastNumbers() {
      const found = database
        .prepare<[], [string, number]>('SELECT name, seq FROM sqlite_sequence')
        .raw()
        .all();
      return new Map(found);
    },

    async isUnchanged() {
      if (database.inTransaction) database.exec('COMMIT');
      return version() === held.version;
    },

    async close() {
      lock?.release();
      database.close();
    },
  };
}

/**
 * What the index of words may collect in memory before it writes, while it is built. SQLite's own default is 1 MB, with
 * which it writes and merges many small parts.
 */
const wordIndexBytes = 16 * 1024 * 1024;
const usualWordIndexBytes = 1024 * 1024;

export function openSqliteTarget(dataDir: string): Target {
  prepareDataFolder(dataDir);
  const file = sqliteFile(dataDir);
  const lock = lockDataFolder(dataDir);
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  // If the machine loses power, the copy continues a little earlier.
  database.pragma('synchronous = NORMAL');
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('cache_size = -32768');
  // The tables come in any order; `complete` checks them all.
  database.pragma('foreign_keys = OFF');
  const { clipFile, clipIds: _, ...reader } = createReader(dataDir, database);

  function insertRows(table: Table, rows: readonly Row[]): void {
    const insert = database.prepare(
      `INSERT INTO "${table.name}" (${columnList(table)}) VALUES (${table.columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...row);
  }

  /** Rows of a single clip, as `page` returns them. */
  function writeSound(table: Table, rows: readonly Row[]): void {
    const at = (name: string) => table.columns.findIndex((column) => column.name === name);
    const chunks = rows.map((row) => row[at('data')]).filter((data) => Buffer.isBuffer(data));
    mkdirSync(join(dataDir, 'clips'), { recursive: true });
    writeFileSync(clipFile(String(rows[0]?.[at('clip_id')])), Buffer.concat(chunks));
  }

  const readDefinitions = () =>
    database
      .prepare<[], { type: string; name: string; sql: string }>(
        'SELECT type, name, sql FROM move_definitions',
      )
      .all();

  const setWordIndexBytes = (bytes: number) =>
    database.exec(`INSERT INTO library_words (library_words, rank) VALUES ('hashsize', ${bytes})`);

  const storeProgress = (table: Table, { position, rows, done }: Progress) =>
    database
      .prepare('INSERT OR REPLACE INTO move_progress (name, position, copied, done) VALUES (?, ?, ?, ?)')
      .run(table.name, JSON.stringify(position ?? null), rows, done ? 1 : 0);

  return {
    ...reader,

    async checkUsable(neededBytes) {
      const { bavail, bsize } = statfsSync(dataDir);
      if (bavail * bsize < neededBytes)
        throw new Error(
          `${dataDir} has ${inMegabytes(bavail * bsize)} free, and the move needs about ${inMegabytes(neededBytes)}. ` +
            'Free some space, or set DATA_DIR to a folder on a larger disk.',
        );
      return { isSpaceKnown: true };
    },

    isUnfinished: async () => (await reader.migrations()).includes(unfinishedMove),

    async clear() {
      const names = database
        .prepare<[], string>(
          `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
           AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY type DESC`,
        )
        .pluck()
        .all();
      for (const name of names) database.exec(`DROP TABLE "${name}"`);
      database.exec('VACUUM');
      rmSync(join(dataDir, 'clips'), { recursive: true, force: true });
    },

    async begin({ name, fingerprint }) {
      await (await openDatabase({ dataDir })).close();
      database.transaction(() => {
        database.exec(
          `CREATE TABLE move_progress (name TEXT PRIMARY KEY, position TEXT NOT NULL, copied BIGINT NOT NULL, done BIGINT NOT NULL);
           CREATE TABLE move_origin (name TEXT NOT NULL, fingerprint TEXT NOT NULL);
           CREATE TABLE move_definitions AS
             SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL`,
        );
        // Built once at the end, indexes and the words take a third of the time.
        for (const { type, name } of readDefinitions()) database.exec(`DROP ${type} "${name}"`);
        database.prepare('INSERT INTO move_origin (name, fingerprint) VALUES (?, ?)').run(name, fingerprint);
        database.prepare('INSERT INTO schema_migrations (name) VALUES (?)').run(unfinishedMove);
      })();
    },

    origin: async () => database.prepare<[], Origin>('SELECT name, fingerprint FROM move_origin').get(),

    async progress() {
      const found = database
        .prepare<[], { name: string; position: string; copied: number; done: number }>(
          'SELECT * FROM move_progress',
        )
        .all();
      return new Map(
        found.map(({ name, position, copied, done }) => [
          name,
          {
            position: (JSON.parse(position) as Position | null) ?? undefined,
            rows: copied,
            done: done === 1,
          },
        ]),
      );
    },

    async append(table, rows, progress) {
      if (table.name === soundTable && rows.length > 0) writeSound(table, rows);
      database.transaction(() => {
        if (table.name !== soundTable) insertRows(table, rows);
        storeProgress(table, progress);
      })();
    },

    async complete(lastNumbers) {
      setWordIndexBytes(wordIndexBytes);
      database.exec("INSERT INTO library_words (library_words) VALUES ('rebuild')");
      setWordIndexBytes(usualWordIndexBytes);
      for (const { name, sql } of readDefinitions())
        database.transaction(() => {
          database.exec(sql);
          database.prepare('DELETE FROM move_definitions WHERE name = ?').run(name);
        })();
      const [broken] = database.prepare<[], { table: string }>('PRAGMA foreign_key_check').all();
      if (broken)
        throw Object.assign(new Error(`a row of ${broken.table} belongs to nothing`), {
          code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
        });
      for (const [name, last] of lastNumbers) {
        const changed = database
          .prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?')
          .run(last, name);
        if (changed.changes === 0)
          database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last);
      }
      database.exec('ANALYZE');
    },

    async finish() {
      database.transaction(() => {
        database.exec('DROP TABLE move_progress; DROP TABLE move_origin; DROP TABLE move_definitions');
        database.prepare('DELETE FROM schema_migrations WHERE name = ?').run(unfinishedMove);
      })();
      database.pragma('wal_checkpoint(TRUNCATE)');
    },

    async close() {
      database.close();
      lock.release();
    },
  };
}
