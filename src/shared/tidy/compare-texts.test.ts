import { expect, test } from 'vitest';
import fc from '../test-seed.ts';
import { applyChanges, compareTexts } from './compare-texts.ts';

/** The unspoken words are given in the order in which they occur. */
const change = (removed: string, added: string, ...unspoken: string[]) => ({
  removed,
  added,
  unspoken: unspoken.map((word) => ({ start: added.indexOf(word), end: added.indexOf(word) + word.length })),
});

test.each([
  ['same text', 'same text', ['same text']],
  ['', '', []],
  ['', 'new', [change('', 'new', 'new')]],
  ['old', '', [change('old', '')]],
  ['at sea for days', 'at sea for days.', ['at sea for days', change('', '.')]],
  ['the ship', 'The ship', [change('the', 'The'), ' ship']],
  [
    'until the wind',
    'until, patiently, the wind',
    ['until', change('', ','), ' ', change('', 'patiently, ', 'patiently'), 'the wind'],
  ],
])('compares %j with %j', (before, after, parts) => {
  expect(compareTexts(before, after)).toEqual(parts);
});

test('marks only words that were never said', () => {
  const parts = compareTexts('tell ann that we sail', 'Dear Ann, we sail.');
  const marked = parts.flatMap((part) =>
    typeof part === 'object' ? part.unspoken.map(({ start, end }) => part.added.slice(start, end)) : [],
  );
  expect(marked).toEqual(['Dear']);
});

test('combines changes to neighbouring words', () => {
  const parts = compareTexts('days and nobody spoke', 'days or somebody spoke');
  expect(parts).toEqual(['days ', change('and nobody', 'or somebody', 'or', 'somebody'), ' spoke']);
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'the', 'ship', ' ', '  ', '.', '\n', '船', 'é'))
  .map((list) => list.join(''));

test('returns the new text if every change is accepted, and the old one if none is', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareTexts(before, after);
      expect(applyChanges(parts, () => true)).toBe(after);
      expect(applyChanges(parts, () => false)).toBe(before);
    }),
  );
});
