import { afterEach, expect, test, vi } from 'vitest';
import { createSignal } from '../../platform/signal.ts';
import { animateRing } from './animate-ring.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('on a phone the ring grows when the engine hears something, and rests again', () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile',
  });
  const speech = createSignal();
  const ring = document.createElement('span');
  const level = () => Number(ring.style.getPropertyValue('--level'));
  const end = animateRing(ring, speech.subscribe, () => {});
  speech.emit();
  const heard = level();
  vi.advanceTimersByTime(300);
  expect(level()).toBe(heard);
  vi.advanceTimersByTime(200);
  expect(level()).toBeLessThan(heard);
  end();
  expect(ring.style.getPropertyValue('--level')).toBe('');
});
