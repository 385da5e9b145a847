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
