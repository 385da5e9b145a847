import type { Sound } from '../../platform/media/sound-file.ts';
import { SoundFileError } from '../../platform/media/sound-file-error.ts';
import { createSegmenter, type Segment, secondsOf } from '../../platform/speech/segmenter.ts';

export interface SegmentFileOptions {
  fromMs: number;
  signal: AbortSignal;
  /** Called with each segment and its position in the file; the next segment waits for the promise. */
  onSegment(segment: Segment): Promise<void>;
}

/** Splits a file into segments of speech. Returns where it is damaged, or null if it was read to its end. */
export async function segmentFile(
  sound: Sound,
  { fromMs, signal, onSegment }: SegmentFileOptions,
): Promise<number | null> {
  const segmenter = createSegmenter();
  let heardMs = fromMs;
  const send = async (segments: readonly Segment[]) => {
    for (const { samples, startMs, endMs } of segments) {
      signal.throwIfAborted();
      await onSegment({ samples, startMs: startMs + fromMs, endMs: endMs + fromMs });
    }
  };
  let damagedMs: number | null = null;
  try {
    for await (const samples of sound.samples(fromMs, signal)) {
      heardMs += secondsOf(samples) * 1_000;
      await send(segmenter.take(samples));
    }
  } catch (error) {
    if (!(error instanceof SoundFileError)) throw error;
    damagedMs = Math.round(heardMs);
  }
  await send(segmenter.flush());
  return damagedMs;
}
