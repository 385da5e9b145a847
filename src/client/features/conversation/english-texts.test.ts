import { afterEach, expect, test } from 'vitest';
import { addLanguage } from '../../interface/add-language.ts';
import { languages } from '../../interface/languages.ts';
import { englishConversation } from './english-texts.ts';

afterEach(() => {
  globalThis.interfaceLanguage = undefined;
});

test('a guest who speaks English reads English numbers in any interface', async () => {
  addLanguage(await languages.de());
  expect(englishConversation.cost(1_234)).toBe('1,234 characters');
});
