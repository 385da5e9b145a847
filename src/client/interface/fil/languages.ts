import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'English',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
  'de-DE': 'German',
  'it-IT': 'Italian',
  'pt-BR': 'Portuguese (Brazil)',
  'ru-RU': 'Russian',
  'zh-CN': 'Chinese (Pinasimple)',
  'zh-CN-pinyin': 'Chinese (Pinyin)',
  'zh-TW': 'Chinese (Tradisyonal)',
  'ja-JP': 'Japanese',
  'ko-KR': 'Korean',
  'ar-SA': 'Arabic',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesian',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamese',
  'th-TH': 'Thai',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Wikang sinasalita mo',
  spokenCaption: 'Wika mo',
  target: 'Wikang pagsasalinan',
  targetCaption: 'Isalin sa',
  premiumTitle: 'Kailangang mag-sign in',
  premium: 'Mag-sign in para magamit ang mga Premium na wika',
  premiumBadge: 'Premium',
  unavailableNote: 'Hindi available',
  unavailableTitle: 'Hindi available ang wika',
  unavailable: (name) => `Hindi kaya ng serbisyo sa pagsasalin na isalin ang wika mo sa wikang ${name}.`,
  moreLanguages:
    'Para sa iba pang wika, magdagdag ng key ng serbisyo sa pagsasalin o patakbuhin ang “npm run engines” sa server.',
};
