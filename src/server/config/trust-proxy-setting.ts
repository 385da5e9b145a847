import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies are in front of the server, or their addresses. */
export type TrustProxy = false | number | string[];

const trustProxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

export const trustProxy = z.string().transform((value, context): TrustProxy => {
  if (value === 'off') return false;
  if (value === 'on') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (!networks.every((network) => trustProxyNames.includes(network) || isNetwork(network))) {
    context.addIssue(
      'must be off, on (one proxy), a number from 1 to 9, or addresses such as 10.0.0.0/8,127.0.0.1',
    );
  }
  return networks;
});
