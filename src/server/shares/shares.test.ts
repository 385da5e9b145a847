import { expect, test } from 'vitest';
import type { Share } from '../../shared/calls/share-calls.ts';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';
import { createShareStore } from './share-queries.ts';

const day = 24 * 60 * 60 * 1_000;

async function setUp(options: Parameters<typeof createTestApp>[0] = {}) {
  const server = await createTestApp(options);
  const me = await server.signIn('me', 'premium');
  const calls = callsOf(server, me);
  const saved = await calls.save(
    'We set sail.\nNobody slept.',
    {},
    { title: 'The crossing', translations: [{ language: 'es-ES', text: 'Zarpamos.\nNadie durmió.' }] },
  );
  const { transcriptionId } = saved.json<SavedDocument>();
  const share = (body: object = {}, id = transcriptionId, who = me) =>
    server.app.inject({
      method: 'POST',
      url: `/api/transcriptions/${id}/shares`,
      headers: who.headers,
      payload: { parts: 'original', expires: 'week', ...body },
    });
  const list = async () =>
    (await server.app.inject({ url: '/api/shares/me', headers: me.headers })).json<Share[]>();
  const open = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: new URL(url).pathname, headers });
  const shared = async (body?: object) => (await share(body)).json<{ id: string; url: string }>();
  const end = (id: string, who = me) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/transcriptions/${transcriptionId}/shares/${id}`,
      headers: who.headers,
    });
  return { server, me, transcriptionId, share, shared, open, end, ...calls, list };
}

test('a shared copy can be read by anyone with the link, and shows nothing about the owner', async () => {
  const { share, open } = await setUp();
  const response = await share();
  expect(response.statusCode).toBe(201);
  expect(Object.keys(response.json()).toSorted()).toEqual(['id', 'url']);
  const { url } = response.json<{ url: string }>();
  expect(url).toMatch(/^http:\/\/[^/]+\/shared\/[\w-]{32}$/);
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'/,
    ),
  });
  expect(page.headers).not.toHaveProperty('set-cookie');
  expect(page.body).toContain('We set sail.\nNobody slept.');
  expect(page.body).toContain('<h1 dir="auto">The crossing</h1>');
  expect(page.body).not.toContain('Zarpamos');
  expect(page.body).not.toMatch(/Test me|me@example\.com/);
});

test.each([
  ['original', ['We set sail.'], ['Zarpamos.']],
  ['translation', ['Zarpamos.'], ['We set sail.']],
  ['both', ['We set sail.', 'Zarpamos.'], []],
])('shares %s', async (parts, shown, hidden) => {
  const { shared, open } = await setUp();
  const { body } = await open((await shared({ parts, name: 'Ann' })).url);
  for (const text of shown) expect(body).toContain(text);
  for (const text of hidden) expect(body).not.toContain(text);
  expect(body).toContain('Shared by Ann');
});

test('who speaks is shown in the copy and in its translation', async () => {
  const { open, save, share } = await setUp();
  const saved = await save(
    'How was it?\nLoud.',
    {},
    {
      segments: [
        { text: 'How was it?', speaker: 'Ines & co' },
        { text: '\n' },
        { text: 'Loud.', speaker: 'Tom' },
      ],
      translations: [{ language: 'es-ES', text: '¿Cómo fue?\nRuidoso.' }],
    },
  );
  const { transcriptionId } = saved.json<SavedDocument>();
  const link = (await share({ parts: 'both' }, transcriptionId)).json<{ url: string }>();
  const { body } = await open(link.url);
  expect(body).toContain('<b>Ines &amp; co</b>How was it?</p><p dir="auto"><b>Tom</b>Loud.</p>');
  expect(body).toContain('<b>Tom</b>Ruidoso.</p>');
});

test('later changes stay private, because a copy was shared', async () => {
  const { shared, open, change, transcriptionId } = await setUp();
  const { url } = await shared();
  await change(transcriptionId, 1, { text: 'private thoughts' });
  const { body } = await open(url);
  expect(body).toContain('Nobody slept.');
  expect(body).not.toContain('private thoughts');
});

test('lists shared copies with their views, which only reading counts', async () => {
  const { server, shared, list, open, transcriptionId } = await setUp();
  const { id, url } = await shared({ name: 'Ann' });
  await open(url);
  await open(url);
  await server.app.inject({ method: 'HEAD', url: new URL(url).pathname });
  expect(await list()).toEqual([
    {
      ...{ id, url, transcriptionId, title: 'The crossing', parts: 'original', name: 'Ann', views: 2 },
      createdAt: new Date(server.clock.now).toISOString(),
      expiresAt: new Date(server.clock.now + 7 * day).toISOString(),
    },
  ]);
});

test('every link that doesn’t work leads to the same page', async () => {
  const { server, shared, open, end, remove, restore, transcriptionId, list } = await setUp();
  const unknown = await open(`http://localhost/shared/${'A'.repeat(32)}`);
  expect(unknown.statusCode).toBe(404);
  const isGone = async (url: string) => {
    const page = await open(url);
    expect([page.statusCode, page.body]).toEqual([404, unknown.body]);
  };
  for (const token of ['x', '%00', `${'A'.repeat(31)}'`, 'A'.repeat(5_000)])
    await isGone(`http://localhost/shared/${token}`);

  const revoked = await shared();
  expect((await end(revoked.id)).statusCode).toBe(204);
  expect((await end(revoked.id)).statusCode).toBe(404);
  await isGone(revoked.url);

  const short = await shared({ expires: 'day' });
  const forever = await shared({ expires: 'never' });
  server.clock.now += day + 1;
  await isGone(short.url);
  expect((await open(forever.url)).statusCode).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual([forever.id]);
  await createShareStore(server.db).removeExpired(server.clock.now);
  expect(await server.db.selectFrom('shares').select('id').execute()).toEqual([{ id: forever.id }]);

  await remove(transcriptionId);
  await isGone(forever.url);
  // The undo brings back the document, but not what others can read.
  await restore(transcriptionId);
  await isGone(forever.url);

  const last = await shared({ expires: 'never' });
  const leaving = await server.app.inject({
    method: 'POST',
    url: '/api/account/me/delete',
    headers: (await server.signIn('me')).headers,
    payload: { email: 'me@example.com' },
  });
  expect(leaving.statusCode).toBe(202);
  await isGone(last.url);
});

test('nobody else can share or stop sharing', async () => {
  const { server, share, shared, end } = await setUp();
  const other = await server.signIn('other');
  expect((await share({}, undefined, other)).statusCode).toBe(404);
  const { id } = await shared();
  expect((await end(id, other)).statusCode).toBe(404);
});

test.each<[string, object]>([
  ['parts', { parts: 'everything' }],
  ['expires', { expires: 'later' }],
  ['name', { name: 'x'.repeat(101) }],
  ['language', { parts: 'both', language: 'fr-FR' }],
])('refuses a bad %s', async (field, body) => {
  const { share } = await setUp();
  const refused = await share(body);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field }]);
});

test('a document without a translation can’t share one', async () => {
  const { share, save } = await setUp();
  const { transcriptionId } = (await save('plain')).json<SavedDocument>();
  expect((await share({ parts: 'both' }, transcriptionId)).json()).toMatchObject({ field: 'parts' });
});

test('text, title and name are never markup', async () => {
  const { server, save, share, open } = await setUp();
  const { transcriptionId } = (await save(`1 & 2 "quoted"`)).json<SavedDocument>();
  // As if an earlier version had let it through.
  const html = '<script>alert(1)</script>';
  await server.db
    .updateTable('transcriptions')
    .set({ title: html, text: html })
    .where('id', '=', transcriptionId)
    .execute();
  const { url } = (await share({ name: `<b>Ann</b>$&` }, transcriptionId)).json<{ url: string }>();
  const { body } = await open(url);
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('Shared by Ann$&amp;');
});

test('one document has at most twenty, even if they are made at once', async () => {
  const { share, list } = await setUp();
  const responses = await Promise.all(Array.from({ length: 25 }, () => share()));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(responses.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
    code: 'share-limit',
  });
  expect(await list()).toHaveLength(20);
});

test('the page is in the reader’s language', async () => {
  const { shared, open } = await setUp();
  const { url } = await shared({ name: 'Ann' });
  const page = await open(url, { 'accept-language': 'ar' });
  expect(page.headers['content-language']).toBe('ar');
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
});

test('the page says until when it can be read, if it ends', async () => {
  const { server, shared, open } = await setUp();
  server.clock.now = Date.parse('2026-03-10T12:05:00Z');
  const { body } = await open((await shared()).url);
  expect(body).toContain('You can read it until <time datetime="2026-03-17T12:05:00.000Z">March 17, 2026');
  const german = await open((await shared({ expires: 'day' })).url, { cookie: 'interface_language=de' });
  expect(german.body).toContain('">11. März 2026 um 12:05 UTC</time> lesen.');
  expect((await open((await shared({ expires: 'never' })).url)).body).not.toContain('<time');
});

test('guessing links is limited', async () => {
  const { open } = await setUp({ env: { RATE_LIMITS: 'on' } });
  const statuses = new Set<number>();
  for (let count = 0; count < 310; count += 1)
    statuses.add((await open(`http://localhost/shared/${'A'.repeat(32)}`)).statusCode);
  expect([...statuses]).toEqual([404, 429]);
});
