import { expect, test } from 'vitest';
import type { Transcription } from '../../shared/entities.ts';
import { languageCodes } from '../../shared/languages.ts';
import { createTestApp, makePremium, type TestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

async function signedIn(id = 'f', tier: 'free' | 'premium' = 'free') {
  const server = await createTestApp();
  return { server, ...callsOf(server, await server.signIn(id, tier)) };
}

async function invite(server: TestApp, inviter: string, invitee: string): Promise<void> {
  await server.signIn(invitee);
  await server.db
    .insertInto('invites')
    .values({ inviter_id: inviter, invitee_id: invitee, created_at: server.clock.now })
    .execute();
}

test('returns 201 with the saved item and lists it first', {
  tags: ['R-3.3', 'R-10.22'],
}, async () => {
  const { server, save, list } = await signedIn();
  const first = await save('first', { language: 'fr-FR' });
  const second = await save('second');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  const createdAt = new Date(server.clock.now).toISOString();
  const fields = { transcriptionId: expect.any(String), text: 'first', language: 'fr-FR', createdAt };
  expect(first.json()).toEqual({ ...fields, updatedAt: createdAt, revision: 1 });
  const items = await list();
  // The list has exactly the specified fields.
  expect(items[1]).toEqual(fields);
  expect(items.map(({ transcriptionId }) => transcriptionId)).toEqual(
    [second, first].map((saved) => saved.json<Transcription>().transcriptionId),
  );
});

test('saves five items for a free user and refuses the sixth with the specified message', {
  tags: ['R-5.21', 'R-8.11'],
}, async () => {
  const { save, list } = await signedIn();
  for (let count = 0; count < 5; count += 1) expect((await save(`text ${count}`)).statusCode).toBe(201);
  const sixth = await save('one too many');
  expect(sixth.statusCode).toBe(403);
  expect(sixth.json()).toEqual({
    code: 'save-limit',
    requiresUpgrade: true,
    message: "You've reached your free save limit. Upgrade to premium for more storage.",
    error: "You've reached your free save limit. Upgrade to premium for more storage.",
  });
  expect(await list()).toHaveLength(5);
});

test('gives premium users 50 slots and offers no upgrade beyond them', { tags: ['R-5.22'] }, async () => {
  const { save } = await signedIn('p', 'premium');
  for (let count = 0; count < 50; count += 1) expect((await save(`text ${count}`)).statusCode).toBe(201);
  const refused = await save('one too many');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'save-limit',
    requiresUpgrade: false,
    message: "You've reached your premium save limit. Please contact support if you need more storage.",
  });
});

test('adds five slots for each of three invited people, and none for a fourth', {
  tags: ['R-5.23'],
}, async () => {
  const { server, save, allowance } = await signedIn();
  await invite(server, 'f', 'guest-1');
  expect(await allowance()).toEqual({ allowed: true, limit: 10, remaining: 10, tier: 'free' });
  for (let count = 0; count < 10; count += 1) expect((await save(`text ${count}`)).statusCode).toBe(201);
  expect((await save('eleventh')).statusCode).toBe(403);
  for (const guest of ['guest-2', 'guest-3', 'guest-4']) await invite(server, 'f', guest);
  expect(await allowance()).toEqual({ allowed: true, limit: 20, remaining: 10, tier: 'free' });
});

test('counts slots and updates the count after saves and deletes', { tags: ['R-3.14'] }, async () => {
  const { save, remove, allowance } = await signedIn();
  expect(await allowance()).toEqual({ allowed: true, limit: 5, remaining: 5, tier: 'free' });
  const saved = await save('one');
  await save('two');
  expect(await allowance()).toEqual({ allowed: true, limit: 5, remaining: 3, tier: 'free' });
  await remove(saved.json<Transcription>().transcriptionId);
  expect(await allowance()).toEqual({ allowed: true, limit: 5, remaining: 4, tier: 'free' });
  for (let count = 0; count < 4; count += 1) await save(`more ${count}`);
  expect(await allowance()).toEqual({ allowed: false, limit: 5, remaining: 0, tier: 'free' });
});

test('fills exactly five slots from 200 saves at once', { tags: ['R-10.19'] }, async () => {
  const { save, list, allowance } = await signedIn();
  const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => save(`text ${index}`)));
  const counted = Object.groupBy(responses, (response) => String(response.statusCode));
  expect(Object.keys(counted).sort()).toEqual(['201', '403']);
  expect(counted['201']).toHaveLength(5);
  expect(await list()).toHaveLength(5);
  expect(await allowance()).toMatchObject({ remaining: 0 });
});

test('accepts exactly one of 20 concurrent saves when one slot is left', { tags: ['R-10.19'] }, async () => {
  const { save } = await signedIn();
  for (let count = 0; count < 4; count += 1) await save(`text ${count}`);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => save(`at once ${index}`)));
  expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1);
  expect(responses.filter((response) => response.statusCode === 403)).toHaveLength(19);
});

test('keeps the counter correct after 200 saves and deletes at once', async () => {
  const { save, remove, list, allowance } = await signedIn('p', 'premium');
  const first = await Promise.all(Array.from({ length: 30 }, (_, index) => save(`text ${index}`)));
  const ids = first.map((response) => response.json<Transcription>().transcriptionId);
  const work = Array.from({ length: 200 }, (_, index) => {
    const id = ids[index % ids.length] ?? '';
    return index % 2 === 0 ? remove(id) : save(`later ${index}`);
  });
  const statuses = new Set((await Promise.all(work)).map((response) => response.statusCode));
  expect([...statuses].filter((status) => ![201, 204, 403, 404].includes(status))).toEqual([]);
  const items = await list();
  expect(items.length).toBeLessThanOrEqual(50);
  expect(await allowance()).toMatchObject({ remaining: 50 - items.length });
});

test('saves one item when a key is repeated, even 50 times at once and at the limit', async () => {
  const { save, list, allowance } = await signedIn();
  for (let count = 0; count < 4; count += 1) await save(`text ${count}`);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => save('the same', { key: 'attempt-1' })),
  );
  expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  const again = await save('the same', { key: 'attempt-1' });
  expect([again.statusCode, again.body]).toEqual([201, responses[0]?.body]);
  expect(await list()).toHaveLength(5);
  expect(await allowance()).toMatchObject({ remaining: 0 });
});

test('binds a key to one user and one text', async () => {
  const server = await createTestApp();
  const one = callsOf(server, await server.signIn('one'));
  const two = callsOf(server, await server.signIn('two'));
  expect((await one.save('mine', { key: 'k' })).statusCode).toBe(201);
  expect((await two.save('also mine', { key: 'k' })).statusCode).toBe(201);
  const other = await one.save('another text', { key: 'k' });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'idempotency-key-reused', field: 'idempotency-key' });
  expect((await one.save('mine', { key: 'x'.repeat(256) })).statusCode).toBe(400);
  expect(await one.list()).toHaveLength(1);
  expect(await one.allowance()).toMatchObject({ remaining: 4 });
});

test('binds a key to the title and the translation too, until the document is changed', async () => {
  const { save, change, list } = await signedIn();
  const translations = [{ language: 'es-ES' as const, text: 'Zarpamos.' }];
  const named = { title: 'The crossing', translations };
  const saved = (await save('We set sail.', { key: 'k' }, named)).json<Transcription>();
  const repeat = async (details: object) => (await save('We set sail.', { key: 'k' }, details)).statusCode;
  expect(await repeat(named)).toBe(201);
  expect(await repeat({ ...named, title: 'The return' })).toBe(409);
  expect(await repeat({ title: 'The crossing' })).toBe(409);
  const renamed = { text: 'We set sail.', title: 'The return', translations };
  expect((await change(saved.transcriptionId, 1, renamed)).statusCode).toBe(200);
  // The response to the save was lost, and another device has named the document meanwhile.
  expect(await repeat(named)).toBe(201);
  expect(await list()).toHaveLength(1);
});

test.each([
  ['segments', { segments: [{ text: 'We set ' }, { text: 'sail.', speaker: 'Ann' }] }],
  ['tags', { tags: ['sea'] }],
  ['source', { source: 'imported' as const }],
  ['times', { timings: [{ start: 0, end: 2, from: 0, to: 400 }] }],
])('binds a key to the %s too', async (_, details) => {
  const { save } = await signedIn();
  expect((await save('We set sail.', { key: 'with' }, details)).statusCode).toBe(201);
  expect((await save('We set sail.', { key: 'with' }, details)).statusCode).toBe(201);
  expect((await save('We set sail.', { key: 'with' })).statusCode).toBe(409);
  expect((await save('We set sail.', { key: 'without' })).statusCode).toBe(201);
  expect((await save('We set sail.', { key: 'without' }, details)).statusCode).toBe(409);
});

test('returns 204 without a body on delete, then 404', { tags: ['R-7.26'] }, async () => {
  const { save, remove, list } = await signedIn();
  const { transcriptionId } = (await save('to go')).json<Transcription>();
  const gone = await remove(transcriptionId);
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect((await remove(transcriptionId)).statusCode).toBe(404);
  expect(await list()).toEqual([]);
});

test('returns 404 for another user’s item and keeps it', { tags: ['R-6.21'] }, async () => {
  const server = await createTestApp();
  const owner = callsOf(server, await server.signIn('owner'));
  const other = callsOf(server, await server.signIn('other'));
  const { transcriptionId } = (await owner.save('mine')).json<Transcription>();
  const refused = await other.remove(transcriptionId);
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toMatchObject({ code: 'not-found' });
  expect(await owner.list()).toHaveLength(1);
  expect(await owner.allowance()).toMatchObject({ remaining: 4 });
});

test('keeps items beyond the free slots when Premium ends, but allows no new ones', {
  tags: ['R-6.22'],
}, async () => {
  const { server, save, remove, list, allowance } = await signedIn('p', 'premium');
  for (let count = 0; count < 7; count += 1) await save(`text ${count}`);
  await makePremium(server.database, 'p', server.clock.now - 31 * 24 * 60 * 60 * 1_000);
  expect(await allowance()).toEqual({
    allowed: false,
    limit: 5,
    remaining: 0,
    tier: 'free',
    longSaveLimit: 5_000,
  });
  expect((await save('no')).statusCode).toBe(403);
  for (const item of (await list()).slice(0, 3)) {
    expect((await remove(item.transcriptionId)).statusCode).toBe(204);
  }
  expect((await save('yes')).statusCode).toBe(201);
  expect(await list()).toHaveLength(5);
});

test('sanitises stored text', { tags: ['R-5.8'] }, async () => {
  const { save, list } = await signedIn();
  const saved = await save('a<script>alert(1)</script><img src=x onerror=window.__p=1> b\u0000');
  expect(saved.statusCode).toBe(201);
  expect((await list())[0]?.text).toBe('a b');
});

test('refuses text that is empty after sanitising', { tags: ['R-10.5'] }, async () => {
  const { save } = await signedIn();
  for (const text of ['', '  \n', '<b></b>', '\u0000']) {
    const response = await save(text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request', field: 'text' });
  }
});

test('counts the cap in UTF-16 units, after sanitising, with the bonus', {
  tags: ['R-10.21'],
}, async () => {
  const { server, save } = await signedIn();
  expect((await save('😀'.repeat(500))).statusCode).toBe(201);
  expect((await save(`<b>${'a'.repeat(1_000)}</b>`)).statusCode).toBe(201);
  const over = await save(`${'😀'.repeat(500)}a`);
  expect(over.statusCode).toBe(400);
  expect(over.json()).toMatchObject({ code: 'text-too-long', limit: 1_000 });
  await invite(server, 'f', 'guest');
  expect((await save('a'.repeat(1_500))).statusCode).toBe(201);
  expect((await save('a'.repeat(1_501))).statusCode).toBe(400);
});

test('accepts all 18 languages and names any other as invalid', { tags: ['R-9.17'] }, async () => {
  const { save } = await signedIn('p', 'premium');
  for (const language of languageCodes) expect((await save('hello', { language })).statusCode).toBe(201);
  const unknown = await save('hello', { language: 'xx-XX' });
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ code: 'invalid-request', field: 'language' });
});

test('refuses to save, list or count items for another user', { tags: ['R-10.2'] }, async () => {
  const server = await createTestApp();
  const me = await server.signIn('me');
  const other = callsOf(server, await server.signIn('other'));
  await other.save('secret');
  const mine = callsOf(server, me);
  expect((await mine.save('x', { userId: 'other' })).json()).toMatchObject({ code: 'not-yours' });
  for (const url of ['/api/transcriptions/user/other', '/api/transcription-allowance/other']) {
    const response = await server.app.inject({ url, headers: me.headers });
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('secret');
  }
  expect(await other.list()).toHaveLength(1);
});

test('treats an id that cannot be stored as a bad request', { tags: ['R-10.5'] }, async () => {
  const { remove } = await signedIn();
  const response = await remove('\u0000');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid-request', field: 'transcriptionId' });
});
