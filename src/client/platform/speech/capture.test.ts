import { afterEach, expect, test, vi } from 'vitest';
import { openCapture } from './capture.ts';
import { installTestMicrophone } from './test-microphone.ts';

afterEach(() => vi.unstubAllGlobals());

async function setUp() {
  const microphone = installTestMicrophone();
  const listener = { onSamples: vi.fn(), onLost: vi.fn(), onInterrupted: vi.fn() };
  const capture = await openCapture({}, listener);
  return { microphone, listener, capture };
}

test('passes samples on until it is stopped', async () => {
  const { microphone, listener, capture } = await setUp();
  microphone.hear(new Float32Array(160));
  expect(listener.onSamples).toHaveBeenCalledTimes(1);
  capture.stop();
  microphone.hear(new Float32Array(160));
  expect(listener.onSamples).toHaveBeenCalledTimes(1);
  expect(listener.onInterrupted).not.toHaveBeenCalled();
  expect(microphone.isOpen()).toBe(false);
});

test('closes the microphone if the browser does not start the audio', async () => {
  vi.useFakeTimers();
  try {
    const microphone = installTestMicrophone();
    microphone.neverResume();
    const opening = openCapture({}, { onSamples: vi.fn(), onLost: vi.fn(), onInterrupted: vi.fn() });
    await Promise.all([expect(opening).rejects.toThrow(), vi.advanceTimersByTimeAsync(5_000)]);
    expect(microphone.isOpen()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('loads the worklet again from a fresh address, because browsers may keep the failure', async () => {
  const microphone = installTestMicrophone();
  microphone.failModules(1);
  const listener = { onSamples: vi.fn(), onLost: vi.fn(), onInterrupted: vi.fn() };
  await openCapture({}, listener);
  expect(new Set(microphone.modules).size).toBe(2);
  microphone.hear(new Float32Array(160));
  expect(listener.onSamples).toHaveBeenCalledTimes(1);
});

test('closes the microphone if the worklet can’t be loaded', async () => {
  const microphone = installTestMicrophone();
  microphone.failModules(2);
  const listener = { onSamples: vi.fn(), onLost: vi.fn(), onInterrupted: vi.fn() };
  await expect(openCapture({}, listener)).rejects.toThrow('Not loaded');
  expect(microphone.isOpen()).toBe(false);
});

test('closes the microphone if the browser can’t connect it at any rate', async () => {
  const microphone = installTestMicrophone();
  microphone.connectOnlyAt(Number.NaN);
  const listener = { onSamples: vi.fn(), onLost: vi.fn(), onInterrupted: vi.fn() };
  await expect(openCapture({}, listener)).rejects.toThrow('Other rate');
  expect(microphone.isOpen()).toBe(false);
});

test('resamples where the browser connects a microphone only at its own rate', async () => {
  const microphone = installTestMicrophone();
  microphone.connectOnlyAt(48_000);
  const heard: Float32Array[] = [];
  await openCapture(
    {},
    { onSamples: (samples) => heard.push(samples), onLost: vi.fn(), onInterrupted: vi.fn() },
  );
  for (let second = 0; second < 3; second += 1) microphone.hear(new Float32Array(48_000));
  expect(heard.reduce((sum, { length }) => sum + length, 0) / 16_000).toBeCloseTo(3, 1);
});

test.each(['unplug', 'withdrawPermission'] as const)('reports a lost microphone: %s', async (how) => {
  const { microphone, listener } = await setUp();
  microphone[how]();
  expect(listener.onLost).toHaveBeenCalledTimes(1);
});

test('reports when the sound stops, and resumes it when the screen is unlocked', async () => {
  const { microphone, listener } = await setUp();
  microphone.interrupt();
  expect(listener.onInterrupted).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(microphone.isRunning()).toBe(true);
  microphone.mute();
  expect(listener.onInterrupted).toHaveBeenCalledTimes(2);
});
