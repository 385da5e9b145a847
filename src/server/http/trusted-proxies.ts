import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustProxy } from '../trust-proxy-setting.ts';

/** Fastify takes no number of hops: from a stranger it would prove nothing. Behind a proxy that is the only way in, it does. */
export const trustedProxies = (setting: TrustProxy) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Where a request comes from. Whatever else a proxy passes on, only an address counts as one. */
export function addressOf(request: FastifyRequest): string {
  const trusted = request.ips?.findLast((address) => isIP(address) !== 0);
  return trusted ?? request.socket.remoteAddress ?? '';
}
