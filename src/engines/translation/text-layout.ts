import { sentenceRanges } from '../../shared/sentences.ts';

/** Languages without a space after a sentence. */
const withoutSpaces = /^(zh|ja)/;

/** A text as its sentences and the whitespace between them. */
export interface TextLayout {
  sentences: string[];
  /** Puts the translated sentences where the original ones were. */
  assemble(translated: readonly string[]): string;
}

/** The engine loses line breaks and knows only Western punctuation, so texts are split here. */
export function splitText(text: string, source: string, target: string): TextLayout {
  const ranges = sentenceRanges(text, source);
  return {
    sentences: ranges.map(({ start, end }) => text.slice(start, end)),
    assemble(translated) {
      let result = text.slice(0, ranges[0]?.start ?? text.length);
      for (const [index, { end }] of ranges.entries()) {
        const next = ranges[index + 1];
        const gap = text.slice(end, next?.start ?? text.length);
        result += translated[index] ?? '';
        result += next && !gap.includes('\n') ? gapFor(gap, target) : gap;
      }
      return result;
    },
  };
}

function gapFor(gap: string, target: string): string {
  if (withoutSpaces.test(target)) return '';
  return gap === '' ? ' ' : gap;
}
