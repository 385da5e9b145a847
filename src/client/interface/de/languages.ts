import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Englisch',
  'es-ES': 'Spanisch',
  'fr-FR': 'Französisch',
  'de-DE': 'Deutsch',
  'it-IT': 'Italienisch',
  'pt-BR': 'Portugiesisch (Brasilien)',
  'ru-RU': 'Russisch',
  'zh-CN': 'Chinesisch (vereinfacht)',
  'zh-CN-pinyin': 'Chinesisch (Pinyin)',
  'zh-TW': 'Chinesisch (traditionell)',
  'ja-JP': 'Japanisch',
  'ko-KR': 'Koreanisch',
  'ar-SA': 'Arabisch',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesisch',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamesisch',
  'th-TH': 'Thailändisch',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Sprache, die du sprichst',
  spokenCaption: 'Du sprichst',
  target: 'Sprache der Übersetzung',
  targetCaption: 'Übersetzen in',
  premiumTitle: 'Anmeldung nötig',
  premium: 'Bitte melde dich an, um Premium-Sprachen zu nutzen',
  premiumBadge: 'Premium',
  unavailableNote: 'Nicht verfügbar',
  unavailableTitle: 'Sprache nicht verfügbar',
  unavailable: (name) => `Der Übersetzungsdienst übersetzt nicht aus deiner Sprache in diese: ${name}.`,
  moreLanguages:
    'Weitere Sprachen gibt es mit dem Schlüssel eines Übersetzungsdienstes oder mit „npm run engines“ auf dem Server.',
};
