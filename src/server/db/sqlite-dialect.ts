import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { StatementCache } from './statement-cache.ts';
import type { WriteQueue } from './write-queue.ts';

export interface SqliteParts {
  writer: Sqlite.Database;
  reader: Sqlite.Database;
  writes: StatementCache;
  reads: StatementCache;
  queue: WriteQueue;
}

/** Reads have a connection of their own and never wait; writes and transactions take turns on the other. */
export class SqliteDialect implements Dialect {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#parts);
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
  createAdapter() {
    return new ConcurrentAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** By default Kysely lets only one query at a time through to SQLite; our driver handles that itself. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async init() {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#parts);
  }
  async beginTransaction(connection: SqliteConnection) {
    await connection.begin();
  }
  async commitTransaction(connection: SqliteConnection) {
    connection.commit();
  }
  async rollbackTransaction(connection: SqliteConnection) {
    connection.rollback();
  }
  async releaseConnection(connection: SqliteConnection) {
    connection.release();
  }

  async destroy() {
    this.#parts.reader.close();
    this.#parts.writer.close();
  }
}

/** One query or transaction's view of the two real connections. */
class SqliteConnection implements DatabaseConnection {
  readonly #parts: SqliteParts;
  /** Ends our turn to write; set during a transaction. */
  #release: (() => void) | undefined;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { writes, reads, queue } = this.#parts;
    if (this.#release) return writes.run<R>(sql, parameters);
    if (reads.isRead(sql)) return reads.run<R>(sql, parameters);
    const { result, release } = await queue.take(() => writes.run<R>(sql, parameters));
    release();
    return result;
  }

  async begin() {
    const { writes, queue } = this.#parts;
    // IMMEDIATE takes the write lock at once; a deferred transaction could fail at its first write.
    const { release } = await queue.take(() => writes.run('BEGIN IMMEDIATE', []));
    this.#release = release;
  }

  commit() {
    this.#parts.writes.run('COMMIT', []);
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause. */
  rollback() {
    if (this.#parts.writer.inTransaction) this.#parts.writes.run('ROLLBACK', []);
  }

  release() {
    this.#release?.();
    this.#release = undefined;
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing in the product streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed');
  }
}
