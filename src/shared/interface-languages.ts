/** The languages of the interface with their own names, in the order of the menu. English is the source of all others. */
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

/** The tag of a language of the interface, as `lang` attributes carry it. */
export type InterfaceLanguageId = (typeof interfaceLanguages)[number]['id'];

/** The cookie that keeps a person's choice. */
export const languageCookie = 'interface_language';

/** Whether an interface in this language runs from right to left. */
export function isMirrored(id: string): boolean {
  return id === 'ar';
}
