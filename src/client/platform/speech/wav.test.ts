import { expect, test } from 'vitest';
import { fromWav, joinWavs, toWav } from './wav.ts';

test('writes a 16 kHz mono file', () => {
  const wav = toWav(Float32Array.of(0, 0.5, -1, 1.5));
  const view = new DataView(wav);
  expect(new TextDecoder().decode(wav.slice(0, 4))).toBe('RIFF');
  expect(new TextDecoder().decode(wav.slice(8, 16))).toBe('WAVEfmt ');
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint32(40, true)).toBe(8);
  expect([...new Int16Array(wav, 44)]).toEqual([0, 16_384, -32_768, 32_767]);
});

test('reads the samples of a file', () => {
  const samples = Float32Array.of(0, 0.5, -0.25);
  expect(fromWav(toWav(samples))).toEqual(samples);
});

test('joins files', () => {
  const joined = joinWavs([toWav(Float32Array.of(0.5)), toWav(Float32Array.of(-0.5, 0))]);
  expect(joined).toEqual(toWav(Float32Array.of(0.5, -0.5, 0)));
});
