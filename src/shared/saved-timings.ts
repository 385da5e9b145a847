import type { Timing } from './timings.ts';

/** How many timings a transcription may have: one for each word of the longest texts. */
export const maxTimings = 1_000;

/** Whether timings lie within text of this length, in order and without overlaps. */
export function fitsText(timings: readonly Timing[], length: number): boolean {
  let last = 0;
  for (const { start, end, from, to } of timings) {
    if (start < last || end <= start || to < from) return false;
    last = end;
  }
  return last <= length;
}

/** Merges neighbouring timings until there are few enough to save. */
export function limitTimings(timings: readonly Timing[], most = maxTimings): Timing[] {
  const size = Math.ceil(timings.length / most);
  const groups = Array.from({ length: size > 0 ? Math.ceil(timings.length / size) : 0 }, (_, index) =>
    timings.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => ({
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
  }));
}
