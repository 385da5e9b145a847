import { describe, expect, test } from 'vitest';
import { createFinder, excerptLength, excerptOf } from './find-text.ts';

const hits = (text: string, search: string) =>
  (createFinder(search)?.split(text) ?? []).filter((piece) => piece.hit).map((piece) => piece.text);

describe('createFinder', () => {
  test('keeps the original text in matches and pieces', () => {
    const pieces = createFinder('an')?.split('Anna and ÇANTA') ?? [];
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['An', 'an', 'AN']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Anna and ÇANTA');
  });

  test('marks the right letters even if a change of case changes their length', () => {
    expect(hits('İİİ stanbul', 'stan')).toEqual(['stan']);
  });

  test('finds composed text with a decomposed search', () => {
    expect(hits('un café noir', 'cafe\u0301')).toEqual(['café']);
  });

  test('finds text without spaces and right-to-left text', () => {
    expect(hits('今日は良い天気です', '天気')).toEqual(['天気']);
    expect(hits('مرحبا بالعالم', 'العالم')).toEqual(['العالم']);
  });

  test('gives the same result when reused', () => {
    const finder = createFinder('lo w');
    expect([finder?.first('Hello World'), finder?.first('Hello World')]).toEqual([3, 3]);
    expect(finder?.split('Hello World').map((piece) => piece.text)).toEqual(['Hel', 'lo W', 'orld']);
  });

  test('returns nothing for an empty search', () => {
    expect(createFinder('')).toBeNull();
    expect(createFinder(' \n')).toBeNull();
  });
});

describe('excerpts', () => {
  const long = `${'lorem ipsum '.repeat(300)}needle ${'dolor sit '.repeat(300)}`;

  test('shows a short text in full', () => {
    expect(excerptOf('short', null)).toEqual({ text: 'short', cut: false });
  });

  test('shows the beginning of a long text', () => {
    const { text, cut } = excerptOf(long, null);
    expect(cut).toBe(true);
    expect(text).toBe(long.slice(0, excerptLength));
  });

  test('starts the excerpt at a word near the match', () => {
    const { text, cut } = excerptOf(long, createFinder('NEEDLE'));
    expect(cut).toBe(true);
    expect(text).toMatch(/^… (lorem|ipsum) /);
    expect(text.indexOf('needle')).toBeLessThan(60);
  });

  test('never splits an emoji', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const text = `${'x'.repeat(shift)}${'😀'.repeat(400)}needle${'😀'.repeat(400)}`;
      for (const finder of [null, createFinder('needle')]) {
        expect(excerptOf(text, finder).text.isWellFormed()).toBe(true);
      }
    }
  });
});
