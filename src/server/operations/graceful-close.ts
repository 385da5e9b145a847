import type { FastifyInstance } from 'fastify';

const intervalMs = 100;

/**
 * Fastify closes idle connections only once, when it stops. Browsers keep connections that are busy at that
 * moment open afterwards, so we keep closing idle ones until none are left.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
