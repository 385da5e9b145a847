import pg from 'pg';

const channel = 'rhapsode';
const retryMs = 1_000;
/** PostgreSQL refuses longer messages. */
const maxBytes = 7_900;

/** Messages between instances that share a database. They can get lost, so receivers also have to read the database. */
export interface Notifications {
  send(message: string): Promise<void>;
  /** Returns a function that stops listening. */
  listen(onMessage: (message: string) => void): () => Promise<void>;
}

/** PostgreSQL's LISTEN needs a connection of its own, which is opened again when it breaks. */
export function createNotifications(
  pool: pg.Pool,
  connectionString: string,
  onError?: (error: Error) => void,
): Notifications {
  return {
    async send(message) {
      if (Buffer.byteLength(message) > maxBytes) return;
      await pool.query('SELECT pg_notify($1, $2)', [channel, message]);
    },

    listen(onMessage) {
      let client: pg.Client | undefined;
      let timer: NodeJS.Timeout | undefined;
      let isClosed = false;

      const reconnect = (broken: pg.Client) => {
        if (client !== broken) return;
        client = undefined;
        void broken.end().catch(() => {});
        if (isClosed) return;
        timer = setTimeout(connect, retryMs);
        timer.unref();
      };
      const connect = () => {
        const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
        client = next;
        next.on('error', (error) => {
          onError?.(error);
          reconnect(next);
        });
        next.on('end', () => reconnect(next));
        next.on('notification', ({ payload }) => onMessage(payload ?? ''));
        next
          .connect()
          .then(() => next.query(`LISTEN ${channel}`))
          .catch((error: Error) => {
            if (!isClosed) onError?.(error);
            reconnect(next);
          });
      };
      connect();
      return async () => {
        isClosed = true;
        clearTimeout(timer);
        await client?.end().catch(() => {});
      };
    },
  };
}
