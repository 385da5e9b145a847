import { afterEach, expect, test, vi } from 'vitest';
import { createSignal } from '../../platform/signal.ts';
import { animateRing } from './animate-ring.ts';
import type { EngineInUse } from './engine-in-use.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The ring on an Android phone whose microphone can't be opened a second time. */
function start(engine: EngineInUse) {
  vi.useFakeTimers();
  const getUserMedia = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile',
    mediaDevices: { getUserMedia },
  });
  const speech = createSignal();
  const sound = createSignal<[number]>();
  const ring = document.createElement('span');
  const recorder = { engine, subscribeSpeech: speech.subscribe, subscribeLevel: sound.subscribe };
  const end = animateRing(ring, recorder, () => {});
  return {
    ...{ speech, sound, end, getUserMedia },
    shown: () => ring.style.getPropertyValue('--level'),
    level: () => Number(ring.style.getPropertyValue('--level')),
  };
}

test('on a phone the ring grows when the engine hears something, and rests again', () => {
  const { speech, level, shown, end } = start('browser');
  speech.emit();
  const heard = level();
  vi.advanceTimersByTime(300);
  expect(level()).toBe(heard);
  vi.advanceTimersByTime(200);
  expect(level()).toBeLessThan(heard);
  end();
  expect(shown()).toBe('');
});

test('follows the loudness of a microphone that the page itself listens to, without opening it again', () => {
  const { speech, sound, level, shown, end, getUserMedia } = start('server');
  speech.emit();
  expect(level()).toBe(0.8);
  for (const loudness of [0.3, 0.55]) {
    sound.emit(loudness);
    speech.emit();
    expect(level()).toBe(loudness);
  }
  // It falls slowly, also while the engine still reports speech.
  vi.advanceTimersByTime(120);
  sound.emit(0.1);
  const falling = level();
  expect(falling).toBeGreaterThan(0.1);
  expect(falling).toBeLessThan(0.55);
  vi.advanceTimersByTime(1_000);
  sound.emit(0.1);
  expect(level()).toBeCloseTo(0.1, 2);
  expect(getUserMedia).not.toHaveBeenCalled();
  end();
  sound.emit(0.5);
  expect(shown()).toBe('');
});
