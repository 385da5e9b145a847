import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../logging/log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { IdentityProvider, SignInResult } from './identity-provider.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'rhapsode-personal-'));
const signInPath = '/personal/sign-in';
const password = 'correct horse';
const minute = 60_000;

beforeAll(() => {
  mkdirSync(join(clientDir, 'personal'));
  for (const name of ['index', 'not-found', 'sign-in', 'live'])
    writeFileSync(
      join(clientDir, 'personal', `${name}.html`),
      `<html lang="en"><h1>${name}</h1><p>Try again {time}.</p></html>`,
    );
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const openApp = (
  env: Record<string, string> = { PERSONAL_PASSWORD: password },
  identity?: IdentityProvider,
) =>
  createTestApp({
    env: { EDITION: 'personal', ...env },
    deps: { clientDir, ...(identity && { identity }) },
  });

const submit = (
  { app }: Pick<TestApp, 'app'>,
  given: string,
  more: { query?: string; headers?: Record<string, string>; remoteAddress?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: `${signInPath}${more.query ?? ''}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more.headers },
    payload: new URLSearchParams({ password: given }).toString(),
    remoteAddress: more.remoteAddress ?? '192.0.2.1',
  });

const cookieOf = (response: LightMyRequestResponse) => ({
  cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

test('viewers of live captions need no password', async () => {
  const { app } = await openApp();
  const page = await app.inject('/live/0000-0000-0000');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>live</h1>')]);
  expect((await app.inject('/api/live/0000-0000-0000/events')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/api/live', payload: {} })).statusCode).toBe(401);
});

describe('the sign-in page of the personal edition', () => {
  test('opens instead of any page and remembers which one was requested', async () => {
    const { app } = await openApp();
    const locationOf = async (url: string) => (await app.inject(url)).headers.location;
    expect(await locationOf('/')).toBe(signInPath);
    expect(await locationOf('/some/page')).toBe(`${signInPath}?returnTo=%2Fsome%2Fpage`);
    const page = await app.inject(signInPath);
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('data-sign-in="password"');
    expect(page.body).not.toContain('data-problem');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('leaves nothing in the log when it opens instead of a page', async () => {
    const logged: unknown[] = [];
    const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });
    const { app } = await createTestApp({
      env: { EDITION: 'personal', PERSONAL_PASSWORD: password },
      deps: { clientDir, log },
    });
    expect((await app.inject('/')).statusCode).toBe(302);
    expect(logged).toEqual([]);
  });

  test('accepts the right password and returns to the page', async () => {
    const test = await openApp();
    const response = await submit(test, password, { query: '?returnTo=%2Fsome%2Fpage' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/some/page']);
    const headers = cookieOf(response);
    expect((await test.app.inject({ url: '/', headers })).body).toContain('<h1>index</h1>');
    expect((await test.app.inject({ url: '/api/auth/session', headers })).json()).toMatchObject({
      googleSub: 'local',
    });
    expect((await test.app.inject({ url: signInPath, headers })).headers.location).toBe('/');
  });

  test('never redirects to another site', async () => {
    const response = await submit(await openApp(), password, { query: '?returnTo=//evil.example' });
    expect(response.headers.location).toBe('/');
  });

  test.each(['', 'wrong', `${password} `])('refuses %j', async (given) => {
    const response = await submit(await openApp(), given);
    expect([response.statusCode, response.cookies]).toEqual([401, []]);
    expect(response.body).toContain('data-problem="wrong"');
  });

  test('refuses a form from another site', async () => {
    const response = await submit(await openApp(), password, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.json()).toMatchObject({ code: 'cross-site' });
  });

  test('allows ten attempts, even if rate limits are off', async () => {
    const test = await openApp();
    for (let attempt = 0; attempt < 10; attempt += 1) await submit(test, 'guess');
    const late = await submit(test, password);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '300']);
    expect(late.body).toContain('data-problem="wait"');
    expect(late.body).toContain('Try again in 5 minutes.');
    expect((await submit(test, password, { remoteAddress: '192.0.2.9' })).statusCode).toBe(303);
    test.clock.now += 4 * minute;
    expect((await submit(test, password)).body).toContain('Try again in 1 minute.');
    test.clock.now += minute;
    expect((await submit(test, password)).statusCode).toBe(303);
  });

  test('counts the attempts of each client behind a trusted proxy separately', async () => {
    const test = await openApp({
      PERSONAL_PASSWORD: password,
      PUBLIC_URL: 'https://home.example',
      TRUST_PROXY: 'on',
    });
    const from = (address: string, given: string) =>
      submit(test, given, { headers: { 'x-forwarded-for': address }, remoteAddress: '127.0.0.1' });
    for (let attempt = 0; attempt < 10; attempt += 1) await from('198.51.100.1', 'guess');
    expect((await from('198.51.100.1', password)).statusCode).toBe(429);
    expect((await from('198.51.100.2', password)).statusCode).toBe(303);
  });

  test('ends every session when the password has changed, and none when it has not', async () => {
    const test = await openApp();
    const headers = cookieOf(await submit(test, password));
    const restart = async (changed: string) => {
      const env = { EDITION: 'personal', PERSONAL_PASSWORD: changed, DATA_DIR: test.config.dataDir };
      const app = await buildApp({ ...test.deps, config: readConfig({ ...env, LOG_LEVEL: 'silent' }) });
      const { statusCode } = await app.inject({ url: '/api/auth/session', headers });
      await app.close();
      return statusCode;
    };
    expect(await restart(password)).toBe(200);
    expect(await restart('another horse')).toBe(401);
  });

  test('does not exist if nobody has to sign in', async () => {
    const { app } = await openApp({});
    expect((await app.inject('/')).body).toContain('<h1>index</h1>');
    expect((await app.inject(signInPath)).statusCode).toBe(404);
    expect((await app.inject('/terms')).body).toContain('<h1>not-found</h1>');
  });
});

describe('an identity provider with a list of addresses', () => {
  const env = { PERSONAL_ADDRESSES: 'Ann@example.com' };
  const profile = { sub: '7', name: 'Ann', email: 'ann@example.com' };

  /** Goes through a sign-in with a provider that returns this result. */
  async function signIn(result: SignInResult) {
    const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };
    const identity: IdentityProvider = {
      start: async () => ({ url: 'https://provider.example/authorize', checks }),
      finish: async () => result,
    };
    const test = await openApp(env, identity);
    const start = await test.app.inject('/api/auth/google');
    const finish = await test.app.inject({
      url: '/api/auth/google/callback?state=state&code=code',
      headers: cookieOf(start),
    });
    return { ...test, finish };
  }

  test('lets a listed person in as the local user', async () => {
    const { app, finish } = await signIn({ ok: true, profile });
    expect(finish.headers.location).toBe('/');
    const session = await app.inject({ url: '/api/auth/session', headers: cookieOf(finish) });
    expect(session.json()).toMatchObject({ googleSub: 'local' });
  });

  test.each([
    ['somebody else', { ...profile, email: 'eve@example.com' }],
    ['an address that the provider has not verified', { ...profile, unverified: true as const }],
  ])('refuses %s', async (_who, refused) => {
    const { app, finish } = await signIn({ ok: true, profile: refused });
    expect(finish.headers.location).toBe('/?authError=not-allowed');
    const next = await app.inject(String(finish.headers.location));
    const page = await app.inject(String(next.headers.location));
    expect(page.body).toContain('data-sign-in="identity" data-problem="not-allowed"');
  });

  test('accepts no password', async () => {
    const { app } = await openApp(env);
    expect((await app.inject({ method: 'POST', url: signInPath })).statusCode).toBe(404);
  });
});
