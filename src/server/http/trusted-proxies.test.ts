import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createTestApp } from '../testing/test-app.ts';
import { addressOf, trustedProxies } from './trusted-proxies.ts';

const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** The client address of a request that came from `socket` with this header. */
async function addressWith(setting: string, socket: string, forwardedFor?: string): Promise<string> {
  const app = fastify({ trustProxy: trustedProxies(readConfig({ TRUST_PROXY: setting }).trustProxy) });
  apps.push(app);
  app.get('/', (request) => addressOf(request));
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/', remoteAddress: socket, headers })).body;
}

it.each([
  ['off', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  // The client may have made up the first ones; our own proxy added the last.
  ['on', '10.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['on', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['2', '10.0.0.1', '192.0.2.66, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.1', '192.0.2.66, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.7', '192.0.2.66', '203.0.113.7'],
  ['loopback, 10.0.0.1', '127.0.0.1', '203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
])('TRUST_PROXY=%s: a request from %s with "%s" comes from %s', async (setting, socket, header, address) => {
  expect(await addressWith(setting, socket, header)).toBe(address);
});

it.each(['unknown', '_hidden', 'a'.repeat(8_000), "' OR 1=1", '203.0.113.7.9', '203.0.113.7 x', ''])(
  'uses the proxy’s address for an invalid entry: %s',
  async (value) => {
    expect(await addressWith('on', '10.0.0.1', value)).toBe('10.0.0.1');
    expect(await addressWith('10.0.0.1', '10.0.0.1', value)).toBe('10.0.0.1');
  },
);

it.each(['yes', 'true', '0', '10', '-1', '1.5', '10.0.0.0/33', '10.0.0', 'proxy.internal', '10.0.0.1,', '*'])(
  'rejects TRUST_PROXY=%s and lists the allowed values',
  (setting) => {
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(/^TRUST_PROXY: must be off, on/);
  },
);

it('cannot be bypassed by adding forwarded addresses', async () => {
  const { app } = await createTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  const responses = [];
  for (let count = 0; count < 70; count += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${count}, ${'x'.repeat(count)}, 203.0.113.7` };
    responses.push(await app.inject({ url: '/api/auth/google', remoteAddress: '10.0.0.1', headers }));
  }
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
});
