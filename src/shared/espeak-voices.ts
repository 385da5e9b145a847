/**
 * espeak's voice for each language. An unknown voice is silent without an error, so only these are used. espeak has no
 * Filipino; Indonesian is closest and reads it understandably.
 */
export const espeakVoices: Readonly<Record<string, string>> = {
  en: 'en-us',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt-br',
  ru: 'ru',
  zh: 'cmn',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
  hi: 'hi',
  id: 'id',
  fil: 'id',
  tl: 'id',
  vi: 'vi',
  th: 'th',
};
