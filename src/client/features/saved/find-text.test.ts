import { describe, expect, test } from 'vitest';
import { createFinder, excerptLength, excerptOf } from './find-text.ts';

const hits = (text: string, search: string) =>
  (createFinder(search)?.split(text) ?? []).filter((piece) => piece.hit).map((piece) => piece.text);

describe('finding', () => {
  test('hits keep the writing of the text, and the pieces make up the whole', () => {
    const pieces = createFinder('an')?.split('Anna and ÇANTA') ?? [];
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['An', 'an', 'AN']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Anna and ÇANTA');
  });

  test('letters that change their length with their case do not shift what is marked', () => {
    expect(hits('İİİ stanbul', 'stan')).toEqual(['stan']);
  });

  test('a search typed in decomposed form finds the composed text', () => {
    expect(hits('un café noir', 'cafe\u0301')).toEqual(['café']);
  });

  test('writing without spaces and writing from the right are found as well', () => {
    expect(hits('今日は良い天気です', '天気')).toEqual(['天気']);
    expect(hits('مرحبا بالعالم', 'العالم')).toEqual(['العالم']);
  });

  test('a finder can be asked again', () => {
    const finder = createFinder('lo w');
    expect([finder?.first('Hello World'), finder?.first('Hello World')]).toEqual([3, 3]);
    expect(finder?.split('Hello World').map((piece) => piece.text)).toEqual(['Hel', 'lo W', 'orld']);
  });

  test('nothing to look for is no finder', () => {
    expect(createFinder('')).toBeNull();
    expect(createFinder(' \n')).toBeNull();
  });
});

describe('excerpts', () => {
  const long = `${'lorem ipsum '.repeat(300)}needle ${'dolor sit '.repeat(300)}`;

  test('a short text is shown whole', () => {
    expect(excerptOf('short', null)).toEqual({ text: 'short', cut: false });
  });

  test('a long one begins at its beginning', () => {
    const { text, cut } = excerptOf(long, null);
    expect(cut).toBe(true);
    expect(text).toBe(long.slice(0, excerptLength));
  });

  test('a hit deep inside is brought to the front, from the start of a word', () => {
    const { text, cut } = excerptOf(long, createFinder('NEEDLE'));
    expect(cut).toBe(true);
    expect(text).toMatch(/^… (lorem|ipsum) /);
    expect(text.indexOf('needle')).toBeLessThan(60);
  });

  test('no emoji is cut in half', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const text = `${'x'.repeat(shift)}${'😀'.repeat(400)}needle${'😀'.repeat(400)}`;
      for (const finder of [null, createFinder('needle')]) {
        expect(excerptOf(text, finder).text.isWellFormed()).toBe(true);
      }
    }
  });
});
