import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { obtainCertificate as obtainWithWarnings } from './certificates.ts';

const warn = vi.fn();
beforeEach(() => warn.mockReset());
const obtainCertificate = (options: Omit<Parameters<typeof obtainWithWarnings>[0], 'warn'>) =>
  obtainWithWarnings({ ...options, warn });

const now = Date.UTC(2026, 2, 10);
const day = 24 * 60 * 60 * 1_000;
const home = ['192.168.1.20', 'kitchen.local'];
const newFolder = () => join(mkdtempSync(join(tmpdir(), 'rhapsode-certificates-')), 'certificates');

it('creates a certificate for the addresses, signed by a root of its own', async () => {
  const { cert, root } = await obtainCertificate({ folder: newFolder(), hosts: home, now });
  const [server, authority] = [new X509Certificate(cert), new X509Certificate(root)];
  expect(server.checkIP('192.168.1.20')).toBe('192.168.1.20');
  expect(server.checkHost('kitchen.local')).toBe('kitchen.local');
  expect(server.checkIP('192.168.1.21')).toBeUndefined();
  expect(server.verify(authority.publicKey)).toBe(true);
  expect([server.ca, authority.ca]).toEqual([false, true]);
  // Browsers refuse certificates that are valid for longer.
  expect(server.validToDate.getTime() - server.validFromDate.getTime()).toBeLessThan(398 * day);
});

it('stores its keys for the server’s user only', async () => {
  const folder = newFolder();
  await obtainCertificate({ folder, hosts: home, now });
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(folder)).toBe(0o700);
  expect([modeOf(join(folder, 'root.key')), modeOf(join(folder, 'server.key'))]).toEqual([0o600, 0o600]);
});

it('takes rights to its keys away from others', async () => {
  const folder = newFolder();
  await obtainCertificate({ folder, hosts: home, now });
  const keys = ['root.key', 'server.key'].map((name) => join(folder, name));
  for (const key of keys) chmodSync(key, 0o644);
  await obtainCertificate({ folder, hosts: home, now });
  expect(keys.map((key) => statSync(key).mode & 0o777)).toEqual([0o600, 0o600]);
});

it('starts with keys whose rights can’t be changed, and warns if others can read them', async () => {
  const folder = newFolder();
  await obtainCertificate({ folder, hosts: home, now });
  const chmod = vi.fn(() => {
    throw new Error('EROFS: read-only file system');
  });
  await obtainCertificate({ folder, hosts: home, now, chmod });
  expect(chmod).not.toHaveBeenCalled();
  chmodSync(join(folder, 'root.key'), 0o644);
  await obtainCertificate({ folder, hosts: home, now, chmod });
  expect(warn.mock.calls).toEqual([
    [`Other users of this computer may read ${join(folder, 'root.key')}: EROFS: read-only file system`],
  ]);
});

it('keeps the certificate until it is about to expire, and the root beyond that', async () => {
  const folder = newFolder();
  const obtain = (days: number, hosts = home) => obtainCertificate({ folder, hosts, now: now + days * day });
  const first = await obtain(0);
  expect(await obtain(300)).toEqual(first);
  const renewed = await obtain(370);
  expect(renewed.root).toBe(first.root);
  expect(renewed.cert).not.toBe(first.cert);
  expect(await obtain(371)).toEqual(renewed);
  expect((await obtain(3_630)).root).not.toBe(first.root);
});

it('renews the certificate when the computer gets another address', async () => {
  const folder = newFolder();
  const first = await obtainCertificate({ folder, hosts: home, now });
  const moved = await obtainCertificate({ folder, hosts: ['10.0.0.7'], now });
  expect(moved.root).toBe(first.root);
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
});
