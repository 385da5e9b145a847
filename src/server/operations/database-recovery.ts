import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open.ts';

/**
 * Returns a function to call when the database has failed, which returns false if that is known. It checks the database at
 * once, because a restart may be over soon, and then until it works, and logs that.
 */
export function createRecoveryCheck(
  app: FastifyInstance,
  { database, now, intervalMs = 2_000 }: { database: OpenDatabase; now: () => number; intervalMs?: number },
): () => boolean {
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let isClosed = false;
  /** Whether the log already says that it works: requests that began during the failure may report it afterwards. */
  let wasReported = false;

  const check = async () => {
    timer = undefined;
    isChecking = true;
    const works = await database.check(now()).then(
      () => true,
      () => false,
    );
    isChecking = false;
    if (isClosed) return;
    if (!works) {
      timer = setTimeout(() => void check(), intervalMs);
      timer.unref();
    } else if (!wasReported) app.log.warn('The database is back.');
    wasReported = works;
  };
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  return () => {
    const isKnown = isChecking || timer !== undefined;
    if (!isClosed && !isKnown) void check();
    return !isKnown;
  };
}
