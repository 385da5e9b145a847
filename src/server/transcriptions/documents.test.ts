import { expect, test } from 'vitest';
import { documentLimits } from '../../shared/document/document-limits.ts';
import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import { createTestApp, makePremium } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

async function signedIn(tier: 'free' | 'premium' = 'free') {
  const server = await createTestApp();
  return { server, ...callsOf(server, await server.signIn('f', tier)) };
}

const text = 'We set sail. Nobody slept.';
const details = {
  title: 'The crossing',
  translations: [{ language: 'es-ES', text: 'Zarpamos. Nadie durmió.' }],
  segments: [
    { text: 'We set sail. ', from: 0, to: 900, speaker: 'Ann' },
    { text: 'Nobody slept.', from: 1_200, to: 2_000 },
  ],
  tags: ['travel', 'letters'],
  source: 'dictated',
} satisfies Partial<DocumentContent>;

test('saves a document with everything it has, and returns it with a revision', async () => {
  const { server, save, find, list } = await signedIn();
  const saved = await save(text, {}, details);
  expect(saved.statusCode).toBe(201);
  const document = saved.json<SavedDocument>();
  const savedAt = new Date(server.clock.now).toISOString();
  expect(document).toMatchObject({ ...details, revision: 1, createdAt: savedAt, updatedAt: savedAt });
  const found = await find(document.transcriptionId);
  expect(found.json()).toEqual(document);
  expect(found.headers.etag).toBe('"1"');
  // The segments also give the times of the text.
  expect(Object.keys((await list())[0] ?? {})).toEqual([
    'transcriptionId',
    'text',
    'language',
    'createdAt',
    'timings',
  ]);
});

test('keeps the times of words, and refuses those that don’t fit their segment', async () => {
  const { save, find } = await signedIn();
  const word = { start: 3, end: 6, from: 200, to: 400 };
  const segments = (words: object[]) => [{ text, from: 0, to: 2_000, words }] as DocumentContent['segments'];
  const saved = (await save(text, {}, { segments: segments([word]) })).json<SavedDocument>();
  expect((await find(saved.transcriptionId)).json().segments).toEqual(segments([word]));
  for (const words of [[{ ...word, end: 60 }], [word, word], [{ ...word, to: 100 }]]) {
    const refused = await save(text, {}, { segments: segments(words) });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'segments.0.words' }]);
  }
  const many = Array.from({ length: documentLimits.words + 1 }, (_, at) => ({
    ...word,
    start: at,
    end: at + 1,
  }));
  const long = 'a'.repeat(many.length);
  const halves = [many.slice(0, 6_000), many.slice(0, many.length - 6_000)];
  const refused = await save(
    long,
    {},
    {
      segments: halves.map((words) => ({ text: 'a'.repeat(words.length), words })),
    },
  );
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'segments' }]);
});

test('counts the times of words before it looks at any of them', async () => {
  const { save } = await signedIn();
  const words = Array.from({ length: 100 }, () => ({ start: 'x' }));
  const segments = Array.from({ length: documentLimits.words / 100 + 1 }, () => ({ text: '', words }));
  const refused = await save(text, {}, { segments: segments as unknown as DocumentContent['segments'] });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { field: 'segments', message: 'segments: must have at most 10,000 words with a time' },
  ]);
});

test('a plain save names its source in a header', async () => {
  const { save, list } = await signedIn();
  expect((await save(text, { headerSource: 'typed' })).json()).toMatchObject({ text, source: 'typed' });
  const refused = await save(text, { headerSource: 'dreamt' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'text-source' }]);
  expect(await list()).toHaveLength(1);
});

test('a change replaces the document and takes no other slot', async () => {
  const { server, save, change, find, list, allowance } = await signedIn();
  const { transcriptionId, createdAt } = (await save(text, {}, details)).json<SavedDocument>();
  server.clock.now += 5_000;
  const changed = await change(transcriptionId, 1, { text: 'New words', tags: ['travel'] });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).toBe('"2"');
  expect(changed.json()).toEqual({
    transcriptionId,
    text: 'New words',
    language: 'en-US',
    tags: ['travel'],
    revision: 2,
    createdAt,
    updatedAt: new Date(server.clock.now).toISOString(),
  });
  expect((await find(transcriptionId)).json()).toEqual(changed.json());
  expect(await list()).toHaveLength(1);
  expect(await allowance()).toMatchObject({ remaining: 4 });
});

test('refuses a change that is based on an older revision', async () => {
  const { save, change, find } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  await change(transcriptionId, 1, { text: 'from the phone' });
  const refused = await change(transcriptionId, 1, { text: 'from the desktop' });
  expect(refused.statusCode).toBe(412);
  expect(refused.json()).toMatchObject({ code: 'document-changed', revision: 2 });
  expect((await find(transcriptionId)).json()).toMatchObject({ text: 'from the phone', revision: 2 });
});

test('a change that is sent again returns the same document', async () => {
  const { save, change } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  const first = await change(transcriptionId, 1, { text: 'twice', title: 'One' });
  const second = await change(transcriptionId, 1, { text: 'twice', title: 'One' });
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
});

test('of fifty changes at once, one succeeds', async () => {
  const { save, change, find } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => change(transcriptionId, 1, { text: `version ${index}` })),
  );
  const done = responses.filter(({ statusCode }) => statusCode === 200);
  expect(done).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(49);
  expect((await find(transcriptionId)).json()).toEqual(done[0]?.json());
});

test('a change needs a revision', async () => {
  const { server, save, change } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  expect((await change(transcriptionId, undefined, {})).json()).toMatchObject({
    code: 'revision-required',
    field: 'if-match',
  });
  const me = await server.signIn('f');
  for (const tag of ['1', '*', '"0"', '"1", "2"', '"x"']) {
    const response = await server.app.inject({
      method: 'PUT',
      url: `/api/transcriptions/${transcriptionId}`,
      headers: { ...me.headers, 'if-match': tag },
      payload: { text, language: 'en-US' },
    });
    expect([tag, response.statusCode]).toEqual([tag, 400]);
  }
});

test('a weak tag from a compressing proxy counts as well', async () => {
  const { server, save } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  const me = await server.signIn('f');
  const response = await server.app.inject({
    method: 'PUT',
    url: `/api/transcriptions/${transcriptionId}`,
    headers: { ...me.headers, 'if-match': 'W/"1"' },
    payload: { text: 'new', language: 'en-US' },
  });
  expect(response.statusCode).toBe(200);
});

test('nobody else can read or change a document', async () => {
  const { server, save } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  const other = callsOf(server, await server.signIn('other'));
  expect((await other.find(transcriptionId)).statusCode).toBe(404);
  expect((await other.change(transcriptionId, 1, {})).statusCode).toBe(404);
});

test('a deleted document can’t be changed, and is restored with everything it had', async () => {
  const { save, change, find, remove, restore } = await signedIn();
  const { transcriptionId } = (await save(text, {}, details)).json<SavedDocument>();
  const { body } = await change(transcriptionId, 1, { ...details, text });
  await remove(transcriptionId);
  expect((await find(transcriptionId)).statusCode).toBe(404);
  expect((await change(transcriptionId, 2, {})).statusCode).toBe(404);
  expect((await restore(transcriptionId)).body).toBe(body);
});

test('only the original counts towards the length limit, also in a change', async () => {
  const { save, change } = await signedIn();
  const translations = [{ language: 'de-DE' as const, text: 'x'.repeat(1_500) }];
  const saved = await save('a'.repeat(1_000), {}, { translations });
  expect(saved.statusCode).toBe(201);
  const { transcriptionId } = saved.json<SavedDocument>();
  const refused = await change(transcriptionId, 1, { text: 'a'.repeat(1_003) });
  expect(refused.json()).toMatchObject({
    code: 'text-too-long',
    limit: 1_000,
    message: 'Too long for the Free plan: remove 3 characters',
  });
});

test('refuses far too long texts and translations without cleaning them', async () => {
  const { save, change } = await signedIn();
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  // Cleaning it would leave nothing, after about a second.
  let nested = 'javascript:';
  for (let depth = 0; depth < 15; depth += 1) nested = `jav${nested}ascript:`;
  const long = nested.repeat(100);
  const translations = [{ language: 'de-DE' as const, text: long }];
  for (const content of [{ text: `a${long}` }, { text, translations }]) {
    for (const refused of [await save(content.text, {}, content), await change(transcriptionId, 1, content)])
      expect(refused.json()).toMatchObject({ code: 'text-too-long' });
  }
});

test('a long text from before Premium ended can be corrected, but not extended', async () => {
  const { server, save, change } = await signedIn('premium');
  const { transcriptionId } = (await save('a'.repeat(3_000))).json<SavedDocument>();
  await makePremium(server.database, 'f', server.clock.now - 31 * 24 * 60 * 60 * 1_000);
  expect((await change(transcriptionId, 1, { text: 'b'.repeat(3_000), title: 'Long' })).statusCode).toBe(200);
  expect((await change(transcriptionId, 2, { text: 'b'.repeat(3_001) })).statusCode).toBe(400);
});

test.each<[field: string, content: object]>([
  ['title', { title: 'x'.repeat(10_000) }],
  ['tags', { tags: Array.from({ length: 1_000 }, (_, index) => `tag ${index}`) }],
  ['tags.0', { tags: ['x'.repeat(documentLimits.tag + 1)] }],
  ['segments', { segments: Array.from({ length: documentLimits.segments + 1 }, () => ({ text: '' })) }],
  ['segments', { segments: [{ text: 'other words' }] }],
  ['segments.0', { segments: [{ text, from: 5 }] }],
  ['segments.0', { segments: [{ text, from: 5, to: 4 }] }],
  ['segments.0.speaker', { segments: [{ text, speaker: 'x'.repeat(documentLimits.speaker + 1) }] }],
  ['translations.0.text', { translations: [{ language: 'es-ES', text: 'x'.repeat(4_001) }] }],
  ['translations.0.language', { translations: [{ language: 'xx', text: '' }] }],
  ['translations.0.language', { translations: [{ language: 'en-US', text: 'same' }] }],
  [
    'translations.1.language',
    {
      translations: [
        { language: 'es-ES', text: 'a' },
        { language: 'es-ES', text: 'b' },
      ],
    },
  ],
  ['source', { source: 'stolen' }],
])('refuses a bad %s and names it (%#)', async (field, content) => {
  const { save, change, list } = await signedIn();
  expect((await save(text, {}, content)).json()).toMatchObject({
    field,
    message: expect.stringContaining(field),
  });
  expect(await list()).toEqual([]);
  const { transcriptionId } = (await save(text)).json<SavedDocument>();
  const refused = await change(transcriptionId, 1, { text, ...content });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field });
});

test('a document that is far too large is refused before it is read', async () => {
  const { save } = await signedIn();
  expect((await save('x'.repeat(documentLimits.bytes))).json()).toMatchObject({ code: 'too-large' });
});

test('removes HTML, line breaks and repeated tags from names', async () => {
  const { save } = await signedIn();
  const saved = await save(
    text,
    {},
    {
      title: '  <script>alert(1)</script>The\n<b>crossing</b>\u0000 ',
      tags: ['<i>travel</i>', 'travel', '<b></b>', ' '],
      segments: [{ text, speaker: '<img src=x onerror=alert(1)>Ann' }],
      translations: [{ language: 'es-ES', text: 'Zarpamos<script>alert(1)</script>.' }],
    },
  );
  expect(saved.json()).toMatchObject({
    title: 'The crossing',
    tags: ['travel'],
    segments: [{ text, speaker: 'Ann' }],
    translations: [{ language: 'es-ES', text: 'Zarpamos.' }],
  });
});

test('a title of nothing but markup is no title', async () => {
  const { save } = await signedIn();
  expect((await save(text, {}, { title: '<b> </b>', tags: [] })).json()).not.toHaveProperty('title');
});
