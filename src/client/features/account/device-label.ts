import { accountStrings as strings } from './strings.ts';

/** The server names devices in English, such as "Chrome on Windows". */
export function deviceLabel(device: string): string {
  if (device === 'Unknown device') return strings.unknownDevice;
  const [browser, system] = device.split(' on ');
  return browser && system ? strings.deviceOn(browser, system) : device;
}
