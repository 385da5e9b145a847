import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { prepareDataFolder } from './data-folder.ts';
import { databaseFault } from './database-fault.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { StatementCache } from './statement-cache.ts';
import { type SharedTransaction, WriteQueue } from './write-queue.ts';

/** The page cache of each connection. With many users, the default of 2 MB doesn't hold even one index. */
const cacheKilobytes = 16_384;

/**
 * How many pages the write-ahead log may hold before a commit has to copy them into the database and wait for it. With
 * many users they are spread over the whole file: at the default of 1,000, one request in a hundred is slowed down.
 */
const logPages = 4_000;

/** How long start-up waits for another process that has locked the database. */
const startLockTimeoutMs = 5_000;

export const sqliteFile = (dataDir: string): string => join(dataDir, 'rhapsode.db');

/** The file of an existing database that may be read. SQLite's own errors don't name the file. */
export function requireSqliteFile(dataDir: string): string {
  const file = sqliteFile(dataDir);
  // Unlike existsSync, this fails if the folder may not be read.
  if (!statSync(file, { throwIfNoEntry: false }))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  accessSync(file, constants.R_OK);
  return file;
}

/** One connection for writing, one for reading, and a check that both work. */
export function openSqlite(dataDir: string) {
  prepareDataFolder(dataDir);
  const file = sqliteFile(dataDir);
  const { writer, reader } = connect(file);
  let damage: unknown;
  const recordDamage = (error: unknown) => {
    if (databaseFault(error) === 'damaged') damage ??= error;
  };
  const writes = new StatementCache(writer, recordDamage);
  const reads = new StatementCache(reader, recordDamage);
  const queue = new WriteQueue(createTransaction(writer, writes));
  const parts = { writer, reader, writes, reads, queue };

  /** Opens the file again, because existing connections may read only from their cache. */
  function checkFile(): void {
    const fresh = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      fresh.prepare('SELECT count(*) FROM schema_migrations').get();
    } finally {
      fresh.close();
    }
  }

  return {
    dialect: new SqliteDialect({ ...parts, durable: true }),
    relaxedDialect: new SqliteDialect({ ...parts, durable: false }),
    prepareRead: (sql: string) => reads.prepareRead(sql),
    readVersion: () => reads.readVersion(),

    /** Copies the write-ahead log into the database and empties it: the log still holds text that was deleted. */
    async emptyLog(): Promise<void> {
      await queue.runAlone(() => writer.pragma('wal_checkpoint(TRUNCATE)'));
    },

    /** Throws if the database can't be read or written. A lock held by another process is not a fault. */
    check(now: number): void {
      if (damage) throw damage;
      try {
        checkFile();
        // A write that is already under way will find any fault itself.
        if (queue.isIdle) {
          writes.run(
            `INSERT INTO readiness (id, checked_at) VALUES ('database', ?)
             ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`,
            [now],
          );
        }
      } catch (error) {
        if (databaseFault(error) !== 'locked') throw error;
      }
    },
  };
}

function createTransaction(writer: Sqlite.Database, writes: StatementCache): SharedTransaction {
  let isDurable = true;
  return {
    begin(durable) {
      // FULL calls fsync on each commit; NORMAL leaves that to the next FULL one or to the checkpoint. Not a prepared
      // statement, because this pragma already takes effect when it is prepared.
      if (durable !== isDurable) writer.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
      isDurable = durable;
      // IMMEDIATE takes the write lock at once; a deferred transaction could fail at its first write.
      writes.run('BEGIN IMMEDIATE', []);
    },
    commit: () => void writes.run('COMMIT', []),
    rollback: () => void writes.run('ROLLBACK', []),
    isOpen: () => writer.inTransaction,
  };
}

function connect(file: string): { writer: Sqlite.Database; reader: Sqlite.Database } {
  const writer = new Sqlite(file, { timeout: startLockTimeoutMs });
  try {
    writer.pragma('journal_mode = WAL');
    // NORMAL can lose acknowledged commits in a power failure; FULL can't. Relaxed writes switch to NORMAL.
    writer.pragma('synchronous = FULL');
    writer.pragma(`wal_autocheckpoint = ${logPages}`);
    writer.pragma('foreign_keys = ON');
    // Deleted text is overwritten with zeros instead of staying in the file until its space is used again.
    writer.pragma('secure_delete = ON');
    const reader = new Sqlite(file, { readonly: true, timeout: startLockTimeoutMs });
    for (const connection of [writer, reader]) {
      connection.pragma(`cache_size = -${cacheKilobytes}`);
      // From now on nothing may block the process: the write queue retries when the database is locked.
      connection.pragma('busy_timeout = 0');
    }
    return { writer, reader };
  } catch (error) {
    writer.close();
    throw error;
  }
}
