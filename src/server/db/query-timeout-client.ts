import pg from 'pg';

/**
 * When a query times out, `pg` stops waiting but returns the connection to the pool, and the next query waits behind
 * the first one: forever, if the network dropped the packets. So we close the connection instead.
 */
export class QueryTimeoutClient extends pg.Client {
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
