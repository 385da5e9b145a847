import { expect, test } from 'vitest';
import type { Sound } from '../../platform/media/sound.ts';
import { SoundFileError } from '../../platform/media/sound-file-error.ts';
import { readWaveform } from './waveform.ts';

/** Two seconds of sound, the second one twice as loud. */
function sound(damaged: boolean): Sound {
  return {
    lengthMs: 2_000,
    async *samples() {
      yield new Float32Array(16_000).fill(0.25);
      if (damaged) throw new SoundFileError('damaged');
      yield new Float32Array(16_000).fill(0.5);
    },
    close: () => {},
  };
}
const { signal } = new AbortController();

test('a waveform is relative to the loudest part', async () => {
  const waveform = await readWaveform(sound(false), signal);
  expect(waveform).toHaveLength(160);
  expect(waveform[10]).toBeCloseTo(0.5);
  expect(waveform[150]).toBeCloseTo(1);
});

test('the waveform of a damaged recording ends where it is damaged', async () => {
  const waveform = await readWaveform(sound(true), signal);
  expect(waveform[10]).toBeCloseTo(1);
  expect(waveform[150]).toBe(0);
});
