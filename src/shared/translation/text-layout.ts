import type { TextRange } from '../sentences.ts';
import { pieceRanges } from './sentence-pieces.ts';

/** Languages without a space after a sentence. */
const withoutSpaces = /^(zh|ja)/;

/** A text as its sentences and the whitespace between them. */
export interface TextLayout {
  sentences: string[];
  /** Puts the translated sentences where the original ones were. If there are fewer, the text ends after the last one. */
  assemble(translated: readonly string[]): string;
}

/** The engine loses line breaks and knows only Western punctuation, so texts are split here. */
export function splitText(
  text: string,
  options: { source: string; target: string; ranges?: readonly TextRange[] | undefined },
): TextLayout {
  const { target, ranges = pieceRanges(text, options.source) } = options;
  return {
    sentences: ranges.map(({ start, end }) => text.slice(start, end)),
    assemble(translated) {
      let result = text.slice(0, ranges[0]?.start ?? text.length);
      for (const [index, { end }] of ranges.entries()) {
        const sentence = translated[index];
        if (sentence === undefined) return result.trimEnd();
        const next = ranges[index + 1];
        const gap = text.slice(end, next?.start ?? text.length);
        result += sentence;
        result += next && !gap.includes('\n') ? gapFor(gap, target) : gap;
      }
      return result;
    },
  };
}

/** Ranges of one piece, then two, four and eight, so that the first translated words appear early. */
export function growingRanges(text: string, source: string): TextRange[] {
  const sentences = pieceRanges(text, source);
  const ranges: TextRange[] = [];
  for (let at = 0; at < sentences.length; ) {
    const group = sentences.slice(at, at + Math.min(8, 2 ** ranges.length));
    const [first, last] = [group[0], group.at(-1)];
    if (first && last) ranges.push({ start: first.start, end: last.end });
    at += group.length;
  }
  return ranges;
}

function gapFor(gap: string, target: string): string {
  if (withoutSpaces.test(target)) return '';
  return gap === '' ? ' ' : gap;
}
