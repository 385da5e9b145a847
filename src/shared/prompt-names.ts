import type { LanguageCode } from './languages.ts';

/** Language names for prompts to AI models, in their own file because the browser doesn't need them. */
export const promptNames: Record<LanguageCode, string> = {
  'en-US': 'English',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
  'de-DE': 'German',
  'it-IT': 'Italian',
  'pt-BR': 'Brazilian Portuguese',
  'ru-RU': 'Russian',
  'zh-CN': 'Simplified Chinese',
  'zh-CN-pinyin': 'Mandarin written in pinyin',
  'zh-TW': 'Traditional Chinese as written in Taiwan',
  'ja-JP': 'Japanese',
  'ko-KR': 'Korean',
  'ar-SA': 'Arabic',
  'hi-IN': 'Hindi',
  'id-ID': 'Indonesian',
  'tl-PH': 'Filipino',
  'vi-VN': 'Vietnamese',
  'th-TH': 'Thai',
};
