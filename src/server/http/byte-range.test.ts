import { expect, test } from 'vitest';
import { isFromStart, parseRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-1', { start: 0, end: 2 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-500', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-500', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
])('parses the range %s of 100 bytes', { tags: ['R-10.16'] }, (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('serves only requests from the start while the length is unknown', () => {
  expect([undefined, 'bytes=0-'].map(isFromStart)).toEqual([true, true]);
  expect(['bytes=0-1', 'bytes=5-', 'bytes=-5'].map(isFromStart)).toEqual([false, false, false]);
});
