/// <reference path="../src/sandbox/ai/espeak-ng.d.ts" />
import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { createResampler, speechRate } from '../src/shared/resample.ts';

const engineRate = 22_050;

let engine: Promise<EspeakWorker> | undefined;

async function startEngine(): Promise<EspeakWorker> {
  const { default: start } = await import('@echogarden/espeak-ng-emscripten');
  const worker = new (await start()).eSpeakNGWorker();
  worker.set_voice('en-us');
  return worker;
}

/** Speech from the sandbox's synthesiser at 16 kHz, with silence after each phrase. */
export async function speakSamples(
  phrases: readonly { text: string; pauseMs: number }[],
): Promise<Float32Array> {
  engine ??= startEngine();
  const worker = await engine;
  const parts: Float32Array[] = [];
  for (const { text, pauseMs } of phrases) {
    const resample = createResampler(engineRate);
    worker.synthesize(text, (samples) => {
      if (samples && samples.length > 0) parts.push(resample(Float32Array.from(samples, (s) => s / 32_768)));
      return false;
    });
    parts.push(new Float32Array((speechRate * pauseMs) / 1_000));
  }
  return joinSamples(parts);
}

export function joinSamples(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const silence = (seconds: number): Float32Array => new Float32Array(seconds * speechRate);

/** Steady noise, the same in every run. */
export function noise(seconds: number, levelDb: number): Float32Array {
  let seed = 1;
  // The level of uniform noise is 4.8 dB below its peak.
  const peak = 10 ** ((levelDb + 4.8) / 20);
  return silence(seconds).map(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return ((seed / 2_147_483_647) * 2 - 1) * peak;
  });
}

export const mix = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((sample, index) => sample + (other[index] ?? 0));
