import { expect, it, vi } from 'vitest';
import { addLanguage } from '../../interface/add-language.ts';
import { languages } from '../../interface/languages.ts';

const readable = async (...devices: string[]) => {
  vi.resetModules();
  const { deviceLabel } = await import('./device-label.ts');
  return devices.map(deviceLabel);
};

it('names devices in the language of the interface', async () => {
  const devices = ['Chrome on Windows', 'Safari', 'Unknown device'];
  expect(await readable(...devices)).toEqual(devices);
  addLanguage(await languages.ja());
  try {
    expect(await readable(...devices)).toEqual(['Chrome（Windows）', 'Safari', '不明なデバイス']);
  } finally {
    globalThis.interfaceLanguage = undefined;
  }
});
