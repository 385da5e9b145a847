import { isEverydayWord } from '../../../shared/dictionary/everyday-words.ts';
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts';
import { settings } from '../../platform/settings.ts';

/** Those of the heard forms that are everyday words in a language that the user probably dictates. */
export function everydayForms(heard: readonly string[], dictated = settings.get().language): string[] {
  const spoken = globalThis.interfaceLanguage?.spoken;
  const languages: LanguageCode[] = [dictated, 'en-US'];
  if (isLanguageCode(spoken)) languages.push(spoken);
  return heard.filter((form) => isEverydayWord(form, ...languages));
}
