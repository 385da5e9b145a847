import type { Chapter } from '../../../shared/document/document.ts';
import { type Segment, type SpokenAt, textOf } from '../../../shared/document/segments.ts';
import { exactTimings, timeOfWord } from '../../../shared/document/word-times.ts';
import { sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import type { Timing } from '../../../shared/timings.ts';

/** The sentence being spoken at a given time in the recording; null between sentences and where nothing is timed. */
export function sentenceAt(
  text: string,
  timings: readonly Timing[],
  ms: number,
  locale?: string,
): TextRange | null {
  const timing = timings.find(({ from, to }) => from <= ms && ms < to);
  if (!timing) return null;
  const share = (ms - timing.from) / Math.max(1, timing.to - timing.from);
  const position = timing.start + (timing.end - timing.start) * share;
  const sentences = sentenceRanges(text, locale);
  return (
    sentences.find(({ start, end }) => start <= position && position < end) ??
    sentences.find(({ start, end }) => start < timing.end && end > timing.start) ??
    null
  );
}

/**
 * When to play from, to hear the word at a position; the beginning of its sentence if it isn't known when the word was
 * spoken. Null if the sentence has no timing either.
 */
export function timeToPlay(segments: readonly Segment[], position: number, locale?: string): number | null {
  const text = textOf(segments);
  return (
    timeOfWord(segments, letterAt(text, position)) ??
    timeOfSentence(text, exactTimings(segments), position, locale)
  );
}

const isLetter = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** A press on the last half of a word's last letter puts the caret after it. */
const letterAt = (text: string, position: number): number =>
  !isLetter(text.charAt(position)) && isLetter(text.charAt(position - 1)) ? position - 1 : position;

/** When the sentence at a position is spoken; null if it has no timing. */
export function timeOfSentence(
  text: string,
  timings: readonly Timing[],
  position: number,
  locale?: string,
): number | null {
  const sentence = sentenceRanges(text, locale).find(({ end }) => position < end);
  const timing = sentence && timings.find(({ start, end }) => end > sentence.start && start < sentence.end);
  if (!timing) return null;
  const share = Math.max(0, sentence.start - timing.start) / Math.max(1, timing.end - timing.start);
  return timing.from + (timing.to - timing.from) * share;
}

/** When a range of the text is spoken; null if nothing of it has a time. */
export function timesOf(timings: readonly Timing[], range: TextRange): SpokenAt | null {
  const spoken = timings.filter(({ start, end }) => end > range.start && start < range.end);
  const [first, last] = [spoken[0], spoken.at(-1)];
  return first && last ? { from: timeAt(first, range.start), to: timeAt(last, range.end) } : null;
}

function timeAt({ start, end, from, to }: Timing, position: number): number {
  const within = Math.min(Math.max(position, start), end) - start;
  return from + ((to - from) * within) / Math.max(1, end - start);
}

/** A recording doesn't always begin exactly where it was told to. */
const toleranceMs = 250;

/** The chapter that is spoken at a given time in the recording; null if no chapter has times. */
export function chapterAt(chapters: readonly Chapter[], ms: number): number | null {
  const timed = chapters.flatMap(({ id, segments }) => {
    const from = segments.find((segment) => segment.from !== undefined)?.from;
    return from === undefined ? [] : [{ id, from }];
  });
  return (timed.findLast(({ from }) => from <= ms + toleranceMs) ?? timed[0])?.id ?? null;
}
