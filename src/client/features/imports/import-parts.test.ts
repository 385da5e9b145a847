import { expect, test } from 'vitest';
import { lengthState } from '../../../shared/limits.ts';
import { fitsText } from '../../../shared/saved-timings.ts';
import fc from '../../../shared/test-seed.ts';
import { addPhrase, estimateParts, type ImportPart, partLength, splitIntoParts } from './import-parts.ts';

const rules = { cap: 40, punctuation: true, language: 'en-US' } as const;
const say = (parts: ImportPart[], words: string, from: number, pauseMs?: number) =>
  addPhrase(parts, { words, pauseMs, time: { from, to: from + 900 } }, rules);

test('adds phrases with punctuation at the pauses, each with its time', () => {
  const parts = say(say([], 'we set sail', 0), 'nobody slept', 4_000, 2_500);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.text).toBe('We set sail. Nobody slept');
  expect(parts[0]?.timings).toEqual([
    { start: 0, end: 11, from: 0, to: 900 },
    { start: 11, end: 25, from: 4_000, to: 4_900 },
  ]);
});

test('starts a new part for a phrase that doesn’t fit, and never cuts a phrase', () => {
  let parts: ImportPart[] = [];
  for (let index = 0; index < 6; index += 1) parts = say(parts, `phrase number ${index}`, index * 1_000, 0);
  expect(parts.length).toBeGreaterThan(1);
  for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(partLength(rules.cap));
  expect(
    parts
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
  ).toContain('phrase number 5');
  expect(parts.every(({ text }) => text.startsWith('Phrase'))).toBe(true);
});

test('doesn’t split a phrase that is longer than a part', () => {
  const long = 'word '.repeat(20).trim();
  expect(say([], long, 0)[0]?.text).toHaveLength(long.length);
});

test('cuts a long text between sentences and keeps every word and time', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 15 }), { maxLength: 20 }), (sentences) => {
      const text = sentences.map((words) => `${words.replace(/\s/gu, 'x')}.`).join(' ');
      const timings = text === '' ? [] : [{ start: 0, end: text.length, from: 0, to: 9 }];
      const parts = splitIntoParts({ text, timings }, 'en-US', 30);
      const bare = (words: string) => words.replace(/\s/gu, '');
      expect(bare(parts.map((part) => part.text).join(''))).toBe(bare(text));
      for (const part of parts) {
        expect(part.text.length).toBeLessThanOrEqual(partLength(30));
        expect(fitsText(part.timings, part.text.length)).toBe(true);
        expect(part.timings).toHaveLength(1);
      }
    }),
  );
});

test('estimates the parts from the length of the speech', () => {
  expect(estimateParts(74 * 60, 'en-US', 5_000)).toBe(16);
  expect(estimateParts(10, 'ja-JP', 1_000)).toBe(1);
});

test('leaves room for corrections below the warning about the length', () => {
  for (const cap of [1_000, 2_500, 5_000]) expect(lengthState(partLength(cap) + 10, cap)).toBe('normal');
});
