import { expect, test } from 'vitest';
import type { Transcription } from '../../shared/entities.ts';
import { maxTimings } from '../../shared/saved-timings.ts';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

async function signedIn() {
  const server = await createTestApp();
  return callsOf(server, await server.signIn('f'));
}

const text = 'We set sail. Nobody slept.';
const timings = [
  { start: 0, end: 12, from: 300, to: 1_400 },
  { start: 13, end: 26, from: 3_900, to: 5_100 },
];

test('saves timings with the text and lists them', async () => {
  const { save, list } = await signedIn();
  const saved = await save(text, { timings });
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toMatchObject({ text, timings });
  expect(await list()).toMatchObject([{ text, timings }]);
});

test('leaves the field out when the text has no timings', async () => {
  const { save, list } = await signedIn();
  expect((await save(text)).json()).not.toHaveProperty('timings');
  expect((await save('other', { timings: [] })).json()).not.toHaveProperty('timings');
  expect((await list())[0]).not.toHaveProperty('timings');
});

test('restores a deleted item with its timings', async () => {
  const { save, remove, restore } = await signedIn();
  const { transcriptionId } = (await save(text, { timings })).json<Transcription>();
  await remove(transcriptionId);
  expect((await restore(transcriptionId)).json()).toMatchObject({ transcriptionId, timings });
});

test.each([
  ['beyond the text', [{ start: 0, end: text.length + 1, from: 0, to: 1 }]],
  ['that overlap', [timings[0], { start: 11, end: 20, from: 2_000, to: 3_000 }]],
  ['out of order', [timings[1], timings[0]]],
  ['of an empty part', [{ start: 3, end: 3, from: 0, to: 1 }]],
  ['that end before they begin', [{ start: 0, end: 3, from: 2, to: 1 }]],
  ['with fractions', [{ start: 0, end: 3, from: 0.5, to: 1 }]],
  ['before the recording', [{ start: 0, end: 3, from: -1, to: 1 }]],
])('refuses timings %s', async (_, wrong) => {
  const { save, list } = await signedIn();
  const refused = await save(text, { timings: wrong as typeof timings });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'invalid-request' });
  expect(await list()).toEqual([]);
});

test('accepts one timing for each word of the longest texts, and no more', async () => {
  const { save } = await signedIn();
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ start: index, end: index + 1, from: index, to: index }));
  expect((await save('a'.repeat(1_000), { timings: words(maxTimings) })).statusCode).toBe(201);
  expect((await save('b'.repeat(1_000), { timings: words(maxTimings + 1) })).statusCode).toBe(400);
});

test('drops the timings of text that had to be cleaned', async () => {
  const { save } = await signedIn();
  const saved = await save('<b>We</b> set sail', { timings: [{ start: 3, end: 5, from: 0, to: 200 }] });
  expect(saved.json()).toMatchObject({ text: 'We set sail' });
  expect(saved.json()).not.toHaveProperty('timings');
});
