import { speechRate } from '../../../shared/resample.ts';
import { createVoiceGate, frameLength, frameMs, type VoiceGate } from './voice-gate.ts';

/** A pause of this length ends a segment. */
const pauseMs = 600;
/** A segment is never longer than this; it is cut at its quietest moment. */
const maxSegmentMs = 20_000;
/** Only the second half is searched for that moment, so that the pieces are not too short. */
const earliestCutMs = 10_000;
/** Sound kept before and after speech, because words begin and end quietly. */
export const leadMs = 300;
export const tailMs = 200;
/** Anything shorter than this is a cough or a door, not speech. */
const minSpeechMs = 120;

export interface Segment {
  samples: Float32Array;
  /** When its sound began, a little before the speech. */
  soundMs: number;
  /** When its speech began and ended, in milliseconds of sound since the capture began. */
  startMs: number;
  endMs: number;
}

export interface Segmenter {
  /** Takes samples at 16 kHz, which must not change afterwards; returns the segments that are complete. */
  take(samples: Float32Array): Segment[];
  /** Whether somebody is speaking. */
  speaking(): boolean;
  /** Returns the remaining speech when the capture ends. */
  flush(): Segment[];
  levelDb(): number;
}

interface Frame {
  samples: Float32Array;
  index: number;
  voiced: boolean;
  levelDb: number;
}

/** Cuts sound into segments of speech. Silence is left out, apart from a moment around the words. */
export function createSegmenter(gate: VoiceGate = createVoiceGate()): Segmenter {
  let rest: Float32Array = new Float32Array(0);
  let index = 0;
  /** The current segment, or the sound just before the next one. */
  let frames: Frame[] = [];
  let open = false;
  let quietFrames = 0;

  function add(samples: Float32Array): Segment[] {
    const frame = { samples, index, voiced: gate.hear(samples), levelDb: gate.level() };
    index += 1;
    frames.push(frame);
    if (!open) {
      open = frame.voiced;
      quietFrames = 0;
      // The gate opens a little late, so the last frames before it are kept.
      if (!open && frames.length > leadMs / frameMs) frames.shift();
      return [];
    }
    quietFrames = frame.voiced ? 0 : quietFrames + 1;
    if (quietFrames * frameMs >= pauseMs) return close();
    return frames.length * frameMs >= maxSegmentMs ? cutAtQuietest() : [];
  }

  const lastVoiced = () => frames.findLastIndex(({ voiced }) => voiced);

  function close(): Segment[] {
    const end = lastVoiced() + 1 + tailMs / frameMs;
    const spoken = frames.slice(0, end);
    frames = frames.slice(end).slice(-leadMs / frameMs);
    open = false;
    return toSegments(spoken);
  }

  function cutAtQuietest(): Segment[] {
    let cut = earliestCutMs / frameMs;
    let quietest = Number.POSITIVE_INFINITY;
    for (let at = cut; at < frames.length - 2; at += 1) {
      const around = frames.slice(at - 2, at + 3).reduce((sum, { levelDb }) => sum + levelDb, 0);
      if (around < quietest) {
        quietest = around;
        cut = at;
      }
    }
    const spoken = frames.slice(0, cut);
    frames = frames.slice(cut);
    return toSegments(spoken);
  }

  return {
    take(samples) {
      const all = rest.length === 0 ? samples : join(rest, samples);
      const segments: Segment[] = [];
      let at = 0;
      for (; at + frameLength <= all.length; at += frameLength)
        segments.push(...add(all.subarray(at, at + frameLength)));
      rest = all.slice(at);
      return segments;
    },
    speaking: () => open,
    flush: () => (open ? close() : []),
    levelDb: gate.level,
  };
}

function join(first: Float32Array, second: Float32Array): Float32Array {
  const joined = new Float32Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function toSegments(frames: readonly Frame[]): Segment[] {
  const voiced = frames.filter((frame) => frame.voiced);
  const [first, last] = [voiced[0], voiced.at(-1)];
  if (!first || !last || voiced.length * frameMs < minSpeechMs) return [];
  const samples = new Float32Array(frames.length * frameLength);
  frames.forEach((frame, position) => {
    samples.set(frame.samples, position * frameLength);
  });
  const soundMs = (frames[0] ?? first).index * frameMs;
  return [{ samples, soundMs, startMs: first.index * frameMs, endMs: (last.index + 1) * frameMs }];
}

export const secondsOf = (samples: { length: number }): number => samples.length / speechRate;
