import { expect, test } from 'vitest';
import { findAll } from './find-all.ts';

test('finds every occurrence in any capitalisation and across lines', () => {
  expect(findAll('The lamp. the LAMP\nthe\n lamps', 'the lamp')).toEqual([
    { start: 0, end: 8 },
    { start: 10, end: 18 },
    { start: 19, end: 28 },
  ]);
});

test('takes signs as they are', () => {
  for (const sign of '\\^$.*+?()[]{}|/-') expect(findAll(`a${sign}b`, sign)).toEqual([{ start: 1, end: 2 }]);
});

test('finds nothing without words', () => {
  expect(findAll('The lamp', '  ')).toEqual([]);
  expect(findAll('', 'lamp')).toEqual([]);
});
