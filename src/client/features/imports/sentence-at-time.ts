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
