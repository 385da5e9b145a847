import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Inglés',
  'es-ES': 'Español',
  'fr-FR': 'Francés',
  'de-DE': 'Alemán',
  'it-IT': 'Italiano',
  'pt-BR': 'Portugués (Brasil)',
  'ru-RU': 'Ruso',
  'zh-CN': 'Chino (simplificado)',
  'zh-CN-pinyin': 'Chino (pinyin)',
  'zh-TW': 'Chino (tradicional)',
  'ja-JP': 'Japonés',
  'ko-KR': 'Coreano',
  'ar-SA': 'Árabe',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesio',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamita',
  'th-TH': 'Tailandés',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Idioma en el que hablas',
  spokenCaption: 'Hablas',
  target: 'Idioma de la traducción',
  targetCaption: 'Traducir a',
  premiumTitle: 'Inicia sesión',
  premium: 'Inicia sesión para usar los idiomas Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'No disponible',
  unavailableTitle: 'Idioma no disponible',
  unavailable: (name) => `El servicio de traducción no traduce de tu idioma al ${inSentence(name)}.`,
  moreLanguages:
    'Para tener más idiomas, añade la clave de un servicio de traducción o ejecuta «npm run engines» en el servidor.',
};
