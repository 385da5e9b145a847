import { expect, test } from 'vitest';
import { joinSamples, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import { measureSpeech } from './measure-speech.ts';
import { soundOf } from './test-sound.ts';

test('counts the seconds of speech, and none for silence', async () => {
  const spoken = await speakSamples([{ text: 'Good morning', pauseMs: 0 }]);
  const sound = soundOf(joinSamples([silence(4), spoken, silence(6)]));
  const shares: number[] = [];
  const { lengthMs, speechSeconds } = await measureSpeech(
    sound,
    (share) => shares.push(share),
    new AbortController().signal,
  );
  expect(lengthMs).toBeGreaterThan(10_000);
  expect(speechSeconds).toBeGreaterThanOrEqual(1);
  expect(speechSeconds).toBeLessThanOrEqual(3);
  expect(shares.at(-1)).toBeCloseTo(1, 1);
});

test('finds no speech in silence', async () => {
  const { speechSeconds } = await measureSpeech(soundOf(silence(5)), () => {}, new AbortController().signal);
  expect(speechSeconds).toBe(0);
});

test('never finds more speech than the file is long, and charges for about as much', async () => {
  const spoken = await speakSamples(
    Array.from({ length: 12 }, () => ({ text: 'Good morning everybody', pauseMs: 700 })),
  );
  const { lengthMs, spokenSeconds, speechSeconds } = await measureSpeech(
    soundOf(spoken),
    () => {},
    new AbortController().signal,
  );
  expect(spokenSeconds).toBeLessThanOrEqual(lengthMs / 1_000);
  expect(Math.abs(speechSeconds - spokenSeconds)).toBeLessThanOrEqual(6);
});
