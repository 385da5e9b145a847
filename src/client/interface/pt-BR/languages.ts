import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Inglês',
  'es-ES': 'Espanhol',
  'fr-FR': 'Francês',
  'de-DE': 'Alemão',
  'it-IT': 'Italiano',
  'pt-BR': 'Português (Brasil)',
  'ru-RU': 'Russo',
  'zh-CN': 'Chinês (simplificado)',
  'zh-CN-pinyin': 'Chinês (pinyin)',
  'zh-TW': 'Chinês (tradicional)',
  'ja-JP': 'Japonês',
  'ko-KR': 'Coreano',
  'ar-SA': 'Árabe',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonésio',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamita',
  'th-TH': 'Tailandês',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Idioma que você fala',
  spokenCaption: 'Você fala',
  target: 'Idioma da tradução',
  targetCaption: 'Traduzir para',
  premiumTitle: 'Entre na sua conta',
  premium: 'Entre para usar os idiomas Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Indisponível',
  unavailableTitle: 'Idioma indisponível',
  unavailable: (name) => `O serviço de tradução não traduz do seu idioma para ${inSentence(name)}.`,
  moreLanguages:
    'Para ter mais idiomas, adicione a chave de um serviço de tradução ou execute “npm run engines” no servidor.',
};
