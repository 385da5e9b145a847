import { expect, test } from 'vitest';
import type { LibraryPage, LibraryQuery, LibrarySummary } from '../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { languageCodes } from '../../shared/languages.ts';
import { createPace } from '../http/pace.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';
import { createLibraryStore } from './library-queries.ts';
import { createLibraryService } from './library-service.ts';

async function signedIn(id = 'p') {
  const server = await createTestApp();
  const user = await server.signIn(id, 'premium');
  const ask = (query: LibraryQuery = {}, who = user) =>
    server.app.inject({
      url: `/api/library/${who.id}?${new URLSearchParams(query as Record<string, string>)}`,
      headers: who.headers,
    });
  const page = async (query?: LibraryQuery) => (await ask(query)).json<LibraryPage>();
  const texts = async (query?: LibraryQuery) => (await page(query)).items.map(({ excerpt }) => excerpt);
  const summary = async () =>
    (
      await server.app.inject({ url: `/api/library/${id}/summary`, headers: user.headers })
    ).json<LibrarySummary>();
  const tags = async () => (await summary()).tags;
  return { server, ask, page, texts, summary, tags, ...callsOf(server, user) };
}

type Person = Awaited<ReturnType<typeof signedIn>>;

async function fill({ server, save }: Person) {
  await save('The ship left Zürich at dawn', {}, { title: 'Crossing', tags: ['travel'], source: 'dictated' });
  server.clock.now += 1_000;
  await save(
    'Nobody slept',
    {},
    {
      translations: [{ language: 'es-ES', text: 'Nadie durmió' }],
      tags: ['travel', 'letters'],
      source: 'typed',
    },
  );
  server.clock.now += 1_000;
  await save('我们明天出发', { language: 'zh-CN' }, { title: 'Aufbruch', source: 'imported' });
}

test('counts what there is to filter by, and nothing of other people', async () => {
  const person = await signedIn();
  await fill(person);
  await person.save('No source');
  const other = await person.server.signIn('other', 'premium');
  await callsOf(person.server, other).save('Not theirs', {}, { source: 'typed', tags: ['other'] });
  expect(await person.summary()).toEqual({
    documents: 4,
    sources: expect.arrayContaining([
      { source: 'dictated', count: 1 },
      { source: 'typed', count: 1 },
      { source: 'imported', count: 1 },
    ]),
    languages: [
      { language: 'en-US', count: 3 },
      { language: 'zh-CN', count: 1 },
    ],
    tags: [
      { tag: 'travel', count: 2 },
      { tag: 'letters', count: 1 },
    ],
  });
});

test('says how long a recording is', async () => {
  const person = await signedIn();
  const timings = [{ start: 0, end: 5, from: 0, to: 2_500 }];
  await person.save('Hello there', {}, { timings });
  expect((await person.page()).items[0]?.seconds).toBe(2.5);
});

test('says how long a part of a recording is, not where it ends', async () => {
  const person = await signedIn();
  const timings = [
    { start: 0, end: 5, from: 83_000, to: 84_000 },
    { start: 6, end: 11, from: 90_000, to: 125_000 },
  ];
  await person.save('Hello there', {}, { timings });
  expect((await person.page()).items[0]?.seconds).toBe(42);
});

test('lists documents with everything a row shows', async () => {
  const person = await signedIn();
  await fill(person);
  const { items, next } = await person.page();
  expect(next).toBeUndefined();
  expect(items[1]).toEqual({
    transcriptionId: expect.any(String),
    excerpt: 'Nobody slept',
    excerptLanguage: 'en-US',
    language: 'en-US',
    translations: ['es-ES'],
    length: 12,
    tags: ['travel', 'letters'],
    source: 'typed',
    createdAt: '2026-03-10T12:00:01.000Z',
    updatedAt: '2026-03-10T12:00:01.000Z',
    revision: 1,
  });
});

test('shows the match in a long text, in a script without spaces too', async () => {
  const person = await signedIn();
  await person.save(`${'word '.repeat(900)}needle`);
  const han = '我们明天出发';
  await person.save(`${han.repeat(173)}船${han.repeat(400)}`, { language: 'zh-CN' });
  expect((await person.texts({ search: 'needle' }))[0]).toMatch(/^…word .*needle$/);
  expect((await person.texts({ search: '发船' }))[0]).toMatch(/^….*发船/);
});

test('a search in long translations doesn’t keep the server from other requests', async () => {
  const person = await signedIn();
  const languages = languageCodes.filter((code) => code !== 'en-US');
  const letters = 'a b c d e f g h i j k l m n o p';
  // The title has the words that are searched for, and none of the texts does.
  for (const text of ['1 ', '\uFDFA', 'ÿ1 ', '1a '])
    await person.save(
      '1',
      {},
      {
        title: letters,
        translations: languages.map((language) => ({ language, text: text.repeat(6_000) })),
      },
    );
  // Each of these ligatures is four words when it is folded.
  const search = `${letters} ${'\uFDFA'.repeat(160)}`;
  const start = performance.now();
  expect(await person.texts({ search })).toEqual(['1', '1', '1', '1']);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test.each<[LibraryQuery, string[]]>([
  [{ search: 'zurich' }, ['The ship left Zürich at dawn']],
  [{ search: 'cross SHIP' }, ['The ship left Zürich at dawn']],
  [{ search: 'durmi' }, ['Nadie durmió']],
  [{ search: '明天' }, ['我们明天出发']],
  [{ search: 'letters' }, ['Nobody slept']],
  [{ search: 'ship nobody' }, []],
  [{ search: '!?' }, []],
  [{ search: `' & | :* " OR NEAR(` }, []],
  [{ tag: 'travel' }, ['Nobody slept', 'The ship left Zürich at dawn']],
  [{ tag: 'travel', source: 'typed' }, ['Nobody slept']],
  [{ language: 'zh-CN' }, ['我们明天出发']],
  [{ source: 'imported', language: 'en-US' }, []],
  [{ sort: 'oldest' }, ['The ship left Zürich at dawn', 'Nobody slept', '我们明天出发']],
  [{ sort: 'title' }, ['我们明天出发', 'The ship left Zürich at dawn', 'Nobody slept']],
])('%j finds %j', async (query, expected) => {
  const person = await signedIn();
  await fill(person);
  expect(await person.texts(query)).toEqual(expected);
});

test('a change, a deletion and its undo change the library', async () => {
  const { server, save, change, remove, restore, texts, tags } = await signedIn();
  const { transcriptionId } = (await save('old words', {}, { tags: ['one'] })).json<SavedDocument>();
  server.clock.now += 1_000;
  await save('later');
  server.clock.now += 1_000;
  await change(transcriptionId, 1, { text: 'new words', tags: ['two'] });
  expect(await texts({ search: 'old' })).toEqual([]);
  expect(await texts({ search: 'new' })).toEqual(['new words']);
  expect(await texts({ sort: 'changed' })).toEqual(['new words', 'later']);
  expect(await texts()).toEqual(['later', 'new words']);
  expect(await tags()).toEqual([{ tag: 'two', count: 1 }]);
  await remove(transcriptionId);
  expect(await texts({ search: 'new' })).toEqual([]);
  expect(await tags()).toEqual([]);
  await restore(transcriptionId);
  expect(await texts({ search: 'new', tag: 'two' })).toEqual(['new words']);
});

test('nobody finds another person’s documents', async () => {
  const person = await signedIn();
  await person.save('a secret');
  const other = await person.server.signIn('other');
  expect((await person.ask({ search: 'secret' }, other)).json()).toEqual({ items: [] });
  expect((await person.ask({}, { ...other, id: 'p' })).statusCode).toBe(403);
});

test('pages through everything once, while documents come and go', async () => {
  const { server, save, remove, page } = await signedIn();
  const saved: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    saved.unshift((await save(`text ${count}`)).json<SavedDocument>().transcriptionId);
    // Two have the same time.
    if (count % 2 === 0) server.clock.now += 1_000;
  }
  await remove(saved[0] ?? '');
  await save('newest of all');
  for (const sort of ['newest', 'oldest', 'changed', 'title'] as const) {
    const first = await page({ sort });
    expect(first.items).toHaveLength(50);
    expect(first.next).toBeUndefined();
  }
  const rows = await server.db.selectFrom('transcriptions').select('id').execute();
  // More than a page: the plan allows fifty, so the rest is added directly.
  for (let count = 0; count < 60; count += 1)
    await server.db
      .insertInto('transcriptions')
      .values({
        ...{
          id: `extra-${count}`,
          user_id: 'p',
          text: `extra ${count}`,
          language: 'en-US',
          created_at: count,
        },
        ...{ idempotency_key: null, timings: null, title: null, translations: null, segments: null },
        ...{ tags: null, source: null, updated_at: null },
      })
      .execute();
  expect(await createLibraryStore(server.database).addUnlisted(100)).toBe(60);
  for (const sort of ['newest', 'oldest', 'changed', 'title'] as const) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await page({ sort, ...(after && { after }) });
      seen.push(...items.map(({ transcriptionId }) => transcriptionId));
      after = next;
    } while (after);
    expect(seen).toHaveLength(rows.length + 60);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

test('documents of an earlier version are found once housekeeping has added them', async () => {
  const { server, texts } = await signedIn();
  await server.db
    .insertInto('transcriptions')
    .values({
      ...{ id: 'old', user_id: 'p', text: 'from before', language: 'en-US', created_at: 1 },
      ...{ idempotency_key: null, timings: null, title: null, translations: null, segments: null },
      ...{ tags: null, source: null, updated_at: null },
    })
    .execute();
  const store = createLibraryStore(server.database);
  expect(await store.addUnlisted(100)).toBe(1);
  expect(await store.addUnlisted(100)).toBe(0);
  expect(await texts({ search: 'before' })).toEqual(['from before']);
});

test.each([
  'x',
  '',
  'W10',
  Buffer.from('["a","b"]').toString('base64url'),
  Buffer.from('[1]').toString('base64url'),
])('refuses the place %j', async (after) => {
  const { ask } = await signedIn();
  const refused = await ask({ after });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'after' }]);
});

test('reads a few documents at a time, and lets other requests run in between', async () => {
  const { server } = await signedIn();
  const user = { id: 'p' } as SessionUser;
  let turn = 0;
  const count = () => {
    turn += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const reads: { turn: number; documents: number }[] = [];
  const library = createLibraryService({
    store: {
      ...createLibraryStore(server.database),
      places: async () => Array.from({ length: 20 }, (_, value) => ({ value, id: `${value}` })),
      documents: async (ids) => {
        reads.push({ turn, documents: ids.length });
        return [];
      },
    },
    pace: createPace(1),
  });
  await Promise.all([library.page(user, {}), library.page(user, {})]);
  clearImmediate(next);
  expect(reads.map(({ documents }) => documents)).toEqual(Array<number>(8).fill(5));
  expect(new Set(reads.map((read) => read.turn)).size).toBe(8);
});

test('a deleted account leaves nothing in the library', async () => {
  const person = await signedIn();
  await fill(person);
  await person.server.db.deleteFrom('users').where('id', '=', 'p').execute();
  expect(await person.server.db.selectFrom('library').selectAll().execute()).toEqual([]);
  expect(await person.server.db.selectFrom('library_tags').selectAll().execute()).toEqual([]);
});
