import type { TextRange } from '../../shared/sentences.ts';

/** The word at a position; engines tell where a word begins and not always where it ends. */
export function wordAt(text: string, position: number, locale: string): TextRange | undefined {
  // A window is enough, and keeps a long text from being cut into words at every one of them.
  const start = Math.max(0, position - 40);
  const part = new Intl.Segmenter(locale, { granularity: 'word' })
    .segment(text.slice(start, position + 40))
    .containing(position - start);
  if (!part?.isWordLike) return undefined;
  return { start: start + part.index, end: start + part.index + part.segment.length };
}
