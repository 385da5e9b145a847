import { afterEach, expect, test, vi } from 'vitest';
import { openLevelMeter } from './level-meter.ts';

afterEach(() => vi.unstubAllGlobals());

test('releases a microphone whose level cannot be measured', async () => {
  const stop = vi.fn();
  const close = vi.fn(async () => {});
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'granted' }) },
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      close = close;
      createAnalyser = () => ({});
      createMediaStreamSource() {
        throw new DOMException('The rates differ', 'NotSupportedError');
      }
    },
  );
  expect(await openLevelMeter(() => {})).toBeUndefined();
  expect(stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test('reports a silent microphone by name after three seconds, not counting time while the page is hidden', async () => {
  const frames: FrameRequestCallback[] = [];
  let loudness = 0.01;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('performance', { now: () => 0 });
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'granted' }) },
    mediaDevices: { getUserMedia: async () => ({ getAudioTracks: () => [{ label: 'AirPods Pro' }] }) },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({
        fftSize: 512,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
    },
  );
  const onNoSound = vi.fn();
  await openLevelMeter(() => {}, {}, onNoSound);
  const run = (fromMs: number, toMs: number) => {
    for (let now = fromMs; now <= toMs; now += 100) frames.shift()?.(now);
  };
  run(100, 5_000);
  loudness = 0;
  run(5_100, 7_900);
  run(60_000, 62_900);
  expect(onNoSound).not.toHaveBeenCalled();
  run(63_000, 70_000);
  expect(onNoSound.mock.calls).toEqual([['AirPods Pro']]);
});
