import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open.ts';

/** Returns a function to call when the database has failed. It then checks the database until it works, and logs that. */
export function createRecoveryCheck(
  app: FastifyInstance,
  { database, now, intervalMs = 2_000 }: { database: OpenDatabase; now: () => number; intervalMs?: number },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const check = async () => {
    const works = await database.check(now()).then(
      () => true,
      () => false,
    );
    if (isClosed) return;
    timer = undefined;
    if (works) app.log.warn('The database is back.');
    else schedule();
  };
  const schedule = () => {
    if (isClosed || timer) return;
    timer = setTimeout(() => void check(), intervalMs);
    timer.unref();
  };
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  return schedule;
}
