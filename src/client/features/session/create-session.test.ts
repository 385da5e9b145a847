import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { User } from '../../../shared/entities.ts';
import { createStore, type SessionKey } from '../../platform/storage.ts';
import { createSession, type SessionDeps } from './create-session.ts';

const user: User = { googleSub: '42', username: 'Test', email: 't@people.test', subscriptionTier: 'free' };

class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}: no`);
    this.status = status;
  }
}

const store = createStore<SessionKey>(() => window.sessionStorage);
beforeEach(() => window.sessionStorage.clear());

function open(changes: Partial<SessionDeps> = {}) {
  const deps = {
    store,
    hasCookie: vi.fn(() => false),
    dropCookie: vi.fn(),
    takeReturnedError: vi.fn((): string | null => null),
    fetchUser: vi.fn(async () => user),
    statusOf: (error: unknown) => (error instanceof HttpError ? error.status : null),
    endSession: vi.fn(async () => {}),
    recordTerms: vi.fn(async () => {}),
    sendInvite: vi.fn(async () => {}),
    navigate: vi.fn(),
    announceEnd: vi.fn(),
    ...changes,
  };
  return { deps, session: createSession(deps) };
}

const failing = (status?: number) =>
  vi.fn(async () => {
    throw status === undefined ? new TypeError('network') : new HttpError(status);
  });

describe('at the start', () => {
  test('a stored user is there at once and nobody is asked', { tags: ['R-4.1'] }, async () => {
    store.writeJson('user', user);
    const { session, deps } = open();
    expect(session.state().user).toEqual(user);
    await session.begin();
    expect(deps.fetchUser).not.toHaveBeenCalled();
  });

  test('without a user, flag or cookie nobody is asked', { tags: ['R-4.2'] }, async () => {
    const { session, deps } = open();
    await session.begin();
    expect(deps.fetchUser).not.toHaveBeenCalled();
    expect(session.state()).toEqual({ user: null, authError: null });
  });

  test('with the flag the session is fetched once, the user stored, the flag cleared', {
    tags: ['R-4.3'],
  }, async () => {
    store.write('shouldFetchSession', 'true');
    const { session, deps } = open();
    await Promise.all([session.begin(), session.begin()]);
    expect(deps.fetchUser).toHaveBeenCalledTimes(1);
    expect(session.state().user).toEqual(user);
    expect(store.readJson('user')).toEqual(user);
    expect(store.read('shouldFetchSession')).toBeNull();
  });

  test('a new tab with the cookie fetches too, without recording the terms', {
    tags: ['R-10.13'],
  }, async () => {
    const { session, deps } = open({ hasCookie: () => true });
    await session.begin();
    expect(session.state().user).toEqual(user);
    expect(deps.recordTerms).not.toHaveBeenCalled();
  });

  it.each(['{}', 'nonsense', '[]', '"42"'])('a broken stored user (%s) counts as none', (stored) => {
    store.write('user', stored);
    expect(open().session.state().user).toBeNull();
  });

  test('a failing fetch is the auth error, the flag is cleared, nobody is signed in', {
    tags: ['R-8.30'],
  }, async () => {
    store.write('shouldFetchSession', 'true');
    const { session } = open({ fetchUser: failing(500) });
    await session.begin();
    expect(session.state()).toEqual({ user: null, authError: { code: 'failed', message: '500: no' } });
    expect(store.read('shouldFetchSession')).toBeNull();
  });

  test('without a session an old cookie is dropped and nothing failed', async () => {
    const { session, deps } = open({ hasCookie: () => true, fetchUser: failing(401) });
    await session.begin();
    expect(deps.dropCookie).toHaveBeenCalled();
    expect(session.state().authError?.code).toBe('cancelled');
  });

  test('a sign-in that came back with an error is kept, and the flag with it is cleared', async () => {
    store.write('shouldFetchSession', 'true');
    const { session, deps } = open({ takeReturnedError: () => 'failed' });
    await session.begin();
    expect(session.state().authError?.code).toBe('failed');
    expect(deps.fetchUser).not.toHaveBeenCalled();
    expect(store.read('shouldFetchSession')).toBeNull();
  });
});

describe('after signing in', () => {
  beforeEach(() => store.write('shouldFetchSession', 'true'));

  test('the acceptance of the terms is recorded for the user', { tags: ['R-4.9'] }, async () => {
    const { session, deps } = open();
    await session.begin();
    expect(deps.recordTerms).toHaveBeenCalledExactlyOnceWith('42');
  });

  test('one invite is sent and the referrer forgotten', { tags: ['R-4.10', 'R-4.13'] }, async () => {
    store.write('referrerId', '7');
    const { session, deps } = open();
    await session.begin();
    expect(deps.sendInvite).toHaveBeenCalledExactlyOnceWith('7', '42');
    expect(store.read('referrerId')).toBeNull();
  });

  test('nobody invites themselves', { tags: ['R-4.11'] }, async () => {
    store.write('referrerId', '42');
    const { session, deps } = open();
    await session.begin();
    expect(deps.sendInvite).not.toHaveBeenCalled();
    expect(store.read('referrerId')).toBeNull();
  });

  test('without a referrer there is no invite', { tags: ['R-4.12'] }, async () => {
    const { session, deps } = open();
    await session.begin();
    expect(deps.sendInvite).not.toHaveBeenCalled();
  });

  it.each([
    [403, null],
    [400, null],
    [500, '7'],
    [429, '7'],
    [undefined, '7'],
  ])('an invite answered with %s leaves the referrer %s', async (status, left) => {
    store.write('referrerId', '7');
    await open({ sendInvite: failing(status) }).session.begin();
    expect(store.read('referrerId')).toBe(left);
  });

  test('a failing record of the terms signs nobody out', async () => {
    const { session } = open({ recordTerms: failing(500) });
    await session.begin();
    expect(session.state().user).toEqual(user);
  });
});

describe('in and out', () => {
  test('the flag is set before the page leaves', { tags: ['R-4.4'] }, () => {
    const flagAtLeaving = vi.fn();
    const { session } = open({ navigate: () => flagAtLeaving(store.read('shouldFetchSession')) });
    session.signIn('/subscribe?checkout=1');
    expect(flagAtLeaving).toHaveBeenCalledExactlyOnceWith('true');
  });

  test('the page leaves for /api/auth/google and knows where to come back to', { tags: ['R-2.70'] }, () => {
    const { session, deps } = open();
    session.signIn('/subscribe?checkout=1');
    expect(deps.navigate).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/google?returnTo=%2Fsubscribe%3Fcheckout%3D1',
    );
  });

  it.each([
    ['answered', vi.fn(async () => {}), true],
    ['over already', failing(401), true],
    ['out of reach', failing(), false],
    ['in trouble', failing(500), false],
  ])(
    'signing out clears user and flag with the server %s',
    { tags: ['R-4.5'] },
    async (_case, endSession, everywhere) => {
      store.writeJson('user', user);
      store.write('shouldFetchSession', 'true');
      store.write('referrerId', '7');
      const { session, deps } = open({ endSession });
      const listener = vi.fn();
      session.subscribe(listener);
      expect(await session.signOut()).toBe(everywhere);
      expect(session.state().user).toBeNull();
      expect([store.read('user'), store.read('shouldFetchSession')]).toEqual([null, null]);
      expect(store.read('referrerId')).toBe('7');
      expect(deps.dropCookie).toHaveBeenCalled();
      expect(deps.announceEnd).toHaveBeenCalled();
      expect(listener).toHaveBeenCalled();
    },
  );

  test('the Back button shows who is signed in now, not who was', () => {
    const { session } = open();
    store.writeJson('user', user);
    session.resume();
    expect(session.state().user).toEqual(user);
    store.remove('user');
    session.resume();
    expect(session.state().user).toBeNull();
  });
});
