import { runOnPauseMs } from '../limits.ts';
import type { Timing } from '../timings.ts';

/** The positions in the text where its speaker paused. */
export const pausesIn = (timings: readonly Timing[]): number[] =>
  timings.flatMap(({ start, from }, index) => {
    const previous = timings[index - 1];
    return previous && from - previous.to >= runOnPauseMs ? [start] : [];
  });
