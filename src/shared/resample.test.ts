import { describe, expect, test } from 'vitest';
import { createResampler, speechRate } from './resample.ts';

const sine = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate));

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Resamples in blocks, as a microphone delivers them. */
function resample(samples: Float32Array, rate: number, block = 2_048): Float32Array {
  const next = createResampler(rate);
  const output: number[] = [];
  for (let at = 0; at < samples.length; at += block) output.push(...next(samples.slice(at, at + block)));
  return Float32Array.from(output);
}

describe.each([48_000, 44_100, 22_050, 16_000, 8_000])('from %i Hz', (rate) => {
  test('preserves the length, and tones in the range of speech', () => {
    const output = resample(sine(1_000, rate, 1), rate);
    expect(Math.abs(output.length - speechRate)).toBeLessThan(40);
    expect(rms(output.slice(200, -200))).toBeCloseTo(Math.SQRT1_2, 2);
  });

  test('gives the same samples however the input is split', () => {
    const input = sine(700, rate, 0.2);
    const whole = resample(input, rate, input.length);
    const cut = resample(input, rate, 128);
    expect(cut.length).toBe(whole.length);
    expect(Math.max(...cut.map((sample, index) => Math.abs(sample - (whole[index] ?? 0))))).toBeLessThan(
      1e-6,
    );
  });
});

test('removes frequencies that 16 kHz can’t represent', () => {
  expect(rms(resample(sine(12_000, 48_000, 1), 48_000).slice(200, -200))).toBeLessThan(0.01);
});
