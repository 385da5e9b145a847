import type { LanguageCode } from '../../../shared/languages.ts';

interface ReadingLimits {
  lineLength: number;
  charactersPerSecond: number;
}

const alphabetic: ReadingLimits = { lineLength: 42, charactersPerSecond: 17 };
/** Full-width characters are twice as wide and carry more meaning, so lines are shorter and shown for longer. */
const fullWidth: Partial<Record<LanguageCode, ReadingLimits>> = {
  'zh-CN': { lineLength: 16, charactersPerSecond: 9 },
  'zh-TW': { lineLength: 16, charactersPerSecond: 9 },
  'ja-JP': { lineLength: 16, charactersPerSecond: 7 },
  'ko-KR': { lineLength: 16, charactersPerSecond: 12 },
};

/** Maximum line length and reading speed for subtitles in this language. */
export function readingLimits(language: LanguageCode): ReadingLimits {
  return fullWidth[language] ?? alphabetic;
}
