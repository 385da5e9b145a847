import { expect, test } from 'vitest';
import { fitsText, limitTimings } from './saved-timings.ts';

const phrase = { start: 10, end: 20, from: 1_000, to: 2_000 };

test('accepts only timings within the text, in order and without overlaps', () => {
  expect(fitsText([phrase], 20)).toBe(true);
  expect(fitsText([phrase], 19)).toBe(false);
  expect(fitsText([phrase, phrase], 40)).toBe(false);
  expect(fitsText([{ ...phrase, to: 0 }], 20)).toBe(false);
});

test('merges neighbours when there are too many', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    start: index * 2,
    end: index * 2 + 1,
    from: index * 100,
    to: index * 100 + 50,
  }));
  const few = limitTimings(many, 3);
  expect(few).toEqual([
    { start: 0, end: 5, from: 0, to: 250 },
    { start: 6, end: 11, from: 300, to: 550 },
    { start: 12, end: 13, from: 600, to: 650 },
  ]);
  expect(limitTimings([], 3)).toEqual([]);
});
