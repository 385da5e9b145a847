import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Kysely's own SQLite dialect prepares every statement anew, which costs twenty times what a read costs.
 * This one keeps prepared statements; the set of queries is small and fixed, so the cache is as well.
 */
export class CachingSqliteDialect implements Dialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new CachingDriver(this.#database);
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
  createAdapter() {
    return new SqliteAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** One connection. Whoever is in a transaction has it alone, so nobody else's write can be rolled back with it. */
class CachingDriver implements Driver {
  readonly #connection: CachingConnection;
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #release: (() => void) | undefined;

  constructor(database: Sqlite.Database) {
    this.#connection = new CachingConnection(database);
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#waiting += 1;
    if (this.#waiting > 1) await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection() {
    this.#waiting -= 1;
    this.#release?.();
  }

  async beginTransaction(connection: DatabaseConnection) {
    // IMMEDIATE takes the write lock at once: a deferred one fails when it first writes behind another writer.
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async destroy() {
    this.#connection.close();
  }
}

class CachingConnection implements DatabaseConnection {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement<unknown[]>>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare<unknown[]>(sql);
      this.#statements.set(sql, statement);
    }
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing in the product streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed');
  }

  close() {
    this.#database.close();
  }
}
