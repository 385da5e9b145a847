import type { Sound } from '../../platform/media/sound.ts';
import { SoundFileError } from '../../platform/media/sound-file-error.ts';
import { secondsOf } from '../../platform/speech/segmenter.ts';

/** How loud a recording is from its beginning to its end, as shares of its loudest part. */
export type Waveform = readonly number[];

const bars = 160;

/** Reads the whole recording. A damaged file has a waveform up to where it is damaged. */
export async function readWaveform(sound: Sound, signal: AbortSignal): Promise<Waveform> {
  const loudness = Array.from({ length: bars }, () => 0);
  const barSeconds = Math.max(sound.lengthMs / 1_000 / bars, 0.001);
  let seconds = 0;
  try {
    for await (const samples of sound.samples(0, signal)) {
      const length = secondsOf(samples);
      const count = Math.max(1, Math.ceil(length / barSeconds));
      for (let index = 0; index < count; index++) {
        const [from, to] = [index, index + 1].map((each) => Math.floor((samples.length * each) / count));
        const bar = Math.min(bars - 1, Math.floor((seconds + (length * index) / count) / barSeconds));
        loudness[bar] = Math.max(loudness[bar] ?? 0, rootMeanSquare(samples.subarray(from, to)));
      }
      seconds += length;
    }
  } catch (error) {
    if (!(error instanceof SoundFileError)) throw error;
  }
  const loudest = Math.max(...loudness, 0.001);
  return loudness.map((each) => each / loudest);
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
