import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { databaseFault } from '../db/database-fault.ts';
import type { OpenDatabase } from '../db/open.ts';

/** The check writes to the database, so its result is reused for this long. */
const freshMs = 1_000;

/** Alive: the process responds. Ready: its database can be read and written. */
export function registerHealth(
  app: FastifyInstance,
  deps: { database: OpenDatabase; now: () => number; uptime: () => number },
): void {
  const { database, now, uptime } = deps;
  let checking: Promise<void> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  function check(): Promise<void> {
    if (!checking || uptime() - checkedAt >= freshMs) {
      checkedAt = Number.POSITIVE_INFINITY;
      checking = database.check(now()).finally(() => {
        checkedAt = uptime();
      });
    }
    return checking;
  }

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    try {
      await check();
    } catch (error) {
      const reason = databaseFault(error) ?? 'unreachable';
      throw new AppError('not-ready', { data: { reason }, cause: error });
    }
    return { status: 'ready' };
  });
}
