import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustProxy } from '../config/trust-proxy-setting.ts';

/** Trusts a number of proxies or a list of addresses. Counting is safe only if clients can't bypass the proxies. */
export const trustedProxies = (setting: TrustProxy) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** The client's IP address. Values from a proxy that aren't addresses are skipped. */
export function addressOf(request: FastifyRequest): string {
  const trusted = request.ips?.findLast((address) => isIP(address) !== 0);
  return trusted ?? request.socket.remoteAddress ?? '';
}
