/** When a part of the text was spoken: positions in UTF-16 units, times in milliseconds from the start of the recording. */
export interface Timing {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** A part of the text that was replaced by `inserted` characters. */
export interface TextChange {
  start: number;
  end: number;
  inserted: number;
}

/** Updates timings after an edit: changed text keeps its time, deleted text loses it, typed text has none. */
export function moveTimings(timings: readonly Timing[], { start, end, inserted }: TextChange): Timing[] {
  const shift = inserted - (end - start);
  return timings.flatMap((timing) => {
    if (timing.end <= start) return [timing];
    if (timing.start >= end) return [{ ...timing, start: timing.start + shift, end: timing.end + shift }];
    const inside = timing.start <= start && timing.end >= end;
    const moved = inside
      ? { ...timing, end: timing.end + shift }
      : timing.start < start
        ? { ...timing, end: start }
        : { ...timing, start: start + inserted, end: timing.end + shift };
    return moved.end > moved.start ? [moved] : [];
  });
}

/** Adds the time of a phrase that was inserted into the text; existing phrases keep the parts around it. */
export function addTiming(timings: readonly Timing[], added: Timing): Timing[] {
  const apart = timings.flatMap((timing) => [
    { ...timing, end: Math.min(timing.end, added.start) },
    { ...timing, start: Math.max(timing.start, added.end) },
  ]);
  return [...apart.filter(({ start, end }) => end > start), added].sort(
    (one, other) => one.start - other.start,
  );
}
