import { expect, test } from 'vitest';
import { createTermFinder } from './whole-words.ts';

test('finds a term that begins with a hyphen', () => {
  expect(createTermFinder(['-x'], 'en-US')('Add -x here.')).toMatchObject([{ term: '-x' }]);
});

test('looks for it in many spaces in time proportional to their number', () => {
  const start = performance.now();
  expect(createTermFinder(['-x'], 'en-US')(' '.repeat(100_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
