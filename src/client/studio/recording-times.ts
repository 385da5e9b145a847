import type { SpokenTime } from '../platform/recognition/recognition.ts';

interface RecordingTimes {
  /** The time of a phrase across all recordings of the text; undefined if it is unknown. */
  of(time: SpokenTime | undefined): { from: number; to: number } | undefined;
}

/** Places the recordings of the text one after the other. `known` returns the times already in use. */
export function createRecordingTimes(known: () => readonly { to?: number }[]): RecordingTimes {
  let current: { recording: string; offset: number } | null = null;
  return {
    of(time) {
      if (!time) return undefined;
      const { recording, from, to } = time;
      if (recording !== undefined && current?.recording !== recording)
        current = { recording, offset: Math.max(0, ...known().map((each) => each.to ?? 0)) };
      const offset = recording === undefined ? 0 : (current?.offset ?? 0);
      const start = Math.max(0, Math.round(offset + from));
      return { from: start, to: Math.max(start, Math.round(offset + to)) };
    },
  };
}
