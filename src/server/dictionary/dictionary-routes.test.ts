import { describe, expect, it } from 'vitest';
import type { DictionaryEntry } from '../../shared/dictionary/entry.ts';
import { createTestApp } from '../testing/test-app.ts';

const entry = (written: string, rest: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  written,
  heard: [],
  translations: {},
  ...rest,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(`Word ${index}`));

async function setUp(tier: 'free' | 'premium' = 'free') {
  const test = await createTestApp();
  const { headers } = await test.signIn('ann', tier);
  const url = '/api/dictionary/ann';
  return {
    ...test,
    put: (entries: unknown, version?: string) =>
      test.app.inject({ method: 'PUT', url, headers, payload: { entries, version } as object }),
    read: async () =>
      (await test.app.inject({ url, headers })).json<{ entries: DictionaryEntry[]; version: string }>(),
  };
}

it('starts empty and then returns the stored words', async () => {
  const { put, read } = await setUp();
  expect(await read()).toMatchObject({ entries: [], limit: 50 });
  const words = [
    entry('Kubernetes', {
      heard: ['cooper nettis'],
      translations: { '*': 'Kubernetes' },
      spoken: 'koo-ber-NET-eez',
    }),
    entry('Harbour Trust', { translations: { 'es-ES': 'Fundación del Puerto' } }),
  ];
  const response = await put(words);
  expect([response.statusCode, response.json()]).toMatchObject([200, { entries: words, limit: 50 }]);
  expect(await read()).toMatchObject({ entries: words, limit: 50 });
  await put([]);
  expect(await read()).toMatchObject({ entries: [], limit: 50 });
});

it('trims the words and drops duplicate mishearings', async () => {
  const { put } = await setUp();
  const response = await put([entry(' Cafe\u0301 ', { heard: ['caffe', ' caffe '] })]);
  expect(response.json().entries).toEqual([entry('Café', { heard: ['caffe'] })]);
});

describe('the limit', () => {
  it.each([
    ['free', 50],
    ['premium', 500],
  ] as const)('on the %s plan is %i words', async (tier, limit) => {
    const { put, read } = await setUp(tier);
    expect((await put(many(limit))).statusCode).toBe(200);
    const response = await put(many(limit + 1));
    expect(response.statusCode).toBe(tier === 'free' ? 403 : 400);
    expect(await read()).toMatchObject({ limit, entries: { length: limit } });
  });

  it('lets people keep their words when Premium ends, but not add more', async () => {
    const { put, db } = await setUp('premium');
    await put(many(60));
    await db.deleteFrom('subscriptions').execute();
    expect((await put(many(60))).statusCode).toBe(200);
    const response = await put(many(61));
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'dictionary-full', limit: 50 }),
    ]);
    expect((await put(many(59))).statusCode).toBe(200);
  });

  it('allows 500 words with several mishearings each', async () => {
    const { put } = await setUp('premium');
    const heard = Array.from({ length: 6 }, (_, index) => `heard as something long ${index}`);
    expect((await put(many(500).map((each) => ({ ...each, heard })))).statusCode).toBe(200);
  });
});

it.each([
  ['no list', undefined],
  ['an empty word', [entry(' ')]],
  ['a line break', [entry('a\nb')]],
  ['a NUL character', [entry('a\0b')]],
  ['markup', [entry('<b>bold</b>')]],
  ['a word that is too long', [entry('x'.repeat(81))]],
  [
    'too many mishearings of one word',
    [entry('x', { heard: Array.from({ length: 11 }, (_, index) => `y${index}`) })],
  ],
  ['an unknown language', [entry('x', { translations: { 'xx-XX': 'y' } as never })]],
  ['the same word twice', [entry('Ann'), entry('ann')]],
])('refuses %s', async (_, entries) => {
  const { put, read } = await setUp();
  const response = await put(entries);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request']);
  expect(await read()).toMatchObject({ entries: [], limit: 50 });
});

describe('two devices at once', () => {
  it('the second one is told that the words have changed, and nothing is lost', async () => {
    const { put, read } = await setUp();
    const { version } = await read();
    const first = await put([entry('Ann')], version);
    expect(first.statusCode).toBe(200);
    const second = await put([entry('Ben')], version);
    expect([second.statusCode, second.json().code]).toEqual([409, 'dictionary-changed']);
    const now = await read();
    expect(now).toMatchObject({ entries: [{ written: 'Ann' }], version: first.json().version });
    expect((await put([...now.entries, entry('Ben')], now.version)).statusCode).toBe(200);
  });

  it('only one of many simultaneous writes succeeds', async () => {
    const { put, read } = await setUp();
    await put([entry('Ann')]);
    const { version } = await read();
    const responses = await Promise.all(['B', 'C', 'D', 'E'].map((name) => put([entry(name)], version)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });
});
