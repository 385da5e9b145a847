import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/**
 * Fastify closes idle connections once, when it stops. A connection that is busy at that moment is kept open by its
 * browser afterwards, so we keep closing idle ones until none is left.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
