import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../test/start-sandbox.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createIdentityProvider } from './identity-provider.ts';

const appUrl = 'http://localhost:3000';
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ appUrl });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const openApp = () =>
  createTestApp({
    deps: {
      identity: createIdentityProvider({
        issuer: `${sandbox.origin}/identity`,
        clientId: 'rhapsode',
        clientSecret: 'sandbox',
        pictureOrigins: [sandbox.origin],
      }),
    },
  });

const cookieHeader = (response: LightMyRequestResponse) =>
  response.cookies
    .filter((cookie) => cookie.value !== '')
    .map((cookie) => `${cookie.name}=${cookie.value}`)
    .join('; ');

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** Starts a sign-in, goes through the provider as a browser does, and stops before the callback is called. */
async function reachCallback({ app }: TestApp, email: string, returnTo = '/') {
  const query = new URLSearchParams({ returnTo, login_hint: email });
  const start = await app.inject(`/api/auth/google?${query}`);
  const provider = await fetch(String(start.headers.location), { redirect: 'manual' });
  return { callback: pathOf(provider.headers.get('location') ?? ''), cookie: cookieHeader(start) };
}

async function signIn(test: TestApp, email = 'one@people.test', returnTo?: string) {
  const { callback, cookie } = await reachCallback(test, email, returnTo);
  const finish = await test.app.inject({ url: callback, headers: { cookie } });
  return { finish, cookie: cookieHeader(finish) };
}

const session = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/auth/session', headers });

describe('signing in', () => {
  test('redirects to the provider with state, nonce and PKCE', {
    tags: ['R-7.11'],
  }, async () => {
    const { app } = await openApp();
    const start = await app.inject({ url: '/api/auth/google', headers: { 'accept-language': 'ja' } });
    const url = new URL(String(start.headers.location));
    expect([start.statusCode, url.origin]).toEqual([302, sandbox.origin]);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toBeTruthy();
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('redirect_uri')).toBe(`${appUrl}/api/auth/google/callback`);
    expect(url.searchParams.get('ui_locales')).toBe('ja');
  });

  test('creates a session for the user from the provider', { tags: ['R-3.1', 'R-3.2'] }, async () => {
    const app = await openApp();
    const one = await signIn(app, 'one@people.test');
    expect((await session(app, { cookie: one.cookie })).json()).toEqual({
      googleSub: expect.stringMatching(/^\d+$/),
      username: 'Test Person One',
      email: 'one@people.test',
      photoURL: expect.stringMatching(/^http/),
      subscriptionTier: 'free',
    });
    const two = await signIn(app, 'two@people.test');
    expect((await session(app, { cookie: two.cookie })).json()).not.toHaveProperty('photoURL');
  });

  test('sets an HttpOnly __Host- cookie and a readable cookie without data', async () => {
    const { finish } = await signIn(await openApp());
    const byName = Object.fromEntries(finish.cookies.map((cookie) => [cookie.name, cookie]));
    expect(byName['__Host-session']).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
    });
    expect(byName['__Host-session']).not.toHaveProperty('domain');
    expect(Buffer.from(byName['__Host-session']?.value ?? '', 'base64url')).toHaveLength(32);
    expect(byName.signed_in).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
    expect(byName.signed_in).not.toHaveProperty('httpOnly');
  });

  test('stores only a hash of the session id', async () => {
    const app = await openApp();
    const { finish } = await signIn(app);
    const id = finish.cookies.find((cookie) => cookie.name === '__Host-session')?.value ?? '';
    expect(id).not.toBe('');
    const rows = await app.db.selectFrom('sessions').select('id_hash').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id_hash).not.toContain(id);
  });

  test('redirects only to paths on this site', { tags: ['R-10.9'] }, async () => {
    const app = await openApp();
    const back = async (returnTo: string) =>
      (await signIn(app, 'one@people.test', returnTo)).finish.headers.location;
    expect(await back('/subscribe?checkout=1')).toBe('/subscribe?checkout=1');
    for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
      expect(await back(evil)).toBe('/');
    }
  });

  test('checks the return path again, because cookies can be changed', async () => {
    const app = await openApp();
    const { callback, cookie } = await reachCallback(app, 'one@people.test', '/terms');
    const changed = cookie.replace(/(?<==)[\w-]{40,}/, (value) => {
      const attempt = JSON.parse(Buffer.from(value, 'base64url').toString());
      return Buffer.from(JSON.stringify({ ...attempt, returnTo: '//evil.example' })).toString('base64url');
    });
    expect(changed).not.toBe(cookie);
    const finish = await app.app.inject({ url: callback, headers: { cookie: changed } });
    expect([finish.statusCode, finish.headers.location]).toEqual([302, '/']);
  });

  test('replaces the old session with a new id', async () => {
    const app = await openApp();
    const first = await signIn(app);
    const again = await reachCallback(app, 'one@people.test');
    const finish = await app.app.inject({
      url: again.callback,
      headers: { cookie: `${again.cookie}; ${first.cookie}` },
    });
    expect(cookieHeader(finish)).not.toBe(first.cookie);
    expect((await session(app, { cookie: first.cookie })).statusCode).toBe(401);
    expect((await session(app, { cookie: cookieHeader(finish) })).statusCode).toBe(200);
  });

  test('updates the name and photo of an existing account', async () => {
    const app = await openApp();
    const { cookie } = await signIn(app);
    const { googleSub } = (await session(app, { cookie })).json();
    await app.db.updateTable('users').set({ username: 'Old', photo_url: null, created_at: 5 }).execute();
    await signIn(app);
    const rows = await app.db.selectFrom('users').selectAll().execute();
    expect(rows).toMatchObject([{ id: googleSub, username: 'Test Person One', created_at: 5 }]);
    expect(rows[0]?.photo_url).not.toBeNull();
  });

  test('lets two tabs sign in at the same time', async () => {
    const app = await openApp();
    const a = await reachCallback(app, 'one@people.test', '/terms');
    const b = await reachCallback(app, 'two@people.test', '/privacy');
    const cookie = `${a.cookie}; ${b.cookie}`;
    expect((await app.app.inject({ url: a.callback, headers: { cookie } })).headers.location).toBe('/terms');
    expect((await app.app.inject({ url: b.callback, headers: { cookie } })).headers.location).toBe(
      '/privacy',
    );
  });
});

describe('failed sign-ins', { tags: ['R-10.10'] }, () => {
  const failing = async (callback: string, cookie: string, app: TestApp) => {
    const finish = await app.app.inject({ url: callback, headers: { cookie } });
    expect(finish.cookies.some((set) => set.name === '__Host-session')).toBe(false);
    return finish.headers.location;
  };

  it.each([
    ['a wrong state', (url: string) => url.replace(/state=[^&]+/, 'state=another')],
    ['no state', (url: string) => url.replace(/&?state=[^&]+/, '')],
    ['no code', (url: string) => url.replace(/code=[^&]+&/, '')],
    ['a redirect from another issuer', (url: string) => url.replace(/iss=[^&]+/, 'iss=https://evil.example')],
  ])('fails with %s', async (_case, change) => {
    const app = await openApp();
    const { callback, cookie } = await reachCallback(app, 'one@people.test');
    expect(change(callback)).not.toBe(callback);
    expect(await failing(change(callback), cookie, app)).toBe('/?authError=failed');
  });

  test('cannot be finished in another browser', async () => {
    const app = await openApp();
    const { callback } = await reachCallback(app, 'one@people.test');
    expect(await failing(callback, '', app)).toBe('/?authError=failed');
  });

  test('distinguishes a cancelled sign-in from a failed one', async () => {
    const app = await openApp();
    const { callback, cookie } = await reachCallback(app, 'one@people.test');
    const cancelled = callback.replace(/code=[^&]+/, 'error=access_denied');
    expect(await failing(cancelled, cookie, app)).toBe('/?authError=cancelled');
  });

  it.each(['signature', 'nonce', 'audience', 'issuer', 'expired', 'none'] as const)(
    'rejects an ID token with a forged %s',
    async (forge) => {
      const app = await openApp();
      const { callback, cookie } = await reachCallback(app, 'one@people.test');
      await sandbox.next({ service: 'identity', forge });
      expect(await failing(callback, cookie, app)).toBe('/?authError=failed');
    },
  );

  test('sends people back to the app when the provider is down', async () => {
    const { app } = await openApp();
    await sandbox.next({ service: 'identity', status: 503 });
    expect((await app.inject('/api/auth/google')).headers.location).toBe('/?authError=failed');
  });
});
