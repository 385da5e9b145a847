import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toIsoTime } from './iso-time.ts';

it('formats every time as Date does', () => {
  const limit = 8.64e15;
  fc.assert(
    fc.property(fc.integer({ min: -limit, max: limit }), (time) => {
      expect(toIsoTime(time)).toBe(new Date(time).toISOString());
    }),
    { examples: [[0], [-1], [-limit], [limit], [Date.UTC(2026, 10, 17)], [Date.UTC(2026, 10, 17) - 1]] },
  );
});

it('refuses what is not a time', () => {
  expect(() => toIsoTime(Number.NaN)).toThrow(RangeError);
});
