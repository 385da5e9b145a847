import { BlockList, isIPv4 } from 'node:net';

/** Ranges that are not on the public internet, or that lead to such a range. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Protocol assignments, among them Teredo, which contains IPv4 addresses, as 6to4 does.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** The public part of IPv6. Everything else is local, mapped from IPv4, or reserved. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Cloud providers offer credentials here, so these are refused even where local addresses are allowed. */
const neverAllowed = new BlockList();
neverAllowed.addSubnet('0.0.0.0', 8, 'ipv4');
neverAllowed.addAddress('100.100.100.200', 'ipv4');
neverAllowed.addSubnet('169.254.0.0', 16, 'ipv4');
neverAllowed.addAddress('192.0.0.192', 'ipv4');
neverAllowed.addSubnet('224.0.0.0', 3, 'ipv4');
neverAllowed.addAddress('::', 'ipv6');
neverAllowed.addSubnet('64:ff9b::', 96, 'ipv6');
neverAllowed.addSubnet('fe80::', 10, 'ipv6');
neverAllowed.addSubnet('ff00::', 8, 'ipv6');
neverAllowed.addAddress('fd00:ec2::254', 'ipv6');
neverAllowed.addAddress('fd20:ce::254', 'ipv6');

/** Whether anyone on the internet could connect to this IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Also allows this machine and its local network. */
export function isLocalOrPublicAddress(address: string): boolean {
  return !neverAllowed.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Names that only mean something on this machine or its local network: https://www.iana.org/assignments/special-use-domain-names */
const localName = /(^|\.)(local|localhost|internal|home\.arpa)$/;

/** Whether a host name could be found on the public internet. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return name.includes('.') && !localName.test(name);
}

/** Ports of other services from 1024 on, which browsers don't open either: https://fetch.spec.whatwg.org/#bad-port */
const otherServices = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Whether a port of a URL may be a web server's, and not one of mail or files. Empty is the usual port. */
export const isWebPort = (port: string): boolean =>
  port === '' || (Number(port) >= 1_024 && !otherServices.has(Number(port)));
