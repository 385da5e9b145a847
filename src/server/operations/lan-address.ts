import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Interfaces of containers and virtual machines, which phones can't reach. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt)/i;
const home = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** This computer's IPv4 addresses in the local network, the most likely one first. */
export function lanAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: (virtual.test(name) ? 2 : 0) + (home.test(address) ? 0 : 1) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Adds the URL that phones open, unless it is set. */
export function withLanUrl(
  env: Record<string, string | undefined>,
  interfaces: Interfaces,
): Record<string, string | undefined> {
  const [address] = lanAddresses(interfaces);
  if (env.PERSONAL_LAN !== 'on' || env.PUBLIC_URL || address === undefined) return env;
  return { ...env, PUBLIC_URL: `https://${address}:${env.PORT || 3000}` };
}
