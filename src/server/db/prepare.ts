import { type Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Compiles a query once; each call only binds new values. For reads that every request makes, where building the query
 * would take longer than running it. They use the read connection if there is one, so they don't wait for transactions
 * and see only committed data.
 */
export function prepare<P extends object, R>(
  db: Queryable,
  build: (param: <K extends keyof P>(name: K) => P[K]) => Compilable<R>,
): (values: P) => Promise<R[]> {
  const compiled = build(<K extends keyof P>(name: K) => new Placeholder(name) as P[K]).compile();
  const read = 'prepareRead' in db ? db.prepareRead?.(compiled.sql) : undefined;
  return async (values) => {
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof P] : parameter,
    );
    if (read) return read(parameters) as R[];
    const result = await db.executeQuery<R>(CompiledQuery.raw(compiled.sql, parameters));
    return result.rows;
  };
}
