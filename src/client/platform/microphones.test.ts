import { afterEach, expect, test, vi } from 'vitest';
import { findMicrophone, listMicrophones } from './microphones.ts';

afterEach(() => vi.unstubAllGlobals());

const built = { id: '1', name: 'Built-in' };
const headset = { id: '2', name: 'Headset' };

test('lists the microphones that have names', async () => {
  const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => [
        device('audioinput', '1', 'Built-in'),
        device('audioinput', 'communications', 'Communications - Built-in'),
        device('audiooutput', '3', 'Speakers'),
        device('audioinput', '', ''),
      ],
    },
  });
  expect(await listMicrophones()).toEqual([built]);
});

test('finds the chosen microphone by its id, or else by its name', () => {
  expect(findMicrophone(headset, [built, headset])).toBe(headset);
  const renumbered = { id: '9', name: 'Headset' };
  expect(findMicrophone(headset, [built, renumbered])).toBe(renumbered);
  expect(findMicrophone(headset, [built])).toBeUndefined();
  expect(findMicrophone(null, [built])).toBeUndefined();
});
