import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Anglais',
  'es-ES': 'Espagnol',
  'fr-FR': 'Français',
  'de-DE': 'Allemand',
  'it-IT': 'Italien',
  'pt-BR': 'Portugais (Brésil)',
  'ru-RU': 'Russe',
  'zh-CN': 'Chinois (simplifié)',
  'zh-CN-pinyin': 'Chinois (pinyin)',
  'zh-TW': 'Chinois (traditionnel)',
  'ja-JP': 'Japonais',
  'ko-KR': 'Coréen',
  'ar-SA': 'Arabe',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonésien',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamien',
  'th-TH': 'Thaï',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Langue que vous parlez',
  spokenCaption: 'Vous parlez',
  target: 'Langue de la traduction',
  targetCaption: 'Traduire en',
  premiumTitle: 'Connexion requise',
  premium: 'Connectez-vous pour utiliser les langues Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Indisponible',
  unavailableTitle: 'Langue indisponible',
  unavailable: (name) => `Le service de traduction ne traduit pas votre langue en ${inSentence(name)}.`,
  moreLanguages:
    'Pour obtenir d’autres langues, ajoutez la clé d’un service de traduction ou lancez « npm run engines » sur le serveur.',
};
