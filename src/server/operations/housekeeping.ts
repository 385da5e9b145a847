import type { FastifyInstance } from 'fastify';
import { logFailure } from '../logging/log-failure.ts';

const intervalMs = 60_000;

/** Runs the tasks at start-up, in case an earlier process died, and then once a minute. */
export function registerHousekeeping(app: FastifyInstance, tasks: readonly (() => Promise<unknown>)[]): void {
  let running = false;
  const runTasks = async () => {
    // While a service is slow, a run can take longer than a minute.
    if (running) return;
    running = true;
    for (const task of tasks) {
      // A failing task must not stop the others.
      await task().catch((error: unknown) => logFailure(app.log, 'error', error, 'housekeeping failed'));
    }
    running = false;
  };
  const timer = setInterval(() => void runTasks(), intervalMs);
  timer.unref();
  app.addHook('onListen', async () => void runTasks());
  app.addHook('onClose', async () => clearInterval(timer));
}
