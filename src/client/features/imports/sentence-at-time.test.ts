import { describe, expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { chapterAt, sentenceAt, timeOfSentence, timesOf, timeToPlay } from './sentence-at-time.ts';

const text = 'We set sail. Nobody slept. The storm came.';
const timings = [
  { start: 0, end: 12, from: 1_000, to: 2_000 },
  { start: 12, end: 42, from: 3_000, to: 6_000 },
];
const heardAt = (ms: number) => {
  const range = sentenceAt(text, timings, ms, 'en-US');
  return range && text.slice(range.start, range.end);
};

test.each([
  [1_500, 'We set sail.'],
  [3_200, 'Nobody slept.'],
  [5_500, 'The storm came.'],
  [2_500, null],
  [9_000, null],
])('at %i ms, the current sentence is %s', (ms, sentence) => {
  expect(heardAt(ms)).toBe(sentence);
});

test('plays a sentence from its first word, even in the middle of a phrase', () => {
  expect(timeOfSentence(text, timings, 3, 'en-US')).toBe(1_000);
  expect(timeOfSentence(text, timings, 15, 'en-US')).toBeCloseTo(3_100);
  expect(timeOfSentence(text, timings, 40, 'en-US')).toBeCloseTo(4_500);
});

test('returns null for typed sentences, which have no timing', () => {
  expect(timeOfSentence(`${text} Typed.`, timings, 45, 'en-US')).toBeNull();
});

test('a sentence is spoken from its first word to its last', () => {
  expect(timesOf(timings, { start: 0, end: 12 })).toEqual({ from: 1_000, to: 2_000 });
  const { from, to } = timesOf(timings, { start: 13, end: 26 }) ?? {};
  expect([Math.round(from ?? 0), Math.round(to ?? 0)]).toEqual([3_100, 4_400]);
  expect(timesOf([], { start: 0, end: 12 })).toBeNull();
});

test('finds the part that is heard', () => {
  const part = (id: number, from: number) =>
    chapterOf('Hi.', [{ start: 0, end: 3, from, to: from + 500 }], id);
  const chapters = [part(0, 1_000), chapterOf('Typed.', [], 1), part(7, 40_000)];
  expect([0, 39_000, 39_900, 90_000].map((ms) => chapterAt(chapters, ms))).toEqual([0, 0, 7, 7]);
  expect(chapterAt([chapterOf('Typed.')], 500)).toBeNull();
});

describe('a press on a text', () => {
  const words = [
    { start: 0, end: 2, from: 1_100, to: 1_200 },
    { start: 7, end: 11, from: 1_700, to: 1_900 },
  ];
  const segments = [
    { text: 'We set sail.', from: 1_000, to: 2_000, words },
    { text: ' Nobody slept.', from: 3_000, to: 4_000 },
  ];
  const press = (position: number) => timeToPlay(segments, position, 'en-US');

  test('plays from a word whose time is known, also after its last letter', () => {
    expect([press(0), press(2), press(8), press(11)]).toEqual([1_100, 1_100, 1_700, 1_700]);
  });

  test('plays the sentence if the time of the word isn’t known', () => {
    // “set” was corrected.
    expect(press(4)).toBe(1_000);
    expect(press(20)).toBeCloseTo(3_071, 0);
  });
});
