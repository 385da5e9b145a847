const wordsPerMinute = 150;

/** An estimate for when the real duration isn't known. */
export function estimateSpeechSeconds(text: string, locale?: string): number {
  if (text.trim() === '') return 0;
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (part.isWordLike) words += 1;
  }
  return (words / wordsPerMinute) * 60;
}
