import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { lanAddresses, withLanUrl } from './lan-address.ts';

const address = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

const interfaces = {
  lo: [address('127.0.0.1', { internal: true })],
  docker0: [address('172.17.0.1')],
  wlan0: [address('fe80::1', { family: 'IPv6' }), address('192.168.1.20')],
};

it('prefers the home network over those of containers', () => {
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '172.17.0.1']);
  expect(lanAddresses({})).toEqual([]);
});

it('opens the app at this address unless the operator has chosen another', () => {
  const on = { PERSONAL_LAN: 'on', PORT: '4000' };
  expect(withLanUrl(on, interfaces).PUBLIC_URL).toBe('https://192.168.1.20:4000');
  expect(withLanUrl({ ...on, PUBLIC_URL: 'https://kitchen.local' }, interfaces).PUBLIC_URL).toBe(
    'https://kitchen.local',
  );
  expect(withLanUrl({}, interfaces).PUBLIC_URL).toBeUndefined();
});
