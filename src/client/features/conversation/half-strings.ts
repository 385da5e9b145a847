import type { LanguageCode } from '../../../shared/languages.ts';
import { halfTexts } from './half-texts.ts';

/** The strings of one half of the screen, in the language of the person who reads it. */
export interface HalfStrings {
  hint: string;
  /** While recording after a tap. */
  finish: string;
  /** While the button is held. */
  release: string;
  /** Nothing has been heard for several seconds. */
  quiet: string;
  youSaid: string;
  theySaid: string;
  theySpeak: string;
  waiting: string;
  reading: string;
  translating: string;
  failed: string;
}

const keys = [
  'hint',
  'finish',
  'release',
  'quiet',
  'youSaid',
  'theySaid',
  'theySpeak',
  'waiting',
  'reading',
  'translating',
  'failed',
] as const;

export function halfStrings(language: LanguageCode): HalfStrings {
  const words = halfTexts[language === 'zh-CN-pinyin' ? 'zh-CN' : language];
  return Object.fromEntries(keys.map((key, index) => [key, words[index] ?? ''])) as unknown as HalfStrings;
}
