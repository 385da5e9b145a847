import { expect, test } from 'vitest';
import { pausesIn } from './pauses-in.ts';

test('finds the pauses between phrases', () => {
  const timings = [
    { start: 0, end: 2, from: 0, to: 400 },
    { start: 2, end: 5, from: 900, to: 1_200 },
    { start: 5, end: 13, from: 1_300, to: 2_000 },
  ];
  expect(pausesIn(timings)).toEqual([2]);
  expect(pausesIn([])).toEqual([]);
});
