import { expect, test } from 'vitest';
import fc from './test-chance.ts';
import { moveTimings } from './timings.ts';

const phrase = { start: 10, end: 20, from: 1_000, to: 2_000 };

test.each([
  ['typing before it moves it', { start: 0, end: 0, inserted: 5 }, [{ ...phrase, start: 15, end: 25 }]],
  ['typing after it leaves it', { start: 20, end: 20, inserted: 5 }, [phrase]],
  ['changing a word inside keeps its time', { start: 12, end: 15, inserted: 8 }, [{ ...phrase, end: 25 }]],
  ['deleting its end shortens it', { start: 15, end: 30, inserted: 0 }, [{ ...phrase, end: 15 }]],
  ['deleting its start shortens it', { start: 5, end: 15, inserted: 0 }, [{ ...phrase, start: 5, end: 10 }]],
  ['deleting all of it forgets its time', { start: 5, end: 25, inserted: 3 }, []],
])('%s', (_, change, expected) => {
  expect(moveTimings([phrase], change)).toEqual(expected);
});

test('timings stay in order and inside the text, whatever is edited', () => {
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
