import type { TextRange } from '../../shared/sentences.ts';

/** The word at a position. Engines report where a word starts, but not always where it ends. */
export function wordAt(text: string, position: number, locale: string): TextRange | undefined {
  // A small window, because segmenting a long text for every word would be slow.
  const start = Math.max(0, position - 40);
  const part = new Intl.Segmenter(locale, { granularity: 'word' })
    .segment(text.slice(start, position + 40))
    .containing(position - start);
  if (!part?.isWordLike) return undefined;
  return { start: start + part.index, end: start + part.index + part.segment.length };
}
