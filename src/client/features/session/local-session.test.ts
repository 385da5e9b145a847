import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { wordsMustStay } from '../../platform/device-mode.ts';
import { broadcastPerson } from '../../platform/person.ts';
import { localStore } from '../../platform/storage.ts';
import { createLocalSession } from './local-session.ts';

const root = document.documentElement;

afterEach(() => {
  window.history.replaceState(null, '', '/');
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
});

/** A page of a server with a password, for a person if several share it. */
function mark({ guarded = false, person = '' } = {}) {
  root.dataset.edition = 'personal';
  if (guarded) root.dataset.guarded = '';
  if (person) root.dataset.person = person;
}

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
  mark({ guarded: true });
  const { session, navigate } = open();
  session.drop();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/personal/sign-in?returnTo=%2Fsome%2Fpage');
});

test('asks who they are when there is no password', () => {
  window.history.replaceState(null, '', '/words');
  mark({ person: 'ben' });
  const { session, navigate } = open();
  expect(session.state().user?.googleSub).toBe('ben');
  expect(session.prerendered).toBe(session.state());
  session.drop();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/personal/people?returnTo=%2Fwords');
});

test('asks at once when the last person has left, but not on the page that asks', () => {
  mark({ person: 'nobody' });
  expect(open().navigate).toHaveBeenCalledExactlyOnceWith('/personal/people?returnTo=%2F');
  window.history.replaceState(null, '', '/personal/people');
  const { session, navigate } = open();
  session.drop();
  expect(navigate).not.toHaveBeenCalled();
});

test('opens the page of whoever another tab has chosen', async () => {
  mark({ person: 'ben' });
  const { navigate } = open();
  broadcastPerson();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'));
});

test('leaves nobody behind after signing out', async () => {
  mark({ guarded: true, person: 'ben' });
  const { session } = open();
  await session.signOut(false);
  expect(document.cookie).toContain('person=nobody');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'person=; Max-Age=0';
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
