import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'अंग्रेज़ी',
  'es-ES': 'स्पेनिश',
  'fr-FR': 'फ़्रेंच',
  'de-DE': 'जर्मन',
  'it-IT': 'इतालवी',
  'pt-BR': 'पुर्तगाली (ब्राज़ील)',
  'ru-RU': 'रूसी',
  'zh-CN': 'चीनी (सरल)',
  'zh-CN-pinyin': 'चीनी (पिनयिन)',
  'zh-TW': 'चीनी (पारंपरिक)',
  'ja-JP': 'जापानी',
  'ko-KR': 'कोरियाई',
  'ar-SA': 'अरबी',
  'hi-IN': 'हिन्दी',
  'id-ID': 'इंडोनेशियाई',
  'tl-PH': 'फ़िलिपीनो',
  'vi-VN': 'वियतनामी',
  'th-TH': 'थाई',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'आपके बोलने की भाषा',
  spokenCaption: 'आप बोलेंगे',
  target: 'अनुवाद की भाषा',
  targetCaption: 'अनुवाद की भाषा',
  premiumTitle: 'साइन इन ज़रूरी है',
  premium: 'Premium भाषाओं के लिए कृपया साइन इन करें',
  premiumBadge: 'Premium',
  unavailableNote: 'उपलब्ध नहीं',
  unavailableTitle: 'भाषा उपलब्ध नहीं है',
  unavailable: (name) => `अनुवाद सेवा आपकी भाषा से ${name} में अनुवाद नहीं करती।`,
  moreLanguages: 'और भाषाओं के लिए किसी अनुवाद सेवा की कुंजी जोड़ें या सर्वर पर “npm run engines” चलाएँ।',
};
