import type { PinyinWord } from '../platform/recognition/recognition.ts';
import type { Edit } from './edit.ts';

/** A dictated part of the text that has not been edited since. */
export interface Span {
  start: number;
  end: number;
}

/** A word in pinyin and the characters that were recognised. */
export interface CharacterSpan extends Span {
  characters: string;
}

/** Moves the spans that come after an edit, and drops those that were edited. */
export function moveSpans<T extends Span>(
  spans: readonly T[],
  { at, removed, inserted, source }: Omit<Edit, 'time'>,
): readonly T[] {
  const end = at + removed.length;
  const shift = inserted.length - removed.length;
  // Letters typed directly next to a word change that word, but the next spoken phrase may follow without a space.
  const byHand = source !== 'spoken';
  const growsBefore = byHand && /^[\p{L}\p{M}\p{N}]/u.test(inserted);
  const growsAfter = byHand && /[\p{L}\p{M}\p{N}]$/u.test(inserted);
  const isBefore = (span: T) => span.end < at || (span.end === at && !growsBefore);
  const isAfter = (span: T) => span.start > end || (span.start === end && !growsAfter);
  if (spans.every(isBefore)) return spans;
  return spans
    .filter((span) => isBefore(span) || isAfter(span))
    .map((span) => (isBefore(span) ? span : { ...span, start: span.start + shift, end: span.end + shift }));
}

/** Finds the words of a phrase in the written text. */
export function findCharacters(
  written: string,
  offset: number,
  words: readonly PinyinWord[],
): CharacterSpan[] {
  const lower = written.toLowerCase();
  const spans: CharacterSpan[] = [];
  let from = 0;
  for (const { pinyin, characters } of words) {
    const at = lower.indexOf(pinyin.toLowerCase(), from);
    // The last words of a phrase may have been cut at the length limit.
    if (at < 0) break;
    from = at + pinyin.length;
    spans.push({ start: offset + at, end: offset + from, characters });
  }
  return spans;
}

/** Replaces dictated pinyin with the characters that were recognised. */
export function withCharacters(text: string, spans: readonly CharacterSpan[]): string {
  let spoken = '';
  let from = 0;
  for (const { start, end, characters } of spans) {
    const between = text.slice(from, start);
    spoken += (from > 0 && between === ' ' ? '' : between) + characters;
    from = end;
  }
  return spoken + text.slice(from);
}
