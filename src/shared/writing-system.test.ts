import { expect, test } from 'vitest';
import { spaceBetween } from './writing-system.ts';

test.each([
  ['he said “', 'yes', ''],
  ['he said “yes”', 'again', ' '],
  ['er sagte „', 'ja', ''],
  ['er sagte „ja“', 'wieder', ' '],
  ['er sagte „ja“ und „', 'nein', ''],
  ['dijo «', 'sí', ''],
  ['dijo «sí»', 'otra vez', ' '],
  ['(', 'aside', ''],
  ['他说“', '好', ''],
  ['他说“好”', '了', ''],
  ['彼は「', 'はい', ''],
  ['one', 'two', ' '],
])('joins %j and %j with %j', (before, after, space) => {
  expect(spaceBetween(before, after)).toBe(space);
});
