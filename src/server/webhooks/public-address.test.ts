import { expect, it } from 'vitest';
import { isLocalOrPublicAddress, isPublicAddress, isWebPort } from './public-address.ts';

it.each(['93.184.216.34', '8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it('allows the local network if it is asked to, but never the addresses of cloud metadata', () => {
  expect(
    ['127.0.0.1', '192.168.1.5', '100.100.100.201', '::1', 'fd12::1', '8.8.8.8'].every(
      isLocalOrPublicAddress,
    ),
  ).toBe(true);
  const metadata = [
    '100.100.100.200',
    '169.254.169.254',
    '192.0.0.192',
    '::ffff:100.100.100.200',
    '::ffff:169.254.169.254',
    'fd00:ec2::254',
    'fd20:ce::254',
  ];
  const refused = [...metadata, 'fe80::1', '0.0.0.0', '::'];
  expect(refused.filter(isLocalOrPublicAddress)).toEqual([]);
});

it('knows the ports of web servers from those of other services', () => {
  const web = ['', '1024', '3000', '8080', '8443', '65535'];
  const others = [
    '0',
    '1',
    '22',
    '25',
    '80',
    '110',
    '465',
    '587',
    '993',
    '1023',
    '2049',
    '5060',
    '6667',
    '10080',
  ];
  expect([...web, ...others].filter(isWebPort)).toEqual(web);
});
