import type Sqlite from 'better-sqlite3';
import type { QueryResult } from 'kysely';

/**
 * Preparing a statement takes twenty times as long as a read, so each is prepared once per connection. The set of
 * queries is small and fixed, so the cache needs no limit.
 */
export class StatementCache {
  readonly #database: Sqlite.Database;
  readonly #onError: (error: unknown) => void;
  readonly #statements = new Map<string, Sqlite.Statement<unknown[]>>();
  #version: Sqlite.Statement<unknown[]> | undefined;

  constructor(database: Sqlite.Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  #prepare(sql: string): Sqlite.Statement<unknown[]> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare<unknown[]>(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  isRead(sql: string): boolean {
    return /^(select|with)\b/i.test(sql) && this.#prepare(sql).readonly;
  }

  /** Finds the statement only once, for reads that every request makes. */
  prepareRead(sql: string): (parameters: readonly unknown[]) => unknown[] {
    let statement: Sqlite.Statement<unknown[]> | undefined;
    return (parameters) => {
      try {
        statement ??= this.#prepare(sql);
        return statement.all(parameters);
      } catch (error) {
        this.#onError(error);
        throw error;
      }
    };
  }

  /** A number that is different after every commit of another connection, in any process. */
  readVersion(): number {
    try {
      this.#version ??= this.#database.prepare('PRAGMA data_version').pluck();
      return this.#version.get() as number;
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      const statement = this.#prepare(sql);
      if (statement.reader) return { rows: statement.all(...parameters) as R[] };
      const { changes } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }
}
