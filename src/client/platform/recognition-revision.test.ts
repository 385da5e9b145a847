import { expect, test } from 'vitest';
import { isRevision } from './recognition-revision.ts';

test.each([
  ['I scream', 'ice cream', true],
  ['I scream for', 'Ice cream for everyone tonight', true],
  ['hi', 'Hi there', true],
  ['ice cream for all', 'ice cream', true],
  ['你好', '你好，世界', true],
  ['hi there', 'how are you', false],
  ['first phrase', 'second phrase', false],
  ['we set sail', 'under grey skies', false],
  ['', 'hello', false],
])('"%s", then "%s": the same speech? %s', (before, after, expected) => {
  expect(isRevision(before, after)).toBe(expected);
});

test('compares only the beginnings of long phrases', () => {
  const words = 'and so it went on '.repeat(500);
  expect(isRevision(words, `${words} for ever`)).toBe(true);
});
