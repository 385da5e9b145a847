import pg from 'pg';

/**
 * A query that was waited for too long is given up by `pg`, but its connection stays in the pool and the next query
 * waits behind it: after a network that swallowed packets, for ever. Such a connection is closed instead.
 */
export class QueryTimeoutClient extends pg.Client {
  override query(...given: unknown[]): never {
    const running: unknown = Reflect.apply(super.query, this, given);
    if (running instanceof Promise) {
      running.catch((error: unknown) => {
        // With a query under way this drops the connection, and the pool takes the client back no more.
        if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => {});
      });
    }
    return running as never;
  }
}
