import { describe, expect, test } from 'vitest';
import fc from '../../../shared/test-seed.ts';
import { splitText } from './split-text.ts';

describe('splitText', () => {
  test('splits at the end of a clause', () => {
    expect(splitText('We kept the lamps low, and counted the hours until dawn.', 'en-US', 42)).toEqual([
      'We kept the lamps low,',
      'and counted the hours until dawn.',
    ]);
  });

  test('never starts a line with punctuation', () => {
    for (const line of splitText(
      '今日はとても良い天気ですね、散歩に行きましょうか。公園まで歩きます。',
      'ja-JP',
      16,
    ))
      expect(line).not.toMatch(/^[、。]/);
  });

  test('keeps every word and never exceeds the length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 5, max: 60 }),
        (text, maxLength) => {
          const lines = splitText(text, 'en-US', maxLength);
          expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
          for (const line of lines)
            expect([...new Intl.Segmenter().segment(line)].length).toBeLessThanOrEqual(maxLength);
        },
      ),
    );
  });
});
