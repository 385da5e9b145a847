import { join } from 'node:path';
import { tensorOfIds } from '../../shared/recognition/onnx.ts';
import { loadOnnx } from '../onnx.ts';
import { readPartFile, verifyLargePart } from '../parts.ts';

export interface Kokoro {
  /** Returns audio at 24,000 Hz, without the silence around it. */
  speak(phonemes: string, speaker: string, speed: number): Promise<Float32Array>;
}

export const kokoroSampleRate = 24_000;
const maxInputLength = 510;
const styleSize = 256;
/** Threads that wait for work by asking again and again cost half as much processor time as the work itself. */
const withoutSpinning = { session: { intra_op: { allow_spinning: '0' } } };

export async function loadKokoro(
  folder: string,
  onRead: (read: number, size: number) => void,
): Promise<Kokoro> {
  const onnx = loadOnnx(folder);
  const modelFolder = await verifyLargePart(folder, 'kokoro', onRead);
  const session = await onnx.InferenceSession.create(join(modelFolder, 'kokoro-quantized.onnx'), {
    logSeverityLevel: 3,
    extra: withoutSpinning,
  });
  const { model } = JSON.parse(readPartFile(folder, 'kokoro', 'tokenizer.json').toString()) as {
    model: { vocab: Record<string, number> };
  };
  const styles = new Map<string, Float32Array>();

  const styleOf = (speaker: string): Float32Array => {
    const known = styles.get(speaker);
    if (known) return known;
    const style = new Float32Array(
      new Uint8Array(readPartFile(folder, 'kokoro', `voices/${speaker}.bin`)).buffer,
    );
    styles.set(speaker, style);
    return style;
  };

  return {
    async speak(phonemes, speaker, speed) {
      const ids = [...phonemes].flatMap((symbol) => model.vocab[symbol] ?? []).slice(0, maxInputLength);
      // A speaker has a style vector for each input length.
      const row = Math.min(ids.length, maxInputLength - 1) * styleSize;
      const { waveform } = await session.run({
        input_ids: tensorOfIds(onnx, [0, ...ids, 0]),
        style: new onnx.Tensor('float32', styleOf(speaker).slice(row, row + styleSize), [1, styleSize]),
        speed: new onnx.Tensor('float32', Float32Array.of(speed), [1]),
      });
      return trimSilence(waveform?.data ?? new Float32Array());
    },
  };
}

const silence = 0.005;
/** The silence to keep on each side of the sound, in samples. */
const margin = 1_200;

/** Kokoro adds almost a second of silence around each sentence. */
export function trimSilence(sound: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > silence;
  const first = sound.findIndex(isLoud);
  if (first < 0) return new Float32Array();
  return sound.slice(
    Math.max(0, first - margin),
    Math.min(sound.length, sound.findLastIndex(isLoud) + margin),
  );
}
