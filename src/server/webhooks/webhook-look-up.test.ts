import { Resolver } from 'node:dns/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createWebhookProvider } from './webhook-provider.ts';

const message = { url: 'https://hook.example/', headers: {}, body: '' };

/** What name servers say about every name. */
function answer(four: string[], six: string[] = []) {
  const say = (addresses: string[]) => async () => {
    if (addresses.length === 0) throw new Error('ENOTFOUND');
    return addresses;
  };
  return [
    vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(say(four) as never),
    vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(say(six) as never),
  ];
}

afterEach(() => vi.restoreAllMocks());

// The machine's own look-ups share two threads with those for our providers.
it('asks name servers itself, so that slow ones don’t hold up other look-ups', async () => {
  const asked = answer(['10.0.0.1']);
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'address' });
  for (const ask of asked) expect(ask).toHaveBeenCalledWith('hook.example');
});

it('refuses a host if one of its addresses is private, of either kind', async () => {
  answer(['93.184.216.34'], ['fd00::1']);
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'address' });
});

it('says that there is no connection to a name without an address', async () => {
  answer([]);
  expect(await createWebhookProvider({ local: false }).send(message)).toEqual({ problem: 'connection' });
});

it('finds the names of this machine where local addresses are allowed', async () => {
  const asked = answer(['10.0.0.1']);
  const url = 'https://localhost:1024/';
  const outcome = await createWebhookProvider({ local: true }).send({ ...message, url });
  expect(outcome).toEqual({ problem: 'connection' });
  for (const ask of asked) expect(ask).not.toHaveBeenCalled();
});
