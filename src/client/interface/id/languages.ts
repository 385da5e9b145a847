import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Inggris',
  'es-ES': 'Spanyol',
  'fr-FR': 'Prancis',
  'de-DE': 'Jerman',
  'it-IT': 'Italia',
  'pt-BR': 'Portugis (Brasil)',
  'ru-RU': 'Rusia',
  'zh-CN': 'Mandarin (Sederhana)',
  'zh-CN-pinyin': 'Mandarin (Pinyin)',
  'zh-TW': 'Mandarin (Tradisional)',
  'ja-JP': 'Jepang',
  'ko-KR': 'Korea',
  'ar-SA': 'Arab',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesia',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnam',
  'th-TH': 'Thai',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Bahasa yang Anda ucapkan',
  spokenCaption: 'Bahasa Anda',
  target: 'Bahasa terjemahan',
  targetCaption: 'Terjemahkan ke',
  premiumTitle: 'Masuk dulu',
  premium: 'Masuk untuk memakai bahasa Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Tidak tersedia',
  unavailableTitle: 'Bahasa tidak tersedia',
  unavailable: (name) => `Layanan terjemahan tidak menerjemahkan dari bahasa Anda ke ${inSentence(name)}.`,
  moreLanguages:
    'Untuk bahasa lain, tambahkan kunci layanan terjemahan atau jalankan “npm run engines” di server.',
};
