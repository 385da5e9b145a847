import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import fc from './test-seed.ts';

const family = '👩‍👩‍👧‍👦';

describe('cutText', () => {
  test('cuts plain text to exactly the cap', { tags: ['R-5.9'] }, () => {
    expect(cutText('x'.repeat(1_200), 1_000)).toBe('x'.repeat(1_000));
    expect(cutText('x'.repeat(5_200), 5_000)).toHaveLength(5_000);
    expect(cutText('short', 1_000)).toBe('short');
  });

  test('counts UTF-16 units', { tags: ['R-10.21'] }, () => {
    expect(cutText('😀'.repeat(600), 1_000)).toBe('😀'.repeat(500));
  });

  test.each([
    ['a surrogate pair', 'ab😀', 3, 'ab'],
    ['a family emoji', `ab${family}`, 6, 'ab'],
    ['a flag', 'ab🇪🇸', 4, 'ab'],
    ['a letter and its accent', 'cafe\u0301s', 4, 'caf'],
    ['a two-unit line break', 'ab\r\ncd', 3, 'ab'],
    ['a family emoji at the end of a long text', `${'x'.repeat(995)}${family}`, 1_000, 'x'.repeat(995)],
    ['an accent at the end of a long text', `${'x'.repeat(999)}e\u0301`, 1_000, 'x'.repeat(999)],
  ])('never splits %s', (_name, text, max, expected) => {
    expect(cutText(text, max)).toBe(expected);
  });

  test('returns nothing when there is no room', () => {
    expect(cutText('abc', 0)).toBe('');
    expect(cutText('abc', -5)).toBe('');
  });

  test('returns a prefix that fits and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(220), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });

  test('cuts between graphemes', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', family, '🇪🇸', ' ', 'e\u0301'), { maxLength: 40 }),
        fc.nat(300),
        (parts, max) => {
          const text = parts.join('');
          const cut = cutText(text, max);
          if (cut === '') return;
          const ends = [...segmenter.segment(text)].map((part) => part.index + part.segment.length);
          expect(cut === text || ends.includes(cut.length)).toBe(true);
        },
      ),
    );
  });
});
