/** The interface languages with their native names, in menu order. All others are translated from English. */
export const interfaceLanguages = [
  { id: 'en', name: 'English' },
  { id: 'es', name: 'Español' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'it', name: 'Italiano' },
  { id: 'pt-BR', name: 'Português (Brasil)' },
  { id: 'ru', name: 'Русский' },
  { id: 'zh-CN', name: '简体中文' },
  { id: 'zh-TW', name: '繁體中文' },
  { id: 'ja', name: '日本語' },
  { id: 'ko', name: '한국어' },
  { id: 'ar', name: 'العربية' },
  { id: 'hi', name: 'हिन्दी' },
  { id: 'id', name: 'Bahasa Indonesia' },
  { id: 'fil', name: 'Filipino' },
  { id: 'vi', name: 'Tiếng Việt' },
  { id: 'th', name: 'ไทย' },
] as const;

/** The BCP 47 tag of an interface language, as used in `lang` attributes. */
export type InterfaceLanguageId = (typeof interfaceLanguages)[number]['id'];

/** The cookie that stores the user's choice. */
export const languageCookie = 'interface_language';

/** Whether an interface in this language runs from right to left. */
export function isRightToLeftInterface(id: string): boolean {
  return id === 'ar';
}
