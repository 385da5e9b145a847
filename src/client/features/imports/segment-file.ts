import type { Sound } from '../../platform/media/sound-file.ts';
import { SoundFileError } from '../../platform/media/sound-file-error.ts';
import { createSegmenter, type Segment, secondsOf } from '../../platform/speech/segmenter.ts';
import { createSegmentJoiner, type JoinedSegment } from './join-segments.ts';

export interface SegmentFileOptions {
  fromMs: number;
  signal: AbortSignal;
  /** Whether the segments are joined into longer ones. */
  joined: boolean;
  /** Called with each segment and its position in the file; the next segment waits for the promise. */
  onSegment(segment: Segment & Partial<JoinedSegment>): Promise<void>;
}

/** Splits a file into segments of speech. Returns where it is damaged, or null if it was read to its end. */
export async function segmentFile(
  sound: Sound,
  { fromMs, signal, joined, onSegment }: SegmentFileOptions,
): Promise<number | null> {
  const segmenter = createSegmenter();
  let heardMs = fromMs;
  const joiner = joined ? createSegmentJoiner() : undefined;
  const send = async (segments: readonly (Segment & Partial<JoinedSegment>)[]) => {
    for (const { samples, soundMs, startMs, endMs, places } of segments) {
      signal.throwIfAborted();
      await onSegment({
        samples,
        soundMs: soundMs + fromMs,
        startMs: startMs + fromMs,
        endMs: endMs + fromMs,
        ...(places && { places: places.map(({ at, inFile }) => ({ at, inFile: inFile + fromMs })) }),
      });
    }
  };
  const take = (segments: readonly Segment[]) =>
    send(joiner ? segments.flatMap((segment) => joiner.take(segment)) : segments);
  let damagedMs: number | null = null;
  try {
    for await (const samples of sound.samples(fromMs, signal)) {
      heardMs += secondsOf(samples) * 1_000;
      await take(segmenter.take(samples));
    }
  } catch (error) {
    if (!(error instanceof SoundFileError)) throw error;
    damagedMs = Math.round(heardMs);
  }
  await take(segmenter.flush());
  if (joiner) await send(joiner.flush());
  return damagedMs;
}
