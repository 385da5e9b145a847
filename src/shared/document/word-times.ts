import { fitsText } from '../saved-timings.ts';
import type { Timing } from '../timings.ts';
import type { Segment } from './segments.ts';

/** The words of a segment as they are saved: none if there are more than there is room for, or if they don't fit. */
export const wordsToSave = ({ text, words = [] }: Pick<Segment, 'text' | 'words'>, room: number): Timing[] =>
  words.length <= room && fitsText(words, text.length)
    ? words.map(({ start, end, from, to }) => ({ start, end, from, to }))
    : [];

/** The words of several segments that become one. */
export function joinWords(segments: readonly Segment[]): Timing[] {
  let at = 0;
  return segments.flatMap(({ text, words = [] }) => {
    const offset = at;
    at += text.length;
    return words.map((word) => moved(word, offset));
  });
}

/** The words within a range of a segment's text, which becomes a segment of its own. */
export const cutWords = (words: readonly Timing[], start: number, end: number): Timing[] =>
  words.filter((word) => start <= word.start && word.end <= end).map((word) => moved(word, -start));

const moved = (word: Timing, by: number): Timing => ({
  ...word,
  start: word.start + by,
  end: word.end + by,
});

/** When the word at a position of the text was spoken; null if that isn't known. */
export function timeOfWord(segments: readonly Segment[], position: number): number | null {
  let start = 0;
  for (const { text, words = [] } of segments) {
    const at = position - start;
    if (at < text.length) return words.find((word) => word.start <= at && at < word.end)?.from ?? null;
    start += text.length;
  }
  return null;
}

const spokenTimings = new WeakMap<readonly Segment[], readonly Timing[]>();

/** When the parts of the text were spoken, as exactly as that is known: word by word, or else segment by segment. */
export function exactTimings(segments: readonly Segment[]): readonly Timing[] {
  const known = spokenTimings.get(segments);
  if (known) return known;
  let start = 0;
  const timings = segments.flatMap((segment) => {
    const offset = start;
    start += segment.text.length;
    return timingsIn(segment).map((timing) => moved(timing, offset));
  });
  spokenTimings.set(segments, timings);
  return timings;
}

/** Each word lasts until the next one begins, so that the parts follow each other without gaps. */
function timingsIn({ text, from, to, words = [] }: Segment): Timing[] {
  if (from === undefined || to === undefined) return [];
  return words.length === 0
    ? [{ start: 0, end: text.length, from, to }]
    : words.map((word, index) => {
        const next = words[index + 1];
        return {
          start: index === 0 ? 0 : word.start,
          end: next?.start ?? text.length,
          from: index === 0 ? Math.min(from, word.from) : word.from,
          to: next ? Math.max(word.from, next.from) : Math.max(word.to, to),
        };
      });
}
