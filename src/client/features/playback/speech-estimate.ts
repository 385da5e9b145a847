/** How fast speech is assumed to be before its real length is known. */
const wordsPerMinute = 150;

/** How long reading a text aloud takes, in seconds, at 150 words a minute. */
export function estimateSpeechSeconds(text: string, locale?: string): number {
  if (text.trim() === '') return 0;
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (part.isWordLike) words += 1;
  }
  return (words / wordsPerMinute) * 60;
}
