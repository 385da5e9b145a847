import type { FastifyInstance } from 'fastify';

const securePrefix = '__Host-';
const plainPrefix = 'local-';

/** Every browser on iOS uses Safari's engine; all others name their own. */
const isSafari = (agent = '') => agent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(agent);

/**
 * Safari refuses Secure cookies over plain http, even on localhost, so nobody could sign in. Without TLS it gets the
 * same cookies without the Secure flag; over https this does nothing.
 */
export function registerLocalSafari(app: FastifyInstance, publicOrigin: string): void {
  if (publicOrigin.startsWith('https:')) return;

  app.addHook('onRequest', ({ headers, cookies }, _reply, done) => {
    if (isSafari(headers['user-agent'])) {
      for (const [name, value] of Object.entries(cookies)) {
        if (name.startsWith(plainPrefix)) cookies[securePrefix + name.slice(plainPrefix.length)] = value;
      }
    }
    done();
  });

  app.addHook('onSend', ({ headers }, reply, _payload, done) => {
    const set = reply.getHeader('set-cookie');
    if (set !== undefined && isSafari(headers['user-agent'])) {
      const lines = [set]
        .flat()
        .map((line) => String(line).replace(securePrefix, plainPrefix).replace('; Secure', ''));
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', lines);
    }
    done();
  });
}
