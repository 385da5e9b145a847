import type { FastifyInstance } from 'fastify';

const everyMs = 60_000;

/** What has to be cleared away from time to time, and what an earlier process left behind when it died. */
export function registerHousekeeping(
  app: FastifyInstance,
  chores: readonly (() => Promise<unknown>)[],
): void {
  const keepHouse = async () => {
    for (const chore of chores) {
      // One that fails must not keep the others from being done.
      await chore().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
    }
  };
  const timer = setInterval(() => void keepHouse(), everyMs);
  timer.unref();
  app.addHook('onListen', async () => void keepHouse());
  app.addHook('onClose', async () => clearInterval(timer));
}
