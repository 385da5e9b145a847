import { expect, test } from 'vitest';
import { preferredLanguage, readViewerOptions } from './viewer-options.ts';

const read = (search: string) => readViewerOptions({ pathname: '/live/0abc-defg-hjkm', search });

test('reads the code, the mode and the languages from the address', () => {
  expect(read('')).toMatchObject({ code: '0abc-defg-hjkm', mode: 'page', language: undefined });
  expect(read('?projector&language=en-US&second=es-ES')).toMatchObject({
    mode: 'projector',
    language: 'en-US',
    second: 'es-ES',
  });
  expect(read('?language=klingon').language).toBeUndefined();
});

test('keeps the settings of an overlay within sensible limits', () => {
  expect(read('?overlay').overlay).toEqual({
    size: 38,
    width: 90,
    position: 'bottom',
    background: 0.85,
    color: 'ffffff',
  });
  const odd = '?overlay&size=9999&width=x&position=top&background=-1&color=red;}';
  expect(read(odd).overlay).toEqual({
    size: 120,
    width: 90,
    position: 'top',
    background: 0,
    color: 'ffffff',
  });
});

test.each([
  [['es-MX', 'en'], 'es-ES'],
  [['sw', 'de-CH'], 'de-DE'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['zh'], 'zh-CN'],
  [['fil'], 'tl-PH'],
  [['sw'], undefined],
])('finds the language for a browser that prefers %s', (tags, code) => {
  expect(preferredLanguage(tags)).toBe(code);
});
