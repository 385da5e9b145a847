import { recognitionCost } from '../../../shared/quota.ts';
import type { Sound } from '../../platform/media/sound-file.ts';
import { createSegmenter, type Segment, secondsOf } from '../../platform/speech/segmenter.ts';

export interface Measured {
  lengthMs: number;
  /** How much of it is speech; never more than its length. */
  spokenSeconds: number;
  /** The seconds of the allowance that transcribing it will use. Silence is free. */
  speechSeconds: number;
}

/** Measures how much of a file is speech, without sending anything. */
export async function measureSpeech(
  sound: Sound,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Measured> {
  const segmenter = createSegmenter();
  let heardMs = 0;
  let spokenSeconds = 0;
  let speechSeconds = 0;
  const count = (segments: readonly Segment[]) => {
    for (const { samples } of segments) {
      spokenSeconds += secondsOf(samples);
      speechSeconds += recognitionCost(secondsOf(samples));
    }
  };
  for await (const samples of sound.samples(0, signal)) {
    heardMs += secondsOf(samples) * 1_000;
    count(segmenter.take(samples));
    onProgress(Math.min(1, heardMs / Math.max(1, sound.lengthMs)));
  }
  count(segmenter.flush());
  return { lengthMs: sound.lengthMs, spokenSeconds, speechSeconds };
}
