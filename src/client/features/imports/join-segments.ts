import { type Segment, secondsOf } from '../../platform/speech/segmenter.ts';

/** Where a part of joined sound is in the file, in milliseconds. */
export interface Place {
  at: number;
  inFile: number;
}

/** Several segments without the silence between them. */
export interface JoinedSegment extends Segment {
  places: readonly Place[];
}

/**
 * Who speaks can be told better from minutes than from a phrase. Two minutes of sound still arrive within half a minute
 * over a slow connection.
 */
const maxJoinedSeconds = 120;

/** Joins segments into longer ones, which end at a pause. */
export function createSegmentJoiner() {
  let waiting: Segment[] = [];
  let seconds = 0;

  function flush(): JoinedSegment[] {
    const [first, last] = [waiting[0], waiting.at(-1)];
    if (!first || !last) return [];
    const samples = new Float32Array(waiting.reduce((sum, segment) => sum + segment.samples.length, 0));
    const places: Place[] = [];
    let at = 0;
    for (const segment of waiting) {
      places.push({ at: secondsOf({ length: at }) * 1_000, inFile: segment.soundMs });
      samples.set(segment.samples, at);
      at += segment.samples.length;
    }
    waiting = [];
    seconds = 0;
    const { soundMs, startMs } = first;
    return [{ samples, soundMs, startMs, endMs: last.endMs, places }];
  }

  return {
    /** Returns a joined segment once it is long enough. */
    take(segment: Segment): JoinedSegment[] {
      const ready = seconds + secondsOf(segment.samples) > maxJoinedSeconds ? flush() : [];
      waiting.push(segment);
      seconds += secondsOf(segment.samples);
      return ready;
    },
    flush,
  };
}

/** When a moment of joined sound is in the file. At a joint, an `end` belongs to the part before it. */
export function timeInFile(places: readonly Place[], ms: number, end = false): number {
  const place = places.findLast(({ at }) => (end ? at < ms : at <= ms)) ?? places[0];
  return Math.round(place ? place.inFile + ms - place.at : ms);
}
