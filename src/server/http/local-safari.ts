import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people open the server without TLS. */
    isPlainHttp: boolean;
  }
}

/** Every browser on iOS uses Safari's engine; all others name their own. */
const isSafari = (agent = '') => agent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(agent);

/**
 * Safari refuses Secure cookies over plain http, even on localhost, so nobody could sign in. Without TLS it gets the
 * same cookies without the Secure flag; over https this does nothing.
 */
export function registerLocalSafari(app: FastifyInstance, publicOrigin: string): void {
  app.decorate('isPlainHttp', !publicOrigin.startsWith('https:'));
}

export const isLocalSafari = ({ server, headers }: FastifyRequest): boolean =>
  server.isPlainHttp && isSafari(headers['user-agent']);
