import { type Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Builds and compiles a query once; every call only binds new values. For the reads that each request makes,
 * where building the query would cost more than running it. They take the short way past the query builder where
 * there is one, so they wait for no transaction and see what is committed.
 */
export function prepare<P extends object, R>(
  db: Queryable,
  build: (param: <K extends keyof P>(name: K) => P[K]) => Compilable<R>,
): (values: P) => Promise<R[]> {
  const compiled = build(<K extends keyof P>(name: K) => new Placeholder(name) as P[K]).compile();
  return async (values) => {
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof P] : parameter,
    );
    if ('readRows' in db && db.readRows) return db.readRows(compiled.sql, parameters) as R[];
    const result = await db.executeQuery<R>(CompiledQuery.raw(compiled.sql, parameters));
    return result.rows;
  };
}
