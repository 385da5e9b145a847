import { espeakVoices } from '../../shared/espeak-voices.ts';

/** The settings of a voice: engine variant, pitch, pace, intonation and volume. */
export interface VoiceShape {
  variant: string;
  pitch: number;
  wordsPerMinute: number;
  melody: number;
  gain: number;
}

/** Ten clearly different voices. */
export const voiceShapes: Readonly<Record<string, VoiceShape>> = {
  alloy: { variant: 'm3', pitch: 58, wordsPerMinute: 160, melody: 50, gain: 1.1 },
  ash: { variant: 'm7', pitch: 44, wordsPerMinute: 150, melody: 40, gain: 1 },
  ballad: { variant: 'f4', pitch: 58, wordsPerMinute: 135, melody: 85, gain: 0.9 },
  coral: { variant: 'f5', pitch: 58, wordsPerMinute: 165, melody: 70, gain: 1.1 },
  echo: { variant: 'Lee', pitch: 40, wordsPerMinute: 128, melody: 25, gain: 1.1 },
  fable: { variant: 'ed', pitch: 56, wordsPerMinute: 150, melody: 95, gain: 0.5 },
  nova: { variant: 'Annie', pitch: 62, wordsPerMinute: 178, melody: 75, gain: 1.1 },
  onyx: { variant: 'david', pitch: 38, wordsPerMinute: 142, melody: 45, gain: 1.3 },
  sage: { variant: 'aunty', pitch: 50, wordsPerMinute: 140, melody: 45, gain: 1 },
  shimmer: { variant: 'linda', pitch: 62, wordsPerMinute: 150, melody: 55, gain: 0.8 },
};

/** The scripts that identify a language, the most specific first. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[äöüß]/iu, 'de'],
  [/[àâçèêëîïôœùû]/iu, 'fr'],
];

/** Like the real service, detects the language from the instructions and the text. */
export function chooseEngineVoice(text: string, instructions: string): string {
  const named = /\(([a-z]{2,3})(?:-[A-Za-z]+)*\)/.exec(instructions)?.[1];
  const latinChinese = named === 'zh' && !/\p{Script=Han}/u.test(text);
  if (latinChinese) return 'cmn-latn-pinyin';
  const guessed = scripts.find(([pattern]) => pattern.test(text))?.[1] ?? 'en';
  return espeakVoices[named ?? ''] ?? espeakVoices[guessed] ?? 'en-us';
}
