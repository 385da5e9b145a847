const wordsPerMinute = 150;

/** Counting all the words of a long text would take longer than a frame, and it happens after each letter. */
const sampleLength = 2_000;

/** An estimate for when the real duration isn't known. The beginning of a long text stands for all of it. */
export function estimateSpeechSeconds(text: string, locale?: string): number {
  const spoken = text.trim();
  if (spoken === '') return 0;
  const sample = spoken.slice(0, sampleLength);
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(sample)) {
    if (part.isWordLike) words += 1;
  }
  return ((words * spoken.length) / sample.length / wordsPerMinute) * 60;
}
