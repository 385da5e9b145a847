import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { QueryTimeoutClient } from './query-timeout-client.ts';
import type { Database, Engine, ReadRows, Tables } from './schema.ts';
import { CachingSqliteDialect } from './sqlite-dialect.ts';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

// Times, counts and sums fit a double by far; strings would leak into every calculation.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** SQLite in the data folder, or PostgreSQL when an address is given; migrated and ready. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  onError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const engine: Engine = options.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const dialect =
    options.databaseUrl === undefined
      ? new CachingSqliteDialect(openSqlite(options.dataDir))
      : new PostgresDialect({ pool: openPool(options.databaseUrl, options.onError) });
  const db: Database = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const reader = engine === 'sqlite' ? openReader(options.dataDir) : undefined;
  if (reader) db.readRows = reader.readRows;
  return {
    db,
    engine,
    ping: async () => {
      await sql`SELECT 1`.execute(db);
    },
    close: async () => {
      reader?.close();
      await db.destroy();
    },
  };
}

/** Pages that stay in memory, for each of the two connections. The default of 2 MB holds not even one index of a full house. */
const cacheKilobytes = 16_384;

/**
 * Pages that the log may hold before they are carried over to the database, which makes the one commit that does it wait.
 * In a full house they are spread over the whole file: at the default of 1,000 one request in a hundred feels it.
 */
const logPages = 4_000;

const fileIn = (dataDir: string) => join(dataDir, 'rhapsode.db');

/** A second connection for prepared reads: readers and the one writer do not wait for each other. */
function openReader(dataDir: string): { readRows: ReadRows; close: () => void } {
  const database = new Sqlite(fileIn(dataDir), { readonly: true });
  database.pragma('busy_timeout = 5000');
  database.pragma(`cache_size = -${cacheKilobytes}`);
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    readRows(sql, parameters) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = database.prepare<unknown[]>(sql);
        statements.set(sql, statement);
      }
      return statement.all(...parameters);
    },
    close: () => database.close(),
  };
}

function openSqlite(dataDir: string): Sqlite.Database {
  mkdirSync(dataDir, { recursive: true });
  const database = new Sqlite(fileIn(dataDir));
  database.pragma('journal_mode = WAL');
  // NORMAL loses acknowledged commits when the power fails; FULL does not.
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${logPages}`);
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = -${cacheKilobytes}`);
  database.pragma('busy_timeout = 5000');
  return database;
}

function openPool(connectionString: string, onError?: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: QueryTimeoutClient,
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => onError?.(error));
  // The pool listens only while a connection is idle: one that breaks between two queries would end it as well.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  return pool;
}
