import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignal } from '../../platform/signal.ts';
import { useQuiet } from './use-quiet.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a recording is quiet after six seconds without speech, until something is heard', () => {
  const speech = createSignal();
  const { result, rerender } = renderHook(({ recording }) => useQuiet(recording, speech.subscribe), {
    initialProps: { recording: false },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(10_000);
  expect(result.current).toBe(false);
  rerender({ recording: true });
  pass(5_000);
  act(() => speech.emit());
  pass(5_000);
  expect(result.current).toBe(false);
  pass(1_000);
  expect(result.current).toBe(true);
  act(() => speech.emit());
  expect(result.current).toBe(false);
  pass(6_000);
  rerender({ recording: false });
  expect(result.current).toBe(false);
});
