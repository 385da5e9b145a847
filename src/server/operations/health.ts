import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import type { OpenDatabase } from '../db/open.ts';

/** Alive: the process answers. Ready: its database answers too. */
export function registerHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request) => {
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw new AppError('not-ready');
    }
    return { status: 'ready' };
  });
}
