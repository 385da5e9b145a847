import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';

/** Some engines know a language only by another code. */
const aliases: Partial<Record<LanguageCode, string>> = {
  'zh-CN': 'cmn-Hans-CN',
  'zh-CN-pinyin': 'cmn-Hans-CN',
  'zh-TW': 'cmn-Hant-TW',
  'tl-PH': 'tl-PH',
};

export const aliasOf = (language: LanguageCode): string | undefined => aliases[language];

export const localeFor = (language: LanguageCode, alias: boolean): string =>
  (alias ? aliases[language] : undefined) ?? engineLocale(language);
