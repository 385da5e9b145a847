/**
 * espeak's voice for each language. Only these are used, because espeak produces silence instead of an error
 * for an unknown voice. It has no Filipino; Indonesian is the closest and is understandable.
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
