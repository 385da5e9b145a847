import pg from 'pg';

// By default `pg` returns BIGINT as a string. Our times, counts and sums all fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * When a query times out, `pg` stops waiting but returns the connection to the pool, and the next query waits behind
 * the first one: forever, if the network dropped the packets. So we close the connection instead.
 */
class QueryTimeoutClient extends pg.Client {
  override query(...given: unknown[]): never {
    const running: unknown = Reflect.apply(super.query, this, given);
    if (running instanceof Promise) {
      running.catch((error: unknown) => {
        // This drops the connection, so the pool doesn't take the client back.
        if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => {});
      });
    }
    return running as never;
  }
}

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
