import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [3_599, '59:59'],
  [3_661, '1:01:01'],
])('formats %i seconds', (seconds, expected) => {
  expect(clockTime(seconds)).toBe(expected);
});
