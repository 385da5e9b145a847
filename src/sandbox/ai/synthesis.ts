import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { createMp3Encoder } from 'wasm-media-encoders';
import type { VoiceShape } from './speech-voices.ts';

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

const sampleRate = 22_050;
/** The engine leaves no pause between sentences. */
const sentencePauseSeconds = 0.25;

/** Speech as MP3, streamed while it is generated. */
export interface Synthesis {
  speak(text: string, engineVoice: string, shape: VoiceShape, speed: number): AsyncGenerator<Uint8Array>;
}

/** Loaded on first use, because the engines need 40 MB and 0.2 s. */
export function createSynthesis(): Synthesis {
  let loading: Promise<EspeakWorker> | undefined;
  const idleEncoders: Encoder[] = [];

  const load = async (): Promise<EspeakWorker> => {
    const { default: start } = await import('@echogarden/espeak-ng-emscripten');
    const engine = await start();
    return new engine.eSpeakNGWorker();
  };

  const makeEncoder = async (): Promise<Encoder> => {
    const { createMp3Encoder } = await import('wasm-media-encoders');
    return createMp3Encoder();
  };

  const takeEncoder = async (): Promise<Encoder> => {
    const encoder = idleEncoders.pop() ?? (await makeEncoder());
    encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
    return encoder;
  };

  return {
    async *speak(text, engineVoice, shape, speed) {
      loading ??= load();
      const engine = await loading;
      const encoder = await takeEncoder();
      try {
        for (const sentence of sentencesOf(text)) {
          const samples = synthesize(engine, sentence, engineVoice, shape, speed);
          // The encoder returns a view of its own memory, which the next call overwrites.
          const encoded = encoder.encode([samples]).slice();
          if (encoded.length > 0) yield encoded;
          await new Promise(setImmediate);
        }
        yield encoder.finalize().slice();
      } finally {
        idleEncoders.push(encoder);
      }
    },
  };
}

function synthesize(
  engine: EspeakWorker,
  sentence: string,
  engineVoice: string,
  shape: VoiceShape,
  speed: number,
): Float32Array {
  engine.set_voice(`${engineVoice}+${shape.variant}`);
  engine.set_rate(Math.round(shape.wordsPerMinute * speed));
  engine.set_pitch(shape.pitch);
  engine.set_range(shape.melody);
  const parts: Int16Array[] = [];
  engine.synthesize(sentence, (samples) => {
    if (samples && samples.length > 0) parts.push(samples);
    return false;
  });
  const spoken = parts.reduce((length, part) => length + part.length, 0);
  const whole = new Float32Array(spoken + Math.round((sentencePauseSeconds * sampleRate) / speed));
  let position = 0;
  for (const part of parts) {
    for (const sample of part) whole[position++] = Math.max(-1, Math.min(1, (sample / 32_768) * shape.gain));
  }
  return whole;
}

function sentencesOf(text: string): string[] {
  // The engine would interpret markup as commands.
  const plain = text.replaceAll(/[<>&]/g, ' ');
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(plain)]
    .map((part) => part.segment)
    .filter((sentence) => sentence.trim() !== '');
}
