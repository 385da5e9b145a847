import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { prepareDataFolder } from './data-folder.ts';
import { databaseFault } from './database-fault.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { StatementCache } from './statement-cache.ts';
import { WriteQueue } from './write-queue.ts';

/** Pages that stay in memory, for each of the two connections. The default of 2 MB holds not even one index of a full house. */
const cacheKilobytes = 16_384;

/**
 * Pages that the log may hold before they are carried over to the database, which makes the one commit that does it wait.
 * In a full house they are spread over the whole file: at the default of 1,000 one request in a hundred feels it.
 */
const logPages = 4_000;

/** How long the start waits for another process that has the database to itself. */
const startPatienceMs = 5_000;

/** The database file in the data folder: a connection to write, one to read, and a check that both work. */
export function openSqlite(dataDir: string) {
  prepareDataFolder(dataDir);
  const file = join(dataDir, 'rhapsode.db');
  const { writer, reader } = connect(file);
  const queue = new WriteQueue();
  let damage: unknown;
  const noteDamage = (error: unknown) => {
    if (databaseFault(error) === 'damaged') damage ??= error;
  };
  const writes = new StatementCache(writer, noteDamage);
  const reads = new StatementCache(reader, noteDamage);

  /** Opens the file anew: connections that are open already may know it only from their memory. */
  function checkFile(): void {
    const fresh = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      fresh.prepare('SELECT count(*) FROM schema_migrations').get();
    } finally {
      fresh.close();
    }
  }

  return {
    dialect: new SqliteDialect({ writer, reader, writes, reads, queue }),
    readRows: (sql: string, parameters: readonly unknown[]) => reads.run(sql, parameters).rows,

    /** Throws when the database cannot be read or written. Being locked for a while by another process is no fault. */
    check(now: number): void {
      if (damage) throw damage;
      try {
        checkFile();
        // Between two steps of a transaction, or while writes wait for the lock, they find out by themselves.
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

function connect(file: string): { writer: Sqlite.Database; reader: Sqlite.Database } {
  const writer = new Sqlite(file, { timeout: startPatienceMs });
  try {
    writer.pragma('journal_mode = WAL');
    // NORMAL loses acknowledged commits when the power fails; FULL does not.
    writer.pragma('synchronous = FULL');
    writer.pragma(`wal_autocheckpoint = ${logPages}`);
    writer.pragma('foreign_keys = ON');
    const reader = new Sqlite(file, { readonly: true, timeout: startPatienceMs });
    for (const connection of [writer, reader]) {
      connection.pragma(`cache_size = -${cacheKilobytes}`);
      // From now on nothing may block the process: a write that finds the database locked tries again later.
      connection.pragma('busy_timeout = 0');
    }
    return { writer, reader };
  } catch (error) {
    writer.close();
    throw error;
  }
}
