import type { Tier } from './limits.ts';

const table = [
  ['en-US', 'English (US)', 'English', 'en'],
  ['es-ES', 'Spanish', 'Español', 'es'],
  ['fr-FR', 'French', 'Français', 'fr'],
  ['de-DE', 'German', 'Deutsch', 'de'],
  ['it-IT', 'Italian', 'Italiano', 'it'],
  ['pt-BR', 'Portuguese (Brazil)', 'Português', 'pt'],
  ['ru-RU', 'Russian', 'Русский', 'ru'],
  ['zh-CN', 'Chinese (Simplified)', '简体中文', 'zh'],
  ['zh-CN-pinyin', 'Chinese (Pinyin)', 'Pīnyīn', 'zh-pinyin'],
  ['zh-TW', 'Chinese (Traditional)', '繁體中文', 'zh-TW'],
  ['ja-JP', 'Japanese', '日本語', 'ja'],
  ['ko-KR', 'Korean', '한국어', 'ko'],
  ['ar-SA', 'Arabic', 'العربية', 'ar'],
  ['hi-IN', 'Hindi', 'हिन्दी', 'hi'],
  ['id-ID', 'Indonesian', 'Bahasa Indonesia', 'id'],
  ['tl-PH', 'Filipino', 'Filipino', 'tl'],
  ['vi-VN', 'Vietnamese', 'Tiếng Việt', 'vi'],
  ['th-TH', 'Thai', 'ไทย', 'th'],
] as const;

export type LanguageCode = (typeof table)[number][0];

/** A language as the selectors show it. */
export interface Language {
  code: LanguageCode;
  name: string;
  nativeName: string;
  /** A shorter name for narrow screens. */
  label: string;
  /** The short code used in a translation's `source` and `target`. */
  short: string;
  /** Every language is free today; premium languages are supported but not used. */
  tier: Tier;
}

/** For names that are too long for a phone. */
const shortLabels: Partial<Record<LanguageCode, string>> = {
  'en-US': 'English',
  'pt-BR': 'Português BR',
  'zh-CN': '简体中文',
  'zh-CN-pinyin': 'Pinyin',
  'zh-TW': '繁體中文',
};

/** The 18 languages, in the order of the selectors. */
export const languages: readonly Language[] = /* @__PURE__ */ table.map(
  ([code, name, nativeName, short]) => ({
    code,
    name,
    nativeName,
    label: shortLabels[code] ?? name,
    short,
    tier: 'free',
  }),
);

export const languageCodes: readonly LanguageCode[] = /* @__PURE__ */ table.map(([code]) => code);

/** The language on the first visit. */
export const defaultLanguage: LanguageCode = 'en-US';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

export function languageOf(code: LanguageCode): Language {
  const found = languages.find((language) => language.code === code);
  if (!found) throw new Error(`No language ${code}`);
  return found;
}

/** Maps short codes to full locales (en to en-US) and full codes to themselves; undefined for others. */
export function toLocale(code: string): LanguageCode | undefined {
  return languages.find((language) => language.code === code || language.short === code)?.code;
}

/** The tag that engines, `lang` attributes and AI providers understand. */
export function engineLocale(code: LanguageCode): string {
  if (code === 'tl-PH') return 'fil-PH';
  return code === 'zh-CN-pinyin' ? 'zh-CN' : code;
}

/** The value of a `lang` attribute for text in this language. */
export function htmlLang(code: LanguageCode): string {
  return code === 'zh-CN-pinyin' ? 'zh-Latn-pinyin' : engineLocale(code);
}

/** Spanish for people who speak English, English for everyone else. */
export function defaultTarget(spoken: LanguageCode): LanguageCode {
  return spoken === 'en-US' ? 'es-ES' : 'en-US';
}

/** Whether text in this language runs from right to left. */
export function isRightToLeft(code: LanguageCode): boolean {
  return code === 'ar-SA';
}
