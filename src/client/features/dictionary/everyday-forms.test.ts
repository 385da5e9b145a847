import { afterEach, expect, test } from 'vitest';
import { addLanguage } from '../../interface/add-language.ts';
import { languages } from '../../interface/languages.ts';
import { everydayForms } from './everyday-forms.ts';

afterEach(() => {
  globalThis.interfaceLanguage = undefined;
});

const heard = ['galli', 'heard', 'maison', 'Haus'];

test('finds everyday words of the dictated language and of English', () => {
  expect(everydayForms(heard, 'de-DE')).toEqual(['heard', 'Haus']);
  expect(everydayForms(heard, 'ja-JP')).toEqual(['heard']);
});

test('finds everyday words of the interface language too', async () => {
  addLanguage(await languages.fr());
  expect(everydayForms(heard, 'de-DE')).toEqual(['heard', 'maison', 'Haus']);
});
