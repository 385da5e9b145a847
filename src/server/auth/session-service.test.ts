import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it, test } from 'vitest';
import { termsVersion } from '../../shared/terms.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { IdentityProvider } from './identity-provider.ts';

const day = 24 * 60 * 60 * 1_000;

const onlyRow = ({ db }: TestApp) => db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
const endOf = async (app: TestApp) => (await onlyRow(app)).expires_at;
const lastUseOf = async (app: TestApp) => (await onlyRow(app)).last_used_at;

const session = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/auth/session', headers });

describe('sessions', () => {
  test('last thirty days from the last use, in the cookie and on the server', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    app.clock.now += 29 * day;
    const used = await session(app, { cookie });
    expect(used.cookies.map((set) => [set.name, set.maxAge])).toEqual([
      ['__Host-session', 30 * 24 * 60 * 60],
      ['signed_in', 30 * 24 * 60 * 60],
    ]);
    await expect.poll(() => endOf(app)).toBe(app.clock.now + 30 * day);
    app.clock.now += 30 * day - 1;
    expect((await session(app, { cookie })).statusCode).toBe(200);
    await expect.poll(() => lastUseOf(app)).toBe(app.clock.now);
    app.clock.now += 30 * day + 1;
    expect((await session(app, { cookie })).statusCode).toBe(401);
  });

  test('end ninety days after they began, however often they are used', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    const startedAt = app.clock.now;
    for (const days of [25, 50, 75]) {
      app.clock.now = startedAt + days * day;
      expect((await session(app, { cookie })).statusCode).toBe(200);
      await expect.poll(() => lastUseOf(app)).toBe(app.clock.now);
    }
    app.clock.now = startedAt + 89 * day;
    const used = await session(app, { cookie });
    expect(used.cookies[0]).toMatchObject({ name: '__Host-session', maxAge: 24 * 60 * 60 });
    app.clock.now = startedAt + 90 * day;
    expect((await session(app, { cookie })).statusCode).toBe(401);
  });

  test('survive the clock being set back, as do their tokens', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    const { token } = (await app.app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
    app.clock.now -= day;
    expect((await session(app, { cookie, authorization: `Bearer ${token}` })).statusCode).toBe(200);
    await expect.poll(() => lastUseOf(app)).toBe(app.clock.now);
  });

  test('are not extended by every request', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    expect((await session(app, { cookie })).cookies).toEqual([]);
  });

  test('end on the server at sign-out, along with their tokens', { tags: ['R-7.10'] }, async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    const { token } = (await app.app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
    const logout = await app.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect([logout.statusCode, logout.body]).toEqual([204, '']);
    expect(logout.cookies.map((set) => [set.name, set.value])).toEqual([
      ['__Host-session', ''],
      ['signed_in', ''],
    ]);
    expect((await session(app, { cookie })).statusCode).toBe(401);
    expect((await session(app, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  test('have tokens that last five minutes and can be neither altered nor used to renew themselves', {
    tags: ['R-10.11'],
  }, async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    const { token, expiresAt } = (
      await app.app.inject({ url: '/api/auth/token', headers: { cookie } })
    ).json();
    expect(Date.parse(expiresAt) - app.clock.now).toBe(5 * 60_000);
    const authorization = `Bearer ${token}`;
    expect((await session(app, { authorization })).json()).toMatchObject({ googleSub: 'one' });
    expect((await session(app, { authorization: `${authorization.slice(0, -3)}AAA` })).statusCode).toBe(401);
    expect((await app.app.inject({ url: '/api/auth/token', headers: { authorization } })).statusCode).toBe(
      401,
    );
    app.clock.now += 5 * 60_000 + 1_000;
    expect((await session(app, { authorization })).statusCode).toBe(401);
  });

  test('refuse a cookie and a token from different users', { tags: ['R-10.12'] }, async () => {
    const app = await createTestApp();
    const one = (await app.signIn('one')).headers;
    const two = (await app.signIn('two')).headers;
    const response = await app.app.inject({ url: '/api/auth/token', headers: two });
    const authorization = `Bearer ${response.json().token}`;
    expect((await session(app, { ...one, authorization })).statusCode).toBe(401);
    expect((await session(app, { ...two, authorization })).statusCode).toBe(200);
  });
});

describe('a copy of the database', () => {
  const tokenWith = (app: TestApp, sid: string, seconds: number, age = 0) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('victim')
      .setAudience('rhapsode')
      .setIssuedAt(Math.floor(app.clock.now / 1_000) - age)
      .setExpirationTime(Math.floor(app.clock.now / 1_000) + seconds)
      .sign(app.deps.tokenSecret);

  test('cannot be used to create a session, even with its signing key', async () => {
    const app = await createTestApp();
    await app.signIn('victim');
    const stolen = await onlyRow(app);
    for (const value of Object.values(stolen)) {
      const authorization = `Bearer ${await tokenWith(app, String(value), 300)}`;
      expect((await session(app, { authorization })).statusCode).toBe(401);
      expect((await session(app, { cookie: `__Host-session=${value}` })).statusCode).toBe(401);
    }
  });

  test('cannot be used to make a token last longer', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('victim')).headers;
    const { token } = (await app.app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
    const { sid } = decodeJwt<{ sid: string }>(token);
    const statusFor = async (seconds: number, age?: number) =>
      (await session(app, { authorization: `Bearer ${await tokenWith(app, sid, seconds, age)}` })).statusCode;
    expect(await statusFor(300)).toBe(200);
    expect(await statusFor(60, 240)).toBe(200);
    expect(await statusFor(300, 60 * 60)).toBe(401);
    expect(await statusFor(10 * 60)).toBe(401);
    expect(await statusFor(10 * 365 * 24 * 60 * 60)).toBe(401);
  });
});

test('keeps the first acceptance of the terms', { tags: ['R-10.14'] }, async () => {
  const app = await createTestApp();
  const { cookie } = (await app.signIn('one')).headers;
  const accept = () => app.app.inject({ method: 'POST', url: '/api/terms-status/one', headers: { cookie } });
  const acceptedAt = new Date(app.clock.now).toISOString();
  expect((await accept()).json()).toEqual({ acceptedAt });
  app.clock.now += day;
  expect((await accept()).json()).toEqual({ acceptedAt });
});

test('asks users to accept changed terms and records the version they accepted', async () => {
  const app = await createTestApp();
  const { cookie } = (await app.signIn('one')).headers;
  const accept = () => app.app.inject({ method: 'POST', url: '/api/terms-status/one', headers: { cookie } });
  const mustAccept = async () => (await session(app, { cookie })).json().mustAcceptTerms as unknown;
  await accept();
  expect(await mustAccept()).toBeUndefined();
  await app.db.updateTable('terms_acceptances').set({ version: '2024-01-01' }).execute();
  expect(await mustAccept()).toBe(true);
  app.clock.now += day;
  expect((await accept()).json()).toEqual({ acceptedAt: new Date(app.clock.now).toISOString() });
  expect(await mustAccept()).toBeUndefined();
  const rows = await app.db.selectFrom('terms_acceptances').selectAll().execute();
  expect(rows).toEqual([{ user_id: 'one', version: termsVersion, accepted_at: app.clock.now }]);
});

describe('fake user', { tags: ['R-4.7', 'R-4.8'] }, () => {
  const provider = 'https://provider.example/authorize';
  const identity: IdentityProvider = {
    start: async () => ({
      url: provider,
      checks: { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' },
    }),
    finish: async () => ({ ok: false, reason: 'failed', cause: undefined }),
  };
  const openApp = (env: Record<string, string>) => createTestApp({ env, deps: { identity } });

  it.each(['free', 'premium'])('exists in development mode: %s', async (tier) => {
    const app = await openApp({ NODE_ENV: 'development', DEV_AUTH: tier });
    expect((await session(app)).json()).toMatchObject({ googleSub: `dev-${tier}`, subscriptionTier: tier });
    const start = await app.app.inject('/api/auth/google?returnTo=/subscribe');
    expect([start.headers.location, start.cookies[0]?.name]).toEqual(['/subscribe', 'signed_in']);
  });

  it.each([{ NODE_ENV: 'production', SANDBOX: 'identity,stripe,ai' }, { NODE_ENV: 'test' }, {}])(
    'does not exist with %j',
    async (env) => {
      const app = await openApp({ ...env, DEV_AUTH: 'premium' } as Record<string, string>);
      expect((await session(app)).statusCode).toBe(401);
      expect((await app.app.inject('/api/auth/google')).headers.location).toBe(provider);
    },
  );
});
