import { type Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Build<P, R> = (param: <K extends keyof P>(name: K) => P[K]) => Compilable<R>;

function compile<P extends object, R>(build: Build<P, R>) {
  const compiled = build(<K extends keyof P>(name: K) => new Placeholder(name) as P[K]).compile();
  const bind = (values: P) =>
    compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof P] : parameter,
    );
  return { sql: compiled.sql, bind };
}

/**
 * Compiles a query once; each call only binds new values. For reads that every request makes, where building the query
 * would take longer than running it. They use the read connection if there is one, so they don't wait for transactions
 * and see only committed data.
 */
export function prepare<P extends object, R>(db: Queryable, build: Build<P, R>): (values: P) => Promise<R[]> {
  const { sql, bind } = compile(build);
  const read = 'prepareRead' in db ? db.prepareRead?.(sql) : undefined;
  if (read) return async (values) => read(bind(values)) as R[];
  return async (values) => (await db.executeQuery<R>(CompiledQuery.raw(sql, bind(values)))).rows;
}

/** The same for statements that run inside a transaction. */
export function prepareInTransaction<P extends object, R>(
  build: Build<P, R>,
): (tx: Queryable, values: P) => Promise<R[]> {
  const { sql, bind } = compile(build);
  return async (tx, values) => (await tx.executeQuery<R>(CompiledQuery.raw(sql, bind(values)))).rows;
}
