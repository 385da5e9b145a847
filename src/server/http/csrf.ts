import type { FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';

/**
 * Some writes have no body and so no preflight: another site could send them with the user's cookie. Browsers
 * name the origin of each request, so those from other sites are refused.
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new AppError('cross-site');
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin || origin === `${request.protocol}://${request.host}`)
    return;
  throw new AppError('cross-site');
}
