import { describe, expect, it, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { IdentityProvider } from './identity-provider.ts';

const day = 24 * 60 * 60 * 1_000;

const session = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/auth/session', headers });

describe('the session', () => {
  test('slides: thirty days from the last day of use, cookie and server alike', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    app.clock.now += 29 * day;
    const used = await session(app, { cookie });
    expect(used.cookies.map((set) => set.name)).toContain('__Host-session');
    app.clock.now += 29 * day;
    expect((await session(app, { cookie })).statusCode).toBe(200);
    app.clock.now += 30 * day + 1;
    expect((await session(app, { cookie })).statusCode).toBe(401);
  });

  test('is not written at every read', async () => {
    const app = await createTestApp();
    const { cookie } = (await app.signIn('one')).headers;
    expect((await session(app, { cookie })).cookies).toEqual([]);
  });

  test('ends on the server at sign-out, and its tokens with it', { tags: ['R-7.10'] }, async () => {
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

  test('a token lasts five minutes and cannot be altered or renew itself', {
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

  test('cookie and token of different people are refused', { tags: ['R-10.12'] }, async () => {
    const app = await createTestApp();
    const one = (await app.signIn('one')).headers;
    const two = (await app.signIn('two')).headers;
    const answer = await app.app.inject({ url: '/api/auth/token', headers: two });
    const authorization = `Bearer ${answer.json().token}`;
    expect((await session(app, { ...one, authorization })).statusCode).toBe(401);
    expect((await session(app, { ...two, authorization })).statusCode).toBe(200);
  });
});

test('the first acceptance of the terms is kept', { tags: ['R-10.14'] }, async () => {
  const app = await createTestApp();
  const { cookie } = (await app.signIn('one')).headers;
  const accept = () => app.app.inject({ method: 'POST', url: '/api/terms-status/one', headers: { cookie } });
  const acceptedAt = new Date(app.clock.now).toISOString();
  expect((await accept()).json()).toEqual({ acceptedAt });
  app.clock.now += day;
  expect((await accept()).json()).toEqual({ acceptedAt });
});

describe('the fake user', { tags: ['R-4.7', 'R-4.8'] }, () => {
  const provider = 'https://provider.example/authorize';
  const identity: IdentityProvider = {
    start: async () => ({
      url: provider,
      checks: { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' },
    }),
    finish: async () => ({ ok: false, reason: 'failed', cause: undefined }),
  };
  const openApp = (env: Record<string, string>) => createTestApp({ env, deps: { identity } });

  it.each(['free', 'premium'])('is there in development mode: %s', async (tier) => {
    const app = await openApp({ NODE_ENV: 'development', DEV_AUTH: tier });
    expect((await session(app)).json()).toMatchObject({ googleSub: `dev-${tier}`, subscriptionTier: tier });
    const start = await app.app.inject('/api/auth/google?returnTo=/subscribe');
    expect([start.headers.location, start.cookies[0]?.name]).toEqual(['/subscribe', 'signed_in']);
  });

  it.each([{ NODE_ENV: 'production', SANDBOX: 'identity,stripe,ai' }, { NODE_ENV: 'test' }, {}])(
    'is not there with %j',
    async (env) => {
      const app = await openApp({ ...env, DEV_AUTH: 'premium' } as Record<string, string>);
      expect((await session(app)).statusCode).toBe(401);
      expect((await app.app.inject('/api/auth/google')).headers.location).toBe(provider);
    },
  );
});
