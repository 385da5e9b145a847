import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { isLoopbackName } from '../../shared/loopback-name.ts';
import { isApiRequest } from './route-path.ts';

const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * For a server without sign-in. Only this machine can connect, but that includes every page open in its
 * browser. Pages from other sites send another origin, and pages that pretend to be on this machine
 * (DNS rebinding) send another host.
 */
export function registerLoopbackGuard(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isOwn(request, publicOrigin) ? undefined : new AppError('cross-site'));
  });
}

function isOwn(request: FastifyRequest, publicOrigin: string): boolean {
  const { host, origin } = request.headers;
  if (host === undefined || !isLoopbackName(host.replace(/:\d+$/, ''))) return false;
  // Another port on this machine is another app. A local TLS proxy sends the public origin.
  if (![undefined, `http://${host}`, publicOrigin].includes(origin)) return false;
  if (ownSites.includes(request.headers['sec-fetch-site'])) return true;
  // Links to the app may be anywhere, but nobody else has a reason to call its API or to load its files.
  return request.headers['sec-fetch-mode'] === 'navigate' && !isApiRequest(request);
}
