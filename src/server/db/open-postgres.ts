import pg from 'pg';
import { QueryTimeoutClient } from './query-timeout-client.ts';

// By default `pg` returns BIGINT as a string. Our times, counts and sums all fit a number.
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
  // The pool replaces an idle connection that breaks, but without a listener the error would end the process.
  pool.on('error', (error) => onError?.(error));
  // The pool listens only while a connection is idle; one can also break between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  return pool;
}
