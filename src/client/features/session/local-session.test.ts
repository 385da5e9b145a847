import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { wordsMustStay } from '../../platform/device-mode.ts';
import { localStore } from '../../platform/storage.ts';
import { createLocalSession } from './local-session.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

function open(send = vi.fn(async () => new Response(null, { status: 204 }))) {
  const navigate = vi.fn();
  const client = { send, get: vi.fn() } as unknown as ApiClient;
  return { session: createLocalSession(() => client, navigate), navigate, send };
}

test('knows its user from the first paint, without a request', async () => {
  const { session, send } = open();
  expect(session.prerendered.user?.googleSub).toBe('local');
  expect(session.state()).toBe(session.prerendered);
  await session.begin();
  expect(session.state()).toBe(session.prerendered);
  expect(send).not.toHaveBeenCalled();
});

test('turns off On this device, which the personal edition has no switch for', () => {
  localStore.write('onDevice', 'true');
  open();
  expect(wordsMustStay()).toBe(false);
});

test('goes to the sign-in page when the session has ended, and back afterwards', () => {
  window.history.replaceState(null, '', '/some/page');
  const { session, navigate } = open();
  session.drop();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/personal/sign-in?returnTo=%2Fsome%2Fpage');
});

test.each([
  ['responds', vi.fn(async () => new Response(null, { status: 204 }))],
  [
    'fails',
    vi.fn(async () => {
      throw new TypeError('network');
    }),
  ],
])('goes to the sign-in page after signing out when the server %s', async (_how, send) => {
  const { session, navigate } = open(send);
  await session.signOut(true);
  expect(send).toHaveBeenCalledWith('logout');
  expect(navigate).toHaveBeenCalledOnce();
});
