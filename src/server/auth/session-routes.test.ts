import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const day = 24 * 60 * 60 * 1_000;

interface Listed {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

/** Somebody who signed in on a laptop and, a day later, on a phone. */
async function setUp() {
  const test = await createTestApp();
  await test.signIn('other');
  const laptop = await test.signIn('me');
  test.clock.now += day;
  const { id } = await test.sessions.create('me', { device: 'Safari on iPhone' });
  return { test, laptop: laptop.headers, phone: { cookie: `__Host-session=${id}` } };
}

type Headers = { cookie: string };
const list = async ({ app }: TestApp, headers: Headers) =>
  (await app.inject({ url: '/api/sessions/me', headers })).json<Listed[]>();
const send = ({ app }: TestApp, method: 'POST' | 'DELETE', url: string, headers: Headers) =>
  app.inject({ method, url, headers });
const status = async ({ app }: TestApp, headers: Headers) =>
  (await app.inject({ url: '/api/auth/session', headers })).statusCode;

describe('devices', () => {
  it('are listed with their last use, the current one first', async () => {
    const { test, laptop, phone } = await setUp();
    const iso = (time: number) => new Date(time).toISOString();
    const startedAt = test.clock.now - day;
    test.clock.now += 5 * 60_000;
    expect(await list(test, laptop)).toEqual([
      {
        id: expect.any(String),
        device: 'Unknown device',
        createdAt: iso(startedAt),
        lastUsedAt: iso(test.clock.now),
        current: true,
      },
      {
        id: expect.any(String),
        device: 'Safari on iPhone',
        createdAt: iso(startedAt + day),
        lastUsedAt: iso(startedAt + day),
        current: false,
      },
    ]);
    expect((await list(test, phone)).map(({ device }) => device)).toEqual([
      'Safari on iPhone',
      'Unknown device',
    ]);
  });

  it('are no longer listed once their session has expired', async () => {
    const { test, phone } = await setUp();
    test.clock.now += 29 * day + 1;
    expect((await list(test, phone)).map(({ device }) => device)).toEqual(['Safari on iPhone']);
  });

  it('can be signed out one by one', async () => {
    const { test, laptop, phone } = await setUp();
    const [, listed] = await list(test, laptop);
    const response = await send(test, 'DELETE', `/api/sessions/${listed?.id}`, laptop);
    expect([response.statusCode, response.headers['clear-site-data'], response.cookies]).toEqual([
      204,
      undefined,
      [],
    ]);
    expect([await status(test, laptop), await status(test, phone)]).toEqual([200, 401]);
    expect((await send(test, 'DELETE', `/api/sessions/${listed?.id}`, laptop)).statusCode).toBe(404);
  });

  it.each([
    ['everywhere', 'POST', () => '/api/auth/logout-everywhere', 401],
    ['here', 'POST', () => '/api/auth/logout', 200],
    ['from the device list', 'DELETE', (id: string) => `/api/sessions/${id}`, 200],
  ] as const)('signing out %s clears the cookies and the cache but not the settings', async (...row) => {
    const [, method, url, statusOfPhone] = row;
    const { test, laptop, phone } = await setUp();
    const [here] = await list(test, laptop);
    const response = await send(test, method, url(here?.id ?? ''), laptop);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(response.cookies.map((set) => [set.name, set.value])).toEqual([
      ['__Host-session', ''],
      ['signed_in', ''],
    ]);
    expect([await status(test, laptop), await status(test, phone)]).toEqual([401, statusOfPhone]);
    expect(
      await test.db.selectFrom('sessions').select('user_id').where('user_id', '=', 'other').execute(),
    ).toHaveLength(1);
  });
});
