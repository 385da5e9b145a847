import { expect, test } from 'vitest';
import { defaultLanguage, defaultTarget, engineLocale, languages, toLocale } from './languages.ts';

const codes =
  'en-US es-ES fr-FR de-DE it-IT pt-BR ru-RU zh-CN zh-CN-pinyin zh-TW ja-JP ko-KR ar-SA hi-IN id-ID tl-PH vi-VN th-TH';

test('lists exactly the 18 codes', { tags: ['R-9.16'] }, () => {
  expect(languages.map((language) => language.code).join(' ')).toBe(codes);
});

test('has a name, a native name and the free tier for every language', { tags: ['R-3.4'] }, () => {
  for (const language of languages) {
    expect(language.name).not.toBe('');
    expect(language.nativeName).not.toBe('');
    expect(language.tier).toBe('free');
  }
});

test('has a label of at most 12 characters for narrow screens', () => {
  const labels = Object.fromEntries(languages.map(({ code, label }) => [code, label]));
  expect(labels).toMatchObject({
    'en-US': 'English',
    'pt-BR': 'Português BR',
    'zh-CN': '简体中文',
    'zh-CN-pinyin': 'Pinyin',
    'zh-TW': '繁體中文',
    'ja-JP': 'Japanese',
  });
  expect(languages.filter(({ label }) => label.length > 12)).toEqual([]);
  expect(new Set(Object.values(labels)).size).toBe(18);
});

test('maps short codes to locales and full codes to themselves', { tags: ['R-5.29'] }, () => {
  expect(['en', 'pt', 'zh', 'tl', 'zh-TW'].map(toLocale)).toEqual([
    'en-US',
    'pt-BR',
    'zh-CN',
    'tl-PH',
    'zh-TW',
  ]);
  for (const { code, short } of languages) {
    expect(toLocale(code)).toBe(code);
    expect(toLocale(short)).toBe(code);
  }
  expect(toLocale('xx-XX')).toBeUndefined();
});

test('passes zh-CN and fil-PH to engines', { tags: ['R-10.25', 'R-10.26'] }, () => {
  expect(engineLocale('zh-CN-pinyin')).toBe('zh-CN');
  expect(engineLocale('tl-PH')).toBe('fil-PH');
  expect(engineLocale('fr-FR')).toBe('fr-FR');
});

test('has the specified default languages', { tags: ['R-9.14', 'R-10.23'] }, () => {
  expect(defaultLanguage).toBe('en-US');
  expect(defaultTarget('en-US')).toBe('es-ES');
  expect(defaultTarget('fr-FR')).toBe('en-US');
});
