import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/**
 * A stopping server waits for its connections, and those that were busy when it began are kept alive by their
 * browsers after their last answer: without this it would wait for the browsers' patience.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
