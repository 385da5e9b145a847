/** Positions in UTF-16 units; the end is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** The sentences of the text, trimmed. A line break also ends a sentence. */
export function sentenceRanges(text: string, locale?: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (const part of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const range = trimRange(text, { start: part.index, end: part.index + part.segment.length });
    if (range.end > range.start) ranges.push(range);
  }
  return ranges;
}

/** One range per sentence; long sentences are split where a reader would pause. */
export function breathRanges(text: string, locale: string | undefined, maxLength: number): TextRange[] {
  return sentenceRanges(text, locale).flatMap((range) => breakRange(text, range, locale, maxLength));
}

/** Packs as many whole sentences into each part as fit. Only the spaces between parts are lost. */
export function packSentences(text: string, locale: string | undefined, maxLength: number): string[] {
  return packedRanges(text, locale, maxLength).map((part) => text.slice(part.start, part.end));
}

/** Like `packSentences`, but returns ranges of the text. */
export function packedRanges(text: string, locale: string | undefined, maxLength: number): TextRange[] {
  const parts: TextRange[] = [];
  for (const range of breathRanges(text, locale, maxLength)) {
    const last = parts.at(-1);
    if (last && range.end - last.start <= maxLength) last.end = range.end;
    else parts.push({ ...range });
  }
  return parts;
}

function breakRange(
  text: string,
  range: TextRange,
  locale: string | undefined,
  maxLength: number,
): TextRange[] {
  const pieces: TextRange[] = [];
  let start = range.start;
  while (range.end - start > maxLength) {
    const end = start + breakingPoint(text.slice(start, start + maxLength), locale);
    const piece = trimRange(text, { start, end });
    if (piece.end > piece.start) pieces.push(piece);
    start = end;
  }
  const rest = trimRange(text, { start, end: range.end });
  if (rest.end > rest.start) pieces.push(rest);
  return pieces;
}

/** Splits after the last comma or similar in the second half, else before the last word, else anywhere. */
function breakingPoint(window: string, locale: string | undefined): number {
  const clause = /^.*[,;:،，、；：।–—](?=[\s\p{L}])/su.exec(window)?.[0].length ?? 0;
  if (clause > window.length / 2) return clause;
  let lastWord = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(window))
    lastWord = part.index;
  if (lastWord > 0) return lastWord;
  let lastCharacter = 0;
  for (const part of new Intl.Segmenter(locale).segment(window)) lastCharacter = part.index;
  return lastCharacter > 0 ? lastCharacter : window.length;
}

function trimRange(text: string, range: TextRange): TextRange {
  const part = text.slice(range.start, range.end);
  const start = range.start + (part.length - part.trimStart().length);
  return { start, end: Math.max(start, range.start + part.trimEnd().length) };
}
