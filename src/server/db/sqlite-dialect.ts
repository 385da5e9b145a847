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
import type { Turn, WriteQueue } from './write-queue.ts';

export interface SqliteParts {
  writer: Sqlite.Database;
  reader: Sqlite.Database;
  writes: StatementCache;
  reads: StatementCache;
  queue: WriteQueue;
  /** Whether commits wait until they survive a power cut. */
  durable: boolean;
}

/** Statements that can share a transaction. Others, such as a checkpoint, run alone. */
const change = /^(insert|update|delete)\b/i;

/** Reads have their own connection and never wait; writes and transactions take turns on the other one. */
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
    await connection.commit();
  }
  async rollbackTransaction(connection: SqliteConnection) {
    await connection.rollback();
  }
  async releaseConnection() {}

  async destroy() {
    this.#parts.queue.flush();
    this.#parts.reader.close();
    this.#parts.writer.close();
  }
}

/** One query or transaction's view of the two real connections. */
class SqliteConnection implements DatabaseConnection {
  readonly #parts: SqliteParts;
  /** Our turn to write; set during a transaction. */
  #turn: Turn | undefined;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { writes, reads, queue, durable } = this.#parts;
    const write = () => writes.run<R>(sql, parameters);
    if (this.#turn) return this.#turn.run(write);
    if (reads.isRead(sql)) return reads.run<R>(sql, parameters);
    if (!change.test(sql)) return queue.runAlone(write);
    const turn = await queue.join(durable);
    try {
      return turn.run(write);
    } finally {
      await turn.end();
    }
  }

  async begin() {
    this.#turn = await this.#parts.queue.join(this.#parts.durable);
    this.#mark('SAVEPOINT own');
  }

  async commit() {
    this.#mark('RELEASE own');
    await this.#end();
  }

  async rollback() {
    if (!this.#turn) return;
    try {
      // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause.
      if (this.#parts.writer.inTransaction) {
        this.#mark('ROLLBACK TO own');
        this.#mark('RELEASE own');
      }
    } finally {
      // If the commit fails for the rest of the batch, our own error is still the one to report.
      await this.#end().catch(() => {});
    }
  }

  #mark(sql: string) {
    this.#turn?.run(() => this.#parts.writes.run(sql, []));
  }

  async #end() {
    const turn = this.#turn;
    this.#turn = undefined;
    await turn?.end();
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface requires this method, but nothing streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming rows is not supported');
  }
}
