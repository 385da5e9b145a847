import type { FastifyInstance, FastifyRequest } from 'fastify';

const requests = new WeakSet<FastifyRequest>();

/** Every browser on iOS uses Safari's engine; all others name their own. */
const isSafari = (agent = '') => agent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(agent);

/**
 * Safari refuses Secure cookies over plain http, even on localhost, so nobody could sign in. Without TLS it gets the
 * same cookies without the Secure flag; over https this does nothing.
 */
export function registerLocalSafari(app: FastifyInstance, publicOrigin: string): void {
  if (publicOrigin.startsWith('https:')) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafari(request.headers['user-agent'])) requests.add(request);
    done();
  });
}

export const isLocalSafari = (request: FastifyRequest): boolean => requests.has(request);
