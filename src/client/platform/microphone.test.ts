import { afterEach, expect, test, vi } from 'vitest';
import { openLevelMeter } from './microphone.ts';

afterEach(() => vi.unstubAllGlobals());

test('releases a microphone whose level cannot be measured', async () => {
  const stop = vi.fn();
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'granted' }) },
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({});
      createMediaStreamSource() {
        throw new DOMException('The rates differ', 'NotSupportedError');
      }
    },
  );
  expect(await openLevelMeter(() => {})).toBeUndefined();
  expect(stop).toHaveBeenCalledOnce();
});
