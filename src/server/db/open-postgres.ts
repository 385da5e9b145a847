import pg from 'pg';
import { QueryTimeoutClient } from './query-timeout-client.ts';

// Times, counts and sums fit a double by far; strings would leak into every calculation.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPool(connectionString: string, onError?: (error: Error) => void): pg.Pool {
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
