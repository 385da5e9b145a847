import type { SpokenTime } from '../platform/recognition/recognition.ts';

interface RecordingTimes {
  /** The time of a phrase across all recordings of the text; undefined if it is unknown. */
  of(time: SpokenTime | undefined): { from: number; to: number } | undefined;
  /** Where a recording begins in the times of the text; undefined until one of its phrases has a place. */
  startOf(recording: string): number | undefined;
}

/** Places the recordings of the text one after the other. `known` returns the times already in use. */
export function createRecordingTimes(known: () => readonly { to?: number }[]): RecordingTimes {
  const starts = new Map<string, number>();
  return {
    startOf: (recording) => starts.get(recording),
    of(time) {
      if (!time) return undefined;
      const { recording, from, to } = time;
      if (recording !== undefined && !starts.has(recording))
        starts.set(recording, Math.max(0, ...known().map((each) => each.to ?? 0)));
      const offset = starts.get(recording ?? '') ?? 0;
      const start = Math.max(0, Math.round(offset + from));
      return { from: start, to: Math.max(start, Math.round(offset + to)) };
    },
  };
}
