import { engineLocale } from '../../../shared/languages.ts';
import { breathRanges, sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import type { Highlight, Reading } from './reading.ts';

/** Audio reports no words, so the sentence is derived from the share of the audio that has played. */
export function sentenceAtShare(text: string, locale: string, share: number): TextRange | null {
  const ranges = breathRanges(text, locale, 300);
  const total = ranges.reduce((sum, range) => sum + range.end - range.start, 0);
  let passed = 0;
  for (const range of ranges) {
    passed += range.end - range.start;
    if (passed > share * total) return range;
  }
  return ranges.at(-1) ?? null;
}

/** When pinyin is shown but characters are read, the sentences still have the same order. */
export function toShownRange(
  range: TextRange | null,
  spoken: string,
  shown: string,
  locale: string,
): TextRange | null {
  if (!range || spoken === shown) return range;
  const from = sentenceRanges(spoken, locale);
  const to = sentenceRanges(shown);
  if (from.length !== to.length) return null;
  return to[from.findIndex((sentence) => sentence.start <= range.start && range.end <= sentence.end)] ?? null;
}

/** Maps positions in the spoken text to positions in the view that shows it. */
export function highlightOf(
  reading: Reading,
  spoken: string,
  { sentence, word }: { sentence: TextRange | null; word: TextRange | null },
): Highlight | null {
  const { text, view, offset = 0 } = reading;
  const shown = reading.shown ?? text;
  const lead = text.indexOf(spoken);
  // If markup was removed from the spoken text, the positions don't match.
  if (lead < 0) return null;
  const locale = engineLocale(reading.language);
  const place = (range: TextRange | null): TextRange | null => {
    const inText = range && { start: range.start + lead, end: range.end + lead };
    const inShown = toShownRange(inText, text, shown, locale);
    return inShown && { start: inShown.start + offset, end: inShown.end + offset };
  };
  return { view, sentence: place(sentence), word: shown === text ? place(word) : null };
}
