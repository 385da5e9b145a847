import { expect, test } from 'vitest';
import { breathRanges, packSentences, sentenceRanges } from './sentences.ts';
import fc from './test-seed.ts';

const read = (text: string, ranges: { start: number; end: number }[]) =>
  ranges.map((range) => text.slice(range.start, range.end));

test('trims sentences', () => {
  const text = '  One here. Two there?\n\nThree. ';
  expect(read(text, sentenceRanges(text, 'en-US'))).toEqual(['One here.', 'Two there?', 'Three.']);
});

test('finds Chinese and Japanese sentences by their punctuation', () => {
  const text = '今天很好。明天呢？';
  expect(read(text, sentenceRanges(text, 'zh-CN'))).toEqual(['今天很好。', '明天呢？']);
});

test('breaks a long sentence after a clause, or between words', () => {
  const text = 'When the rain had stopped at last, they walked home along the river';
  expect(read(text, breathRanges(text, 'en-US', 40))).toEqual([
    'When the rain had stopped at last,',
    'they walked home along the river',
  ]);
  expect(read('alpha beta gamma', breathRanges('alpha beta gamma', 'en-US', 12))).toEqual([
    'alpha beta',
    'gamma',
  ]);
});

test('fills each part with whole sentences', () => {
  expect(packSentences('One. Two. Three. Four.', 'en-US', 10)).toEqual(['One. Two.', 'Three.', 'Four.']);
});

test('keeps every part within the limit and never loses a letter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 20, max: 60 }),
      (text, maxLength) => {
        const parts = packSentences(text, 'en-US', maxLength);
        expect(parts.every((part) => part.length > 0 && part.length <= maxLength)).toBe(true);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      },
    ),
  );
});
