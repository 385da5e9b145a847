import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Inglese',
  'es-ES': 'Spagnolo',
  'fr-FR': 'Francese',
  'de-DE': 'Tedesco',
  'it-IT': 'Italiano',
  'pt-BR': 'Portoghese (Brasile)',
  'ru-RU': 'Russo',
  'zh-CN': 'Cinese (semplificato)',
  'zh-CN-pinyin': 'Cinese (pinyin)',
  'zh-TW': 'Cinese (tradizionale)',
  'ja-JP': 'Giapponese',
  'ko-KR': 'Coreano',
  'ar-SA': 'Arabo',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesiano',
  'tl-PH': 'Filippino',
  'vi-VN': 'Vietnamita',
  'th-TH': 'Thailandese',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Lingua in cui parli',
  spokenCaption: 'Parli in',
  target: 'Lingua della traduzione',
  targetCaption: 'Traduci in',
  premiumTitle: 'Accesso necessario',
  premium: 'Accedi per usare le lingue Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Non disponibile',
  unavailableTitle: 'Lingua non disponibile',
  unavailable: (name) => `Il servizio di traduzione non traduce dalla tua lingua in ${inSentence(name)}.`,
  moreLanguages:
    'Per avere altre lingue, aggiungi la chiave di un servizio di traduzione o esegui “npm run engines” sul server.',
};
