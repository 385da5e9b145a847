import { expect, test } from 'vitest';
import { interfaceLanguages, languageCookie } from '../../shared/interface-languages.ts';
import { pageLanguage } from './page-language.ts';

const all = interfaceLanguages.map(({ id }) => id);
const languageFor = (accepted: string, available: readonly string[] = all) =>
  pageLanguage({ url: '/', headers: { 'accept-language': accepted } }, available);

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['sv,fr;q=0.7,en;q=0.3', 'fr'],
  ['en;q=0.2,ja;q=0.9', 'ja'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant-MO', 'zh-TW'],
  ['tl-PH', 'fil'],
  ['in', 'id'],
  ['hi-Latn,ko;q=0.5', 'ko'],
  ['ar-EG', 'ar'],
  ['sv', 'en'],
  ['*', 'en'],
  ['de;q=0', 'en'],
  ['"<script>", ,;q=x', 'en'],
  ['', 'en'],
])('Accept-Language: %s gives %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language);
});

test('reads only the languages that somebody prefers most', () => {
  const others = Array.from({ length: 20 }, (_, index) => `sv-x-${index}`).join();
  expect(languageFor(`${others},de;q=0.5`)).toBe('en');
  expect(languageFor(`${others};q=0.4,de;q=0.5`)).toBe('de');
});

test('skips languages that are not built', () => {
  expect(languageFor('fr,de;q=0.5', ['en', 'de'])).toBe('de');
});

test('prefers the language in the URL, then the user’s choice, then the browser’s', () => {
  const headers = { 'accept-language': 'fr', cookie: `a=1; ${languageCookie}=ja; b=2` };
  expect(pageLanguage({ url: '/', headers }, all)).toBe('ja');
  expect(pageLanguage({ url: '/terms?lang=de&x=1', headers }, all)).toBe('de');
  expect(pageLanguage({ url: '/?lang=xx', headers }, all)).toBe('ja');
  expect(pageLanguage({ url: '/', headers: { ...headers, cookie: `${languageCookie}=xx` } }, all)).toBe('fr');
});
