import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../shared/person-schema.ts';
import { createWav } from '../../shared/test-wav.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import { addTestPerson, createTestHousehold, householdPassword } from '../testing/test-people.ts';
import { encodeForm } from '../testing/test-recordings.ts';
import { snapshot } from '../testing/test-snapshot.ts';

type Headers = Record<string, string>;

const clientDir = mkdtempSync(join(tmpdir(), 'rhapsode-people-'));
beforeAll(() => {
  mkdirSync(join(clientDir, 'personal'));
  for (const name of ['index', 'people', 'words', 'not-found', 'sign-in', 'live'])
    writeFileSync(join(clientDir, 'personal', `${name}.html`), `<html lang="en"><h1>${name}</h1></html>`);
});
afterAll(() => rmSync(clientDir, { recursive: true }));

async function* sound() {
  yield new Uint8Array(64);
}

const deps = {
  clientDir,
  translator: { translate: async ({ text }: { text: string }) => ({ text: `[${text}]` }) },
  voice: { voices: hdVoiceIds, speak: async () => sound() },
  recognition: { transcribe: async () => ({ text: 'hello' }) },
};

const openServer = () => createTestApp({ env: { EDITION: 'personal' }, deps });

const cookieOf = (response: LightMyRequestResponse): Headers => ({
  cookie: [...new Map(response.cookies.map(({ name, value }) => [name, value]))]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

const callsOf = ({ app }: Pick<TestApp, 'app'>) => ({
  add: (body: object, headers: Headers = {}) =>
    app.inject({ method: 'POST', url: '/api/people', headers, payload: body }),
  choose: (id: string, pin?: string, headers: Headers = {}) =>
    app.inject({ method: 'POST', url: `/api/people/${id}/session`, headers, payload: { pin } }),
  leave: (headers: Headers) => app.inject({ method: 'POST', url: '/api/people/leave', headers }),
  change: (id: string, body: object, headers: Headers = {}) =>
    app.inject({ method: 'PATCH', url: `/api/people/${id}`, headers, payload: body }),
  remove: (id: string, headers: Headers = {}) =>
    app.inject({ method: 'DELETE', url: `/api/people/${id}`, headers }),
  list: async (headers: Headers = {}) => (await app.inject({ url: '/api/people', headers })).json<Person[]>(),
  save: (userId: string, text: string, headers: Headers) =>
    app.inject({
      method: 'POST',
      url: '/api/transcriptions',
      headers,
      payload: { text, language: 'en-US', userId },
    }),
  saved: async (userId: string, headers: Headers = {}) => {
    const response = await app.inject({ url: `/api/transcriptions/user/${userId}`, headers });
    if (response.statusCode !== 200) return response.json<{ code: string }>().code;
    return response.json<{ text: string }[]>().map(({ text }) => text);
  },
  whoIs: async (headers: Headers = {}) => {
    const response = await app.inject({ url: '/api/auth/session', headers });
    return response.json<{ googleSub?: string; code?: string }>().googleSub ?? 'nobody';
  },
  page: async (url: string, headers: Headers = {}) => {
    const response = await app.inject({ url, headers });
    return response.headers.location ?? /<h1>([^<]+)/.exec(response.body)?.[1];
  },
});

const ben = { name: 'Ben', color: 'blue', ownName: 'Ann' };

/** Adds Ben on an open server. Returns the first person's headers and Ben's id. */
async function addBen(setup: TestApp, more: object = {}) {
  const response = await callsOf(setup).add({ ...ben, ...more });
  expect(response.statusCode, response.body).toBe(201);
  return { ann: cookieOf(response), id: response.json<Person>().id };
}

describe('one person', () => {
  test('is never asked and needs no session', async () => {
    const setup = await openServer();
    const { list, whoIs, page } = callsOf(setup);
    expect(await list()).toEqual([
      { id: 'local', name: 'You', color: 'violet', hasPin: false, manages: true },
    ]);
    expect([await whoIs(), await page('/'), await page('/personal/people')]).toEqual(['local', 'index', '/']);
  });

  test('is not asked again when the others have been removed', async () => {
    const setup = await openServer();
    const { remove, whoIs, page, saved } = callsOf(setup);
    const { ann, id } = await addBen(setup);
    expect([await whoIs(), await page('/')]).toEqual(['nobody', '/personal/people']);
    const removed = await remove(id, ann);
    expect(removed.statusCode).toBe(204);
    expect([await whoIs(), await page('/'), await saved('local')]).toEqual(['local', 'index', []]);
    // Browsers forget who used them, this one at once and others when they next ask.
    const list = await setup.app.inject({ url: '/api/people', headers: { cookie: `person=${id}` } });
    for (const { cookies } of [removed, list])
      expect(cookies).toMatchObject([{ name: 'person', value: '', maxAge: 0 }]);
  });
});

describe('several people', () => {
  test('are asked who they are on every page but the captions', async () => {
    const setup = await openServer();
    const { page } = callsOf(setup);
    const { ann } = await addBen(setup);
    expect(await page('/')).toBe('/personal/people');
    expect(await page('/words')).toBe('/personal/people?returnTo=%2Fwords');
    expect(await page('/personal/people')).toBe('people');
    expect(await page('/live/0000-0000-0000')).toBe('live');
    expect(await page('/words', ann)).toBe('words');
  });

  test('get the app’s pages in the service worker’s cache before they have said who they are', async () => {
    const setup = await createTestHousehold([], { deps });
    const { page } = callsOf(setup);
    const fetched = { 'sec-fetch-dest': 'empty' };
    const door = (await setup.sessions.create('household')).id;
    const signedIn = { ...fetched, cookie: `__Host-session=${door}` };
    expect([await page('/', signedIn), await page('/personal/people', signedIn)]).toEqual([
      'index',
      'people',
    ]);
    await addTestPerson(setup, 'ben');
    expect([await page('/', signedIn), await page('/personal/people', signedIn)]).toEqual([
      'index',
      'people',
    ]);
    expect(await page('/', fetched)).toBe('/personal/sign-in');
  });

  test('have names, and the one who adds another keeps everything', async () => {
    const setup = await openServer();
    const { save, saved, list } = callsOf(setup);
    expect((await save('local', 'before', {})).statusCode).toBe(201);
    const { ann, id } = await addBen(setup, { name: ' Ben ' });
    expect(await list()).toMatchObject([
      { id: 'local', name: 'Ann', manages: true },
      { id, name: 'Ben', color: 'blue', hasPin: false, manages: false },
    ]);
    expect(await saved('local', ann)).toEqual(['before']);
  });

  test('have their own texts, words, allowances, audio and rooms', async () => {
    const setup = await openServer();
    const { app, db } = setup;
    const { choose, save, saved } = callsOf(setup);
    const { ann, id } = await addBen(setup);
    const asBen = cookieOf(await choose(id));
    const people: [string, Headers, string, Headers][] = [
      ['local', ann, id, asBen],
      [id, asBen, 'local', ann],
    ];
    for (const [me, mine, , theirs] of people) {
      const post = (url: string, payload: object) =>
        app.inject({ method: 'POST', url, headers: mine, payload });
      const { transcriptionId } = (await save(me, `by ${me}`, mine)).json<{ transcriptionId: string }>();
      expect(await saved(me, mine)).toEqual([`by ${me}`]);
      expect(await saved(me, theirs)).toBe('not-yours');
      const deleted = await app.inject({
        method: 'DELETE',
        url: `/api/transcriptions/${transcriptionId}`,
        headers: theirs,
      });
      expect(deleted.statusCode).toBe(404);

      const words = { entries: [{ written: `word of ${me}`, heard: [], translations: {} }] };
      await app.inject({ method: 'PUT', url: `/api/dictionary/${me}`, headers: mine, payload: words });
      const read = await app.inject({ url: `/api/dictionary/${me}`, headers: theirs });
      expect(read.json()).toMatchObject({ code: 'not-yours' });

      const speech = { text: 'Hello.', language: 'en-US', voice: 'alloy', userId: me, tier: 'premium' };
      const { audioUrl } = (await post('/api/text-to-speech', speech)).json<{ audioUrl: string }>();
      expect((await app.inject({ url: audioUrl, headers: theirs })).statusCode).toBe(403);
      expect((await app.inject({ url: audioUrl, headers: mine })).statusCode).toBe(200);

      const { code } = (await post('/api/live', { language: 'en-US' })).json<{ code: string }>();
      for (const [method, url, payload] of [
        ['POST', `/api/live/${code}/lines`, { lines: [{ id: '1', text: 'Mine now.', final: true }] }],
        ['PATCH', `/api/live/${code}`, { locked: true }],
        ['DELETE', `/api/live/${code}`, undefined],
      ] as const) {
        const response = await app.inject({ method, url, headers: theirs, ...(payload && { payload }) });
        expect([url, response.statusCode]).toEqual([url, 403]);
      }
    }
    await app.inject({
      method: 'POST',
      url: '/api/translate',
      headers: asBen,
      payload: translationBody(id, 'premium', 'Good morning.'),
    });
    const used = await db
      .selectFrom('usage_counters')
      .select('user_id')
      .where('kind', '=', 'translation')
      .execute();
    expect(new Set(used.map((row) => row.user_id))).toEqual(new Set([id]));
  });

  test('leave, so that somebody else can use the browser', async () => {
    const setup = await openServer();
    const { choose, leave, whoIs } = callsOf(setup);
    const { ann, id } = await addBen(setup);
    const left = await leave(ann);
    expect(left.statusCode).toBe(204);
    expect(left.cookies.find(({ name }) => name === 'person')?.value).toBe('nobody');
    expect(await whoIs(ann)).toBe('nobody');
    const chosen = await choose(id, undefined, cookieOf(left));
    expect(chosen.cookies.find(({ name }) => name === 'person')).toMatchObject({ value: id });
    expect(await whoIs(cookieOf(chosen))).toBe(id);
  });

  test('are not chosen from another site', async () => {
    const setup = await openServer();
    const { choose, whoIs } = callsOf(setup);
    const { id } = await addBen(setup);
    const refused = await choose(id, undefined, { 'sec-fetch-site': 'cross-site' });
    expect([refused.statusCode, refused.cookies]).toEqual([403, []]);
    expect(await whoIs({ cookie: `person=${id}` })).toBe('nobody');
  });

  test('are unique names, up to twenty', async () => {
    const setup = await openServer();
    const { add, change } = callsOf(setup);
    expect((await add({ ...ben, name: 'ANN' })).json()).toMatchObject({ code: 'name-taken' });
    const { ann, id } = await addBen(setup);
    expect((await add({ ...ben, name: 'ben' }, ann)).json()).toMatchObject({ code: 'name-taken' });
    expect((await change(id, { name: 'Ann' }, ann)).json()).toMatchObject({ code: 'name-taken' });
    expect((await change(id, { name: 'BEN' }, ann)).json()).toMatchObject({ name: 'BEN' });
    for (const name of ['', '   ', 'a\u0000b', 'x'.repeat(41)])
      expect((await add({ ...ben, name }, ann)).json()).toMatchObject({ code: 'invalid-request' });
    for (let count = 2; count < 20; count += 1)
      expect((await add({ ...ben, name: `Person ${count}` }, ann)).statusCode).toBe(201);
    expect((await add({ ...ben, name: 'One more' }, ann)).json()).toMatchObject({ code: 'too-many-people' });
  });
});

describe('a PIN', () => {
  test('is needed to become that person, and stored only as a hash', async () => {
    const setup = await openServer();
    const { choose, whoIs } = callsOf(setup);
    const { id } = await addBen(setup, { pin: '4711' });
    for (const pin of [undefined, '', '0000', '47110'])
      expect((await choose(id, pin)).json(), pin).toMatchObject({ code: 'wrong-pin' });
    expect(await whoIs(cookieOf(await choose(id, '4711')))).toBe(id);
    const row = await setup.db
      .selectFrom('people')
      .select('pin_hash')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.pin_hash).not.toContain('4711');
    expect(row.pin_hash?.length).toBeGreaterThan(40);
  });

  test.each(['123', '123456789', 'abcd', '12 4', '１２３４'])('%j is refused', async (pin) => {
    const setup = await openServer();
    expect((await callsOf(setup).add({ ...ben, pin })).json()).toMatchObject({
      code: 'invalid-request',
      field: 'pin',
    });
  });

  test('can be tried five times in fifteen minutes, even at once and with rate limits off', async () => {
    const setup = await openServer();
    const { choose } = callsOf(setup);
    const { id } = await addBen(setup, { pin: '4711' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => choose(id, '0000')));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array<number>(5).fill(403), ...Array<number>(7).fill(429)]);
    const late = await choose(id, '4711');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900']);
    setup.clock.now += 15 * 60_000;
    expect((await choose(id, '4711')).statusCode).toBe(200);
  });

  test('starts again after the right one', async () => {
    const setup = await openServer();
    const { choose } = callsOf(setup);
    const { id } = await addBen(setup, { pin: '4711' });
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1)
        expect((await choose(id, '0000')).statusCode).toBe(403);
      expect((await choose(id, '4711')).statusCode).toBe(200);
    }
  });

  test('is changed by its owner with the old one, and reset by the one who manages', async () => {
    const setup = await openServer();
    const { choose, change, whoIs } = callsOf(setup);
    const { ann, id } = await addBen(setup, { pin: '4711' });
    const asBen = cookieOf(await choose(id, '4711'));
    const elsewhere = cookieOf(await choose(id, '4711'));
    for (const body of [{ pin: '1234' }, { pin: null }, { pin: '1234', currentPin: '0000' }])
      expect((await change(id, body, asBen)).json()).toMatchObject({ code: 'wrong-pin' });
    expect((await change(id, { pin: '1234', currentPin: '4711' }, asBen)).json()).toMatchObject({
      hasPin: true,
    });
    expect([await whoIs(asBen), await whoIs(elsewhere)]).toEqual([id, 'nobody']);
    for (let attempt = 0; attempt < 6; attempt += 1) await choose(id, '0000');
    expect((await change(id, { pin: null }, ann)).json()).toMatchObject({ hasPin: false });
    expect((await choose(id)).statusCode).toBe(200);
  });
});

describe('the person who manages the others', () => {
  test('is the only one who adds, changes, exports and removes them', async () => {
    const setup = await openServer();
    const { add, choose, change, remove } = callsOf(setup);
    const { ann, id } = await addBen(setup);
    const asBen = cookieOf(await choose(id));
    const third = (await add({ name: 'Cleo', color: 'red' }, ann)).json<Person>().id;
    const before = await snapshot(setup.db);
    for (const target of ['local', third]) {
      const refused = await Promise.all([
        add({ name: 'Dora', color: 'red' }, asBen),
        change(target, { name: 'Mine' }, asBen),
        change(target, { pin: null }, asBen),
        remove(target, asBen),
        setup.app.inject({ url: `/api/people/${target}/export`, headers: asBen }),
      ]);
      expect(refused.map((response) => response.json<{ code: string }>().code)).toEqual(
        Array<string>(5).fill('not-yours'),
      );
    }
    expect(await snapshot(setup.db)).toEqual(before);
    expect((await remove(id, asBen)).statusCode).toBe(403);
    expect((await remove('local', ann)).statusCode).toBe(400);
    expect((await remove('household', ann)).statusCode).toBe(404);
    expect((await change('household', { name: 'x' }, ann)).statusCode).toBe(404);
    expect((await choose('household')).statusCode).toBe(404);
  });

  test('downloads a copy before removing somebody, and removing leaves nothing behind', async () => {
    const setup = await openServer();
    const { app, db } = setup;
    const { choose, save, remove, whoIs } = callsOf(setup);
    const { ann, id } = await addBen(setup, { pin: '4711' });
    const asBen = cookieOf(await choose(id, '4711'));
    const secret = 'a sentence that nobody else would ever write';
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: asBen, payload });
    await save(id, secret, asBen);
    await post('/api/translate', translationBody(id, 'premium', secret));
    const speech = { text: secret, language: 'en-US', voice: 'alloy', userId: id, tier: 'premium' };
    const { audioUrl } = (await post('/api/text-to-speech', speech)).json<{ audioUrl: string }>();
    await app.inject({ url: audioUrl, headers: asBen });
    const { code } = (await post('/api/live', { language: 'en-US' })).json<{ code: string }>();
    await post(`/api/live/${code}/lines`, { lines: [{ id: '1', text: secret, final: true }] });
    const form = await encodeForm({ file: createWav(1), language: 'en-US' });
    await app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...asBen, ...form.headers, 'idempotency-key': 'recording' },
      payload: form.payload,
    });
    const payload = { entries: [{ written: secret, heard: [], translations: {} }] };
    await app.inject({ method: 'PUT', url: `/api/dictionary/${id}`, headers: asBen, payload });

    for (const headers of [ann, asBen]) {
      const copy = await app.inject({ url: `/api/people/${id}/export`, headers });
      expect(copy.headers).toMatchObject({ 'content-type': 'application/zip' });
      const files = unzipSync(new Uint8Array(copy.rawPayload));
      const names = Object.keys(files).filter((name) => !name.startsWith('transcriptions/'));
      expect(names.toSorted()).toEqual([
        'README.txt',
        'api-keys.json',
        'devices.json',
        'profile.json',
        'shares.json',
        'transcriptions.json',
        'usage.json',
        'webhooks.json',
        'words.json',
      ]);
      for (const name of ['transcriptions.json', 'words.json'])
        expect(new TextDecoder().decode(files[name])).toContain(secret);
      expect(new TextDecoder().decode(files['README.txt'])).not.toMatch(/plan|invoice|Subscription/);
    }

    expect((await remove(id, ann)).statusCode).toBe(204);
    const left = async (text: string) =>
      Object.entries(await snapshot(db, text)).filter(([, rows]) => !rows.startsWith('0 '));
    await expect.poll(() => left(id)).toEqual([]);
    await expect.poll(() => left(secret)).toEqual([]);
    // With one person left nobody is asked, so this browser belongs to that person again.
    expect(await whoIs(asBen)).toBe('local');
    expect((await app.inject({ url: audioUrl, headers: asBen })).statusCode).toBe(404);
  });
});

describe('with a password', () => {
  const signIn = ({ app }: TestApp, query = '') =>
    app.inject({
      method: 'POST',
      url: `/personal/sign-in${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: householdPassword }).toString(),
    });

  test('nobody sees the names before it, and everybody is asked after it', async () => {
    const setup = await createTestHousehold([], { deps });
    const { add, choose, page, whoIs, list } = callsOf(setup);
    const ann = cookieOf(await signIn(setup));
    const id = (await add(ben, ann)).json<Person>().id;
    const stranger = await setup.app.inject('/api/people');
    expect(stranger.json()).toMatchObject({ code: 'sign-in-required' });
    expect((await choose(id)).statusCode).toBe(401);
    expect(await page('/personal/people')).toBe('/personal/sign-in?returnTo=%2Fpersonal%2Fpeople');

    const signedIn = await signIn(setup, '?returnTo=%2Fwords');
    expect(signedIn.headers.location).toBe('/personal/people?returnTo=%2Fwords');
    const somebody = cookieOf(signedIn);
    expect([await whoIs(somebody), await page('/', somebody)]).toEqual(['nobody', '/personal/people']);
    expect(await page('/personal/sign-in', somebody)).toBe('/personal/people');
    expect((await list(somebody)).map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    const asBen = cookieOf(await choose(id, undefined, somebody));
    expect([await whoIs(asBen), await page('/', asBen)]).toEqual([id, 'index']);
    // The session from before is replaced, so it can't be used to become somebody else.
    expect((await choose('local', undefined, somebody)).statusCode).toBe(401);
  });

  test('browsers that were signed in before are asked when the second person is added', async () => {
    const setup = await createTestHousehold([], { deps });
    const { add, whoIs, page } = callsOf(setup);
    const here = cookieOf(await signIn(setup));
    const phone = cookieOf(await signIn(setup));
    await add(ben, here);
    expect([await whoIs(here), await whoIs(phone)]).toEqual(['local', 'nobody']);
    expect(await page('/', phone)).toBe('/personal/people');
  });

  test('leaving keeps the browser signed in, and signing out does not', async () => {
    const setup = await createTestHousehold(['ben'], { deps });
    const { choose, leave, page } = callsOf(setup);
    const chosen = cookieOf(await choose('ben', undefined, cookieOf(await signIn(setup))));
    const left = cookieOf(await leave(chosen));
    expect(await page('/', left)).toBe('/personal/people');
    const again = cookieOf(await choose('ben', undefined, left));
    await setup.app.inject({ method: 'POST', url: '/api/auth/logout', headers: again });
    expect(await page('/', again)).toBe('/personal/sign-in');
  });

  test('somebody who was removed is asked who they are', async () => {
    const setup = await createTestHousehold(['cleo'], { deps });
    const { choose, remove, page } = callsOf(setup);
    await addTestPerson(setup, 'ben');
    const door = () => signIn(setup).then(cookieOf);
    const ann = cookieOf(await choose('local', undefined, await door()));
    const asBen = cookieOf(await choose('ben', undefined, await door()));
    expect((await remove('ben', ann)).statusCode).toBe(204);
    expect(await page('/', asBen)).toBe('/personal/people');
  });

  test('an account of the hosted edition in the same database opens nothing', async () => {
    const setup = await createTestHousehold(['ben'], { deps });
    const { choose, page } = callsOf(setup);
    const { headers } = await setup.signIn('hosted');
    expect(await page('/', headers)).toBe('/personal/sign-in');
    expect((await choose('ben', undefined, headers)).statusCode).toBe(401);
  });
});
