import { beforeEach, expect, it, vi } from 'vitest';
import { createWebhookProvider } from './webhook-provider.ts';

const dns = vi.hoisted(() => ({
  lookup: vi.fn<() => Promise<{ address: string }[]>>(),
  resolve4: vi.fn<() => Promise<string[]>>(),
  resolve6: vi.fn<() => Promise<string[]>>(),
}));
vi.mock('node:dns/promises', () => ({
  lookup: dns.lookup,
  Resolver: class {
    resolve4 = dns.resolve4;
    resolve6 = dns.resolve6;
  },
}));

const message = { url: 'https://hook.example/', headers: {}, body: '' };
const notFound = new Error('ENOTFOUND');

beforeEach(() => {
  dns.lookup.mockReset().mockRejectedValue(notFound);
  dns.resolve4.mockReset().mockRejectedValue(notFound);
  dns.resolve6.mockReset().mockRejectedValue(notFound);
});

it('asks name servers itself, so that slow ones don’t hold up the other look-ups of the server', async () => {
  dns.resolve4.mockResolvedValue(['10.0.0.1']);
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'address' });
  expect(dns.lookup).not.toHaveBeenCalled();
});

it('refuses a host with a private address of either kind', async () => {
  dns.resolve4.mockResolvedValue(['93.184.216.34']);
  dns.resolve6.mockResolvedValue(['fd00::1']);
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'address' });
});

it('says that there is no connection to a name without an address', async () => {
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'connection' });
});

it('finds the names of this machine where local addresses are allowed', async () => {
  dns.lookup.mockResolvedValue([{ address: '169.254.169.254' }]);
  expect(await createWebhookProvider({ local: true }).send(message)).toEqual({ problem: 'address' });
  expect(dns.resolve4).not.toHaveBeenCalled();
});
