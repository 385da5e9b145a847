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
    clearCookie: vi.fn(),
    takeReturnedError: vi.fn((): string | null => null),
    fetchUser: vi.fn(async () => user),
    statusOf: (error: unknown) => (error instanceof HttpError ? error.status : null),
    endSession: vi.fn(async () => {}),
    recordTerms: vi.fn(async () => {}),
    sendInvite: vi.fn(async () => {}),
    navigate: vi.fn(),
    broadcastSignOut: vi.fn(),
    ...changes,
  };
  return { deps, session: createSession(deps) };
}

const failing = (status?: number) =>
  vi.fn(async () => {
    throw status === undefined ? new TypeError('network') : new HttpError(status);
  });

describe('at the start', () => {
  test('shows a stored user immediately, without a request', { tags: ['R-4.1'] }, async () => {
    store.writeJson('user', user);
    const { session, deps } = open();
    expect(session.state().user).toEqual(user);
    await session.begin();
    expect(deps.fetchUser).not.toHaveBeenCalled();
  });

  test('makes no request without a user, flag or cookie', { tags: ['R-4.2'] }, async () => {
    const { session, deps } = open();
    await session.begin();
    expect(deps.fetchUser).not.toHaveBeenCalled();
    expect(session.state()).toEqual({ user: null, authError: null, pending: false });
  });

  test('fetches the session once with the flag, stores the user and clears the flag', {
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

  test('fetches the session in a new tab with the cookie, without recording the terms', {
    tags: ['R-10.13'],
  }, async () => {
    const { session, deps } = open({ hasCookie: () => true });
    expect(session.state().pending, 'an early press must not be treated as a visitor’s').toBe(true);
    await session.begin();
    expect(session.state().pending).toBe(false);
    expect(session.state().user).toEqual(user);
    expect(deps.recordTerms).not.toHaveBeenCalled();
  });

  it.each(['{}', 'nonsense', '[]', '"42"'])('ignores a broken stored user (%s)', (stored) => {
    store.write('user', stored);
    expect(open().session.state().user).toBeNull();
  });

  test('stores a failed fetch as the auth error and clears the flag', {
    tags: ['R-8.30'],
  }, async () => {
    store.write('shouldFetchSession', 'true');
    const { session } = open({ fetchUser: failing(500) });
    await session.begin();
    expect(session.state()).toEqual({
      user: null,
      authError: { code: 'failed', message: '500: no' },
      pending: false,
    });
    expect(store.read('shouldFetchSession')).toBeNull();
  });

  test('ignores an old cookie without a session, and reports no error', async () => {
    const { session, deps } = open({ hasCookie: () => true, fetchUser: failing(401) });
    await session.begin();
    expect(deps.clearCookie).toHaveBeenCalled();
    expect(session.state().authError?.code).toBe('cancelled');
  });

  test('keeps a sign-in error and clears the flag', async () => {
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

  test('records the acceptance of the terms', { tags: ['R-4.9'] }, async () => {
    const { session, deps } = open();
    await session.begin();
    expect(deps.recordTerms).toHaveBeenCalledExactlyOnceWith('42');
  });

  test('sends one invite and forgets the referrer', { tags: ['R-4.10', 'R-4.13'] }, async () => {
    store.write('referrerId', '7');
    const { session, deps } = open();
    await session.begin();
    expect(deps.sendInvite).toHaveBeenCalledExactlyOnceWith('7', '42');
    expect(store.read('referrerId')).toBeNull();
  });

  test('sends no invite for the user’s own link', { tags: ['R-4.11'] }, async () => {
    store.write('referrerId', '42');
    const { session, deps } = open();
    await session.begin();
    expect(deps.sendInvite).not.toHaveBeenCalled();
    expect(store.read('referrerId')).toBeNull();
  });

  test('sends no invite without a referrer', { tags: ['R-4.12'] }, async () => {
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
  ])(
    'sends the invite again later only if it can still succeed: status %s leaves the referrer %s',
    async (status, left) => {
      store.write('referrerId', '7');
      await open({ sendInvite: failing(status) }).session.begin();
      expect(store.read('referrerId')).toBe(left);
    },
  );

  test('asks for the terms again when recording their acceptance fails', async () => {
    const recordTerms = failing(500);
    const { session } = open({ recordTerms });
    await session.begin();
    expect(session.state().user).toEqual({ ...user, mustAcceptTerms: true });
    expect(store.readJson('user')).toEqual({ ...user, mustAcceptTerms: true });
    await expect(session.acceptTerms()).rejects.toThrow();
    expect(session.state().user?.mustAcceptTerms).toBe(true);
    recordTerms.mockImplementation(async () => undefined as never);
    await session.acceptTerms();
    expect(session.state().user?.mustAcceptTerms).toBeUndefined();
    expect(store.readJson('user')).toEqual(user);
  });

  test('does not ask for the terms again when the page is left before the answer', async () => {
    await open({ recordTerms: failing() }).session.begin();
    expect(store.readJson('user')).toEqual(user);
  });

  test('does not ask somebody who has just accepted changed terms in the sign-in dialog', async () => {
    const { session, deps } = open({ fetchUser: vi.fn(async () => ({ ...user, mustAcceptTerms: true })) });
    await session.begin();
    expect(deps.recordTerms).toHaveBeenCalledOnce();
    expect(session.state().user?.mustAcceptTerms).toBeUndefined();
  });
});

describe('signing in and out', () => {
  test('sets the flag before the page navigates', { tags: ['R-4.4'] }, () => {
    const flagAtNavigation = vi.fn();
    const { session } = open({ navigate: () => flagAtNavigation(store.read('shouldFetchSession')) });
    session.signIn('/subscribe?checkout=1');
    expect(flagAtNavigation).toHaveBeenCalledExactlyOnceWith('true');
  });

  test('navigates to /api/auth/google with a return path', { tags: ['R-2.70'] }, () => {
    const { session, deps } = open();
    session.signIn('/subscribe?checkout=1');
    expect(deps.navigate).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/google?returnTo=%2Fsubscribe%3Fcheckout%3D1',
    );
  });

  test('returns what the user signed in for, once', async () => {
    const leaving = open().session;
    leaving.signIn('/', 'translate');
    expect(leaving.takeRequest()).toBeNull();
    const { session } = open();
    await session.begin();
    expect(session.takeRequest()).toBe('translate');
    expect(session.takeRequest()).toBeNull();
  });

  test.each([
    ['the sign-in fails', async () => open({ fetchUser: failing(500) }).session.begin()],
    ['the sign-in is cancelled', async () => open({ takeReturnedError: () => 'cancelled' }).session.begin()],
    ['the next sign-in has none', async () => open().session.signIn('/')],
  ])('forgets what the user signed in for when %s', async (_case, happen) => {
    open().session.signIn('/', 'save');
    await happen();
    expect(store.read('signInRequest')).toBeNull();
  });

  it.each([
    ['responds', vi.fn(async () => {}), true],
    ['has already ended the session', failing(401), true],
    ['cannot be reached', failing(), false],
    ['fails', failing(500), false],
  ])(
    'clears the user and flag on sign-out when the server %s',
    { tags: ['R-4.5'] },
    async (_case, endSession, everywhere) => {
      store.writeJson('user', user);
      store.write('shouldFetchSession', 'true');
      store.write('referrerId', '7');
      const { session, deps } = open({ endSession });
      const listener = vi.fn();
      session.subscribe(listener);
      expect(await session.signOut(true)).toBe(everywhere);
      expect(session.state().user).toBeNull();
      expect([store.read('user'), store.read('shouldFetchSession')]).toEqual([null, null]);
      expect(store.read('referrerId')).toBe('7');
      expect(deps.clearCookie).toHaveBeenCalled();
      expect(deps.broadcastSignOut).toHaveBeenCalledWith(true);
      expect(listener).toHaveBeenCalled();
    },
  );

  test('shows the current user after the Back button', () => {
    const { session } = open();
    store.writeJson('user', user);
    session.resume();
    expect(session.state().user).toEqual(user);
    store.remove('user');
    session.resume();
    expect(session.state().user).toBeNull();
  });
});
