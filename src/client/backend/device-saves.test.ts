import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createDeviceSaves } from './device-saves.ts';

const note = (text: string) => ({ text, language: 'en-US' as const });

function setUp(factory = new IDBFactory()) {
  const clock = { now: Date.parse('2026-03-10T12:00:00Z') };
  const saves = createDeviceSaves(
    () => factory,
    () => clock.now,
  );
  return { saves, clock, texts: async () => (await saves.list()).map(({ text }) => text) };
}

test('lists saved texts newest first, and saves a repeated request once', async () => {
  const { saves, clock, texts } = setUp();
  await saves.add(note('First'), 'a');
  clock.now += 1_000;
  await saves.add(note('Second'), 'b');
  await saves.add(note('Second'), 'b');
  expect(await texts()).toEqual(['Second', 'First']);
});

test('keeps the times at which the phrases were spoken', async () => {
  const { saves } = setUp();
  const timings = [{ start: 0, end: 5, from: 0, to: 900 }];
  expect(await saves.add({ ...note('First'), timings }, 'a')).toMatchObject({ timings });
  expect(await saves.list()).toMatchObject([{ timings }]);
});

test('restores a deleted text within ten minutes, and deletes it only once', async () => {
  const { saves, clock, texts } = setUp();
  const { transcriptionId } = await saves.add(note('First'), 'a');
  expect(await saves.remove(transcriptionId)).toBe(true);
  expect(await saves.remove(transcriptionId)).toBe(false);
  expect(await texts()).toEqual([]);
  expect(await saves.restore(transcriptionId)).toMatchObject({ text: 'First' });
  expect(await texts()).toEqual(['First']);
  await saves.remove(transcriptionId);
  clock.now += 11 * 60_000;
  expect(await texts()).toEqual([]);
  expect(await saves.restore(transcriptionId)).toBeUndefined();
});

test('keeps everything that a document has, and changes it in place', async () => {
  const { saves, clock } = setUp();
  const details = {
    title: 'The crossing',
    translations: [{ language: 'es-ES' as const, text: 'Primero' }],
    segments: [{ text: 'First', speaker: 'Ann', words: [{ start: 0, end: 5, from: 0, to: 900 }] }],
    tags: ['travel'],
    source: 'typed' as const,
  };
  const { transcriptionId } = await saves.add({ ...note('First'), ...details }, 'a');
  expect(await saves.find(transcriptionId)).toMatchObject({ ...details, revision: 1 });
  clock.now += 1_000;
  const changed = await saves.change(transcriptionId, 1, note('Second'));
  expect(changed).toEqual({
    transcriptionId,
    text: 'Second',
    language: 'en-US',
    createdAt: '2026-03-10T12:00:00.000Z',
    updatedAt: '2026-03-10T12:00:01.000Z',
    revision: 2,
  });
  expect(await saves.list()).toHaveLength(1);
});

test('refuses a change that another tab was faster with, and one of a deleted text', async () => {
  const { saves } = setUp();
  const { transcriptionId } = await saves.add(note('First'), 'a');
  const changes = await Promise.all([
    saves.change(transcriptionId, 1, note('One tab')),
    saves.change(transcriptionId, 1, note('Another')),
  ]);
  expect(changes).toEqual([expect.objectContaining({ text: 'One tab', revision: 2 }), 'changed']);
  await saves.remove(transcriptionId);
  expect(await saves.find(transcriptionId)).toBeUndefined();
  expect(await saves.change(transcriptionId, 2, note('Too late'))).toBeUndefined();
});

test('tries again after the database couldn’t be opened', async () => {
  const factory = new IDBFactory();
  const open = vi
    .fn(() => factory)
    .mockImplementationOnce(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  const saves = createDeviceSaves(open, Date.now);
  await expect(saves.add(note('First'), 'a')).rejects.toThrow('Blocked');
  await saves.add(note('First'), 'a');
  expect((await saves.list()).map(({ text }) => text)).toEqual(['First']);
});
