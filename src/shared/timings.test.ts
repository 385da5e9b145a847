import { expect, test } from 'vitest';
import { fitsText, limitTimings } from './saved-timings.ts';
import fc from './test-seed.ts';
import { addTiming, moveTimings } from './timings.ts';

const phrase = { start: 10, end: 20, from: 1_000, to: 2_000 };

test.each([
  [
    'moves a phrase when text is typed before it',
    { start: 0, end: 0, inserted: 5 },
    [{ ...phrase, start: 15, end: 25 }],
  ],
  ['keeps a phrase when text is typed after it', { start: 20, end: 20, inserted: 5 }, [phrase]],
  [
    'keeps the time of a phrase when a word in it changes',
    { start: 12, end: 15, inserted: 8 },
    [{ ...phrase, end: 25 }],
  ],
  [
    'shortens a phrase when its end is deleted',
    { start: 15, end: 30, inserted: 0 },
    [{ ...phrase, end: 15 }],
  ],
  [
    'shortens a phrase when its start is deleted',
    { start: 5, end: 15, inserted: 0 },
    [{ ...phrase, start: 5, end: 10 }],
  ],
  ['forgets the time of a deleted phrase', { start: 5, end: 25, inserted: 3 }, []],
])('%s', (_, change, expected) => {
  expect(moveTimings([phrase], change)).toEqual(expected);
});

test('keeps timings in order and inside the text', () => {
  const change = fc.record({ at: fc.nat(60), removed: fc.nat(20), inserted: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 10 }), (changes) => {
      let length = 60;
      let timings = [0, 20, 40].map((start) => ({ start, end: start + 15, from: start, to: start + 15 }));
      for (const { at, removed, inserted } of changes) {
        const start = Math.min(at, length);
        const end = Math.min(start + removed, length);
        timings = moveTimings(timings, { start, end, inserted });
        length += inserted - (end - start);
        let last = 0;
        for (const timing of timings) {
          expect(timing.start).toBeGreaterThanOrEqual(last);
          expect(timing.end).toBeGreaterThan(timing.start);
          last = timing.end;
        }
        expect(last).toBeLessThanOrEqual(length);
      }
    }),
  );
});

test('splits a phrase when another one is inserted in its middle', () => {
  expect(addTiming([{ ...phrase, end: 24 }], { start: 14, end: 18, from: 5_000, to: 6_000 })).toEqual([
    { ...phrase, end: 14 },
    { start: 14, end: 18, from: 5_000, to: 6_000 },
    { ...phrase, start: 18, end: 24 },
  ]);
});

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
