import type { FastifyRequest } from 'fastify';

/**
 * What a request reaches: the path of its route, or its decoded path if there is none. Guards must not look at the raw
 * URL, because `/%61pi/…` and `http://host/api/…` reach the same route as `/api/…`.
 */
export function routePath(request: FastifyRequest): string {
  return request.routeOptions.url ?? decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
}

export const isApiRequest = (request: FastifyRequest): boolean => /^\/api(\/|$)/.test(routePath(request));
