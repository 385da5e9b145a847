import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrate.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { openPool } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database, Engine, Tables } from './schema.ts';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** Rejects if the database can't be read or written. */
  check: (now: number) => Promise<void>;
  /** Removes deleted text from SQLite's files; PostgreSQL manages its own. */
  emptyLog: () => Promise<void>;
  /** Only PostgreSQL is shared by several instances. */
  notifications?: Notifications;
  close: () => Promise<void>;
}

/** SQLite in the data folder, or PostgreSQL if there is a URL. Runs the migrations. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  onError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const database =
    options.databaseUrl === undefined
      ? createSqlite(options.dataDir)
      : createPostgres(options.databaseUrl, options.onError);
  try {
    await migrate(database.db, database.engine);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function createSqlite(dataDir: string): OpenDatabase {
  const { dialect, relaxedDialect, prepareRead, readVersion, check, emptyLog } = openSqlite(dataDir);
  const db: Database = new Kysely<Tables>({ dialect });
  db.prepareRead = prepareRead;
  db.readVersion = readVersion;
  db.relaxed = new Kysely<Tables>({ dialect: relaxedDialect });
  return { db, engine: 'sqlite', check: async (now) => check(now), emptyLog, close: () => db.destroy() };
}

function createPostgres(url: string, onError?: (error: Error) => void): OpenDatabase {
  const pool = openPool(url, onError);
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const check = async (now: number) => {
    const checked = { checked_at: now };
    await db
      .insertInto('readiness')
      .values({ id: 'database', ...checked })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(checked))
      .execute();
  };
  return {
    db,
    engine: 'postgres',
    check,
    emptyLog: async () => {},
    notifications: createNotifications(pool, url, onError),
    close: () => db.destroy(),
  };
}
