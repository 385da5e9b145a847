import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Ingles',
  'es-ES': 'Espanyol',
  'fr-FR': 'Pranses',
  'de-DE': 'Aleman',
  'it-IT': 'Italyano',
  'pt-BR': 'Portuges (Brazil)',
  'ru-RU': 'Ruso',
  'zh-CN': 'Chinese (Pinasimple)',
  'zh-CN-pinyin': 'Chinese (Pinyin)',
  'zh-TW': 'Chinese (Tradisyonal)',
  'ja-JP': 'Hapon',
  'ko-KR': 'Koreano',
  'ar-SA': 'Arabe',
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
  unavailable: (name) => `Hindi nagsasalin ang serbisyo mula sa wika mo tungo sa wikang ${name}.`,
};

export const interfaceLanguage: Texts<'interfaceLanguage'> = {
  title: 'Wika',
  note: 'Binabago nito ang mga button at mensahe, hindi ang wikang sinasalita o pinagsasalinan mo.',
};
