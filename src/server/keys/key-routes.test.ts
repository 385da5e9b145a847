import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { keyScopes, maxKeys } from '../../shared/key-scopes.ts';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import { createTestHousehold } from '../testing/test-people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function setUp(env: Record<string, string> = {}) {
  const translator = { translate: async ({ text }: { text: string }) => ({ text: `[${text}]` }) };
  const test = await createTestApp({ env, deps: { translator } });
  const person = await test.signIn('person', 'premium');
  return { ...test, person, create: (body: object) => createKey(test, person.headers, body) };
}

async function createKey(test: Pick<TestApp, 'app'>, headers: Record<string, string>, body: object = {}) {
  const payload = { name: 'My program', scopes: keyScopes, ...body };
  const response = await test.app.inject({ method: 'POST', url: '/api/keys', headers, payload });
  const created = response.json<{ id: string; key: string; code: string }>();
  return { ...created, response, bearer: { authorization: `Bearer ${created.key}` } };
}

const list = '/api/transcriptions/user/me';

describe('an API key', () => {
  it('is shown once and stored only as a hash', async () => {
    const { app, db, person, create } = await setUp();
    const { response, key } = await create({ scopes: ['write', 'read', 'read'] });
    expect(response.statusCode).toBe(201);
    expect(key).toMatch(/^rh_[\w-]{43}$/);
    const listed = await app.inject({ url: '/api/keys', headers: person.headers });
    expect(listed.json()).toEqual([
      {
        id: expect.any(String),
        name: 'My program',
        scopes: ['read', 'write'],
        start: key.slice(0, 8),
        createdAt: '2026-03-10T12:00:00.000Z',
        lastUsedAt: null,
        expiresAt: null,
      },
    ]);
    const rows = await db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(8));
    expect(rows[0]?.key_hash).toBe(createHash('sha256').update(key).digest('base64url'));
  });

  it('does the work of its owner without naming them, and counts towards the same limits', async () => {
    const { app, create, person } = await setUp();
    const { bearer } = await create({});
    const payload = { text: 'From a program', language: 'en-US' };
    const saved = await app.inject({ method: 'POST', url: '/api/transcriptions', headers: bearer, payload });
    expect(saved.statusCode).toBe(201);
    const read = await app.inject({ url: list, headers: bearer });
    const { transcriptionId, text, language, createdAt } = saved.json();
    expect(read.json()).toEqual([{ transcriptionId, text, language, createdAt }]);
    const { userId: _, subscriptionTier: __, ...translation } = translationBody('', 'free', 'Good day');
    const translated = await app.inject({
      method: 'POST',
      url: '/api/translate',
      headers: bearer,
      payload: translation,
    });
    expect(translated.json()).toMatchObject({ translatedText: '[Good day]', tier: 'premium' });
    const left = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/translation-allowance/person', headers })).json().remaining;
    expect(await left(person.headers)).toBe(translated.json().remainingTranslations);
    expect(await left(bearer)).toBe(await left(person.headers));
  });

  it('is refused for another user’s data even if it names them', async () => {
    const { app, create, signIn } = await setUp();
    await signIn('other');
    const { bearer } = await create({});
    const payload = { text: 'mine', language: 'en-US', userId: 'other' };
    const saved = await app.inject({ method: 'POST', url: '/api/transcriptions', headers: bearer, payload });
    expect(saved.json().code).toBe('not-yours');
    const read = await app.inject({ url: '/api/transcriptions/user/other', headers: bearer });
    expect(read.json().code).toBe('not-yours');
  });

  it('names the scope that is missing', async () => {
    const { app, create } = await setUp();
    const { bearer } = await create({ scopes: ['translate'] });
    const response = await app.inject({ url: list, headers: bearer });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'key-scope',
      scope: 'read',
      message: 'This API key needs the scope "read".',
    });
  });

  it('stops working at once on every instance when it is revoked', async () => {
    const test = await setUp();
    const second = await buildApp(test.deps);
    const { id, bearer } = await test.create({});
    const statuses = async () =>
      Promise.all(
        [test.app, second].map(async (app) => (await app.inject({ url: list, headers: bearer })).statusCode),
      );
    expect(await statuses()).toEqual([200, 200]);
    const revoked = await test.app.inject({
      method: 'DELETE',
      url: `/api/keys/${id}`,
      headers: test.person.headers,
    });
    expect(revoked.statusCode).toBe(204);
    expect(await statuses()).toEqual([401, 401]);
    await second.close();
  });

  it('stops working at its end date, and is removed a month later', async () => {
    const { app, clock, create, person, db } = await setUp();
    const { bearer } = await create({ expiresAt: new Date(clock.now + day).toISOString() });
    clock.now += day - 1;
    expect((await app.inject({ url: list, headers: bearer })).statusCode).toBe(200);
    clock.now += 1;
    const refused = await app.inject({ url: list, headers: bearer });
    expect(refused.json()).toMatchObject({ code: 'key-invalid' });
    expect(refused.statusCode).toBe(401);
    expect((await app.inject({ url: '/api/keys', headers: person.headers })).json()).toHaveLength(1);
    clock.now += 31 * day;
    // Housekeeping runs when the server starts to listen.
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () => expect(await db.selectFrom('api_keys').selectAll().execute()).toEqual([]));
  });

  it('shows when it was last used, recorded at most once a minute', async () => {
    const { app, clock, create, db } = await setUp();
    const { bearer } = await create({});
    const used = async () =>
      (await db.selectFrom('api_keys').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
    const first = clock.now;
    await app.inject({ url: list, headers: bearer });
    await vi.waitFor(async () => expect(await used()).toBe(first));
    clock.now += minute - 1;
    await app.inject({ url: list, headers: bearer });
    clock.now += 1;
    await app.inject({ url: list, headers: bearer });
    await vi.waitFor(async () => expect(await used()).toBe(first + minute));
  });

  it('can’t be created with a past end date, an empty name or no scope', async () => {
    const { create } = await setUp();
    for (const body of [
      { expiresAt: '2026-03-10T12:00:00Z' },
      { name: '  ' },
      { name: 'a\nb' },
      { scopes: [] },
      { scopes: ['account'] },
    ]) {
      expect((await create(body)).response.json().code, JSON.stringify(body)).toBe('invalid-request');
    }
  });

  it(`is one of at most ${maxKeys}, also if many are created at once`, async () => {
    const { create, db } = await setUp();
    const created = await Promise.all(Array.from({ length: maxKeys + 5 }, () => create({})));
    expect(created.filter(({ response }) => response.statusCode === 201)).toHaveLength(maxKeys);
    expect(created.filter(({ code }) => code === 'key-limit')).toHaveLength(5);
    expect(await db.selectFrom('api_keys').select('id').execute()).toHaveLength(maxKeys);
  });

  it('makes room for another one when it has expired', async () => {
    const { clock, create, db } = await setUp();
    const short = await create({ expiresAt: new Date(clock.now + day).toISOString() });
    for (let count = 1; count < maxKeys; count++) await create({});
    expect((await create({})).code).toBe('key-limit');
    clock.now += day;
    expect((await create({})).response.statusCode).toBe(201);
    expect((await create({})).code).toBe('key-limit');
    const ids = (await db.selectFrom('api_keys').select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(maxKeys);
    expect(ids).not.toContain(short.id);
  });

  it('is revoked when its owner deletes the account', async () => {
    const { app, create, person } = await setUp();
    const { bearer } = await create({});
    const payload = { email: 'person@example.com' };
    await app.inject({ method: 'POST', url: '/api/account/person/delete', headers: person.headers, payload });
    expect((await app.inject({ url: list, headers: bearer })).statusCode).toBe(401);
  });

  it('gets the rate limit and the request’s id with each response', async () => {
    const { app, create, person } = await setUp({ RATE_LIMITS: 'on' });
    const { bearer } = await create({});
    const read = await app.inject({ url: list, headers: bearer });
    expect(read.headers).toMatchObject({
      'ratelimit-limit': '600',
      'ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'ratelimit-reset': '10',
      'x-request-id': expect.any(String),
    });
    const save = () =>
      app.inject({ method: 'POST', url: '/api/transcriptions', headers: bearer, payload: {} });
    expect((await save()).headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': '119' });
    const responses = await Promise.all(Array.from({ length: 120 }, save));
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
    const byCookie = await app.inject({ url: list.replace('me', 'person'), headers: person.headers });
    expect(byCookie.headers).not.toHaveProperty('ratelimit-limit');
  });
});

describe('somebody without a key', () => {
  it.each([
    ['the scheme only', 'Bearer rh_'],
    ['a character too few', `Bearer rh_${'A'.repeat(42)}`],
    ['a character too many', `Bearer rh_${'A'.repeat(44)}`],
    ['a very long key', `Bearer rh_${'A'.repeat(15_000)}`],
    ['a pattern', 'Bearer rh_%'],
    ['SQL', "Bearer rh_'OR'1'='1"],
    ['two keys', `Bearer rh_${'A'.repeat(43)} rh_${'B'.repeat(43)}`],
    ['another scheme', `Basic rh_${'A'.repeat(43)}`],
  ])('gets nothing with %s', async (_, authorization) => {
    const { app } = await setUp();
    expect((await app.inject({ url: list, headers: { authorization } })).statusCode).toBe(401);
  });

  it('is told if the header is too long for the server', async () => {
    const { app } = await setUp();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}${list}`, {
      headers: { authorization: `Bearer rh_${'A'.repeat(20_000)}` },
    });
    expect(response.status).toBe(431);
    expect(await response.json()).toMatchObject({ code: 'headers-too-large' });
  });

  it('can’t guess fast', async () => {
    const { app } = await setUp({ RATE_LIMITS: 'on' });
    const guess = (_: unknown, index: number) =>
      app.inject({
        url: list,
        headers: { authorization: `Bearer rh_${String(index).padStart(43, '0')}` },
        remoteAddress: '192.0.2.1',
      });
    const responses = await Promise.all(Array.from({ length: 605 }, guess));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(600);
  });
});

describe('in the personal edition, a key', () => {
  const personal = { EDITION: 'personal' };

  it('works, and does only what its scopes allow although nobody has to sign in', async () => {
    const test = await createTestApp({ env: personal });
    const headers = { host: 'localhost:3000' };
    const { bearer, response } = await createKey(test, headers, { scopes: ['read'] });
    expect(response.statusCode).toBe(201);
    const read = await test.app.inject({ url: list, headers: { ...headers, ...bearer } });
    expect(read.statusCode).toBe(200);
    const keys = await test.app.inject({ url: '/api/keys', headers: { ...headers, ...bearer } });
    expect(keys.json().code).toBe('key-scope');
    const wrong = { ...headers, authorization: `Bearer rh_${'A'.repeat(43)}` };
    expect((await test.app.inject({ url: list, headers: wrong })).statusCode).toBe(401);
  });

  it('belongs to the person who made it, and ends when that person is removed', async () => {
    const test = await createTestHousehold(['ben']);
    const { id } = await test.sessions.create('ben');
    const { bearer } = await createKey(test, { cookie: `__Host-session=${id}` });
    const url = '/api/transcriptions/user/ben';
    expect((await test.app.inject({ url, headers: bearer })).statusCode).toBe(200);
    expect(
      (await test.app.inject({ url: '/api/transcriptions/user/local', headers: bearer })).statusCode,
    ).toBe(403);
    const manager = { cookie: `__Host-session=${(await test.sessions.create('local')).id}` };
    const removed = await test.app.inject({ method: 'DELETE', url: '/api/people/ben', headers: manager });
    expect(removed.statusCode).toBe(204);
    expect((await test.app.inject({ url, headers: bearer })).statusCode).toBe(401);
  });

  it('of a user of the hosted edition doesn’t work', async () => {
    const hosted = await setUp();
    const { bearer } = await hosted.create({});
    const test = await createTestApp({ env: personal, deps: { database: hosted.database } });
    const response = await test.app.inject({ url: list, headers: { host: 'localhost:3000', ...bearer } });
    expect(response.statusCode).toBe(401);
  });

  it('ends when the password changes', async () => {
    const before = { ...personal, PERSONAL_PASSWORD: 'first password', PUBLIC_URL: 'https://home.example' };
    const first = await createTestApp({ env: before });
    const { id } = await first.sessions.create('local');
    const { bearer } = await createKey(first, { cookie: `__Host-session=${id}` });
    const status = async (test: TestApp) =>
      (await test.app.inject({ url: list, headers: bearer })).statusCode;
    expect(await status(first)).toBe(200);
    const deps = { database: first.database, tokenSecret: first.deps.tokenSecret };
    expect(await status(await createTestApp({ env: before, deps }))).toBe(200);
    const after = { ...before, PERSONAL_PASSWORD: 'second password' };
    expect(await status(await createTestApp({ env: after, deps }))).toBe(401);
  });
});
