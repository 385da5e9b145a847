import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PackageRegistry, startPackageRegistry } from '../../../test/package-registry.ts';
import { sha256 } from '../parts.ts';
import { fetchPackage } from './packages.ts';

let folder: string;
let downloads: string;
let registry: PackageRegistry;
let reports: [bytes: number, resumed: boolean][];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-downloads-'));
  downloads = mkdtempSync(join(folder, 'downloads-'));
  registry = await startPackageRegistry(folder);
  reports = [];
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_registry', registry.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.close();
  rmSync(folder, { recursive: true });
});

const source = () => ({
  name: 'stand-in@1.0.0',
  sha256: sha256(registry.tarball),
  bytes: registry.tarball.length,
  keep: [],
});
const download = () =>
  fetchPackage(source(), {
    downloads,
    onProgress: (bytes, resumed = false) => reports.push([bytes, resumed]),
  });
const partial = () => join(downloads, `${source().sha256}.tgz.partial`);
const partialSize = () => statSync(partial(), { throwIfNoEntry: false })?.size ?? 0;
const half = () => Math.floor(registry.tarball.length / 2);
const ranges = () => registry.requests.map(({ range }) => range);

async function interrupt(): Promise<void> {
  registry.fault = 'hang';
  const lost = expect(download()).rejects.toThrow(
    'The connection to the package registry was lost while downloading stand-in@1.0.0; nothing was changed. Run the command again to continue.',
  );
  await vi.waitFor(() => expect(partialSize()).toBe(half()), 30_000);
  registry.cut();
  await lost;
  registry.fault = 'none';
}

it('continues an interrupted download where it stopped', async () => {
  await interrupt();
  reports = [];
  await download();
  expect(ranges()).toEqual([undefined, `bytes=${half()}-`]);
  expect(reports[0]).toEqual([half(), true]);
  expect(reports.at(-1)).toEqual([registry.tarball.length, false]);
});

it('leaves only a partial file when killed, and continues it later', async () => {
  registry.fault = 'hang';
  const script = `import { fetchPackage } from './packages.ts';
    await fetchPackage(JSON.parse(process.argv[1]), { downloads: process.argv[2], onProgress() {} });`;
  const args = ['--input-type=module', '-e', script, JSON.stringify(source()), downloads];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' });
  await vi.waitFor(() => expect(partialSize()).toBe(half()), 30_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(downloads).map((name) => join(downloads, name))).toEqual([partial()]);
  registry.fault = 'none';
  await download();
  expect(ranges()).toEqual([undefined, `bytes=${half()}-`]);
});

it('starts again if the registry ignores the range', async () => {
  await interrupt();
  registry.fault = 'no ranges';
  await download();
  expect(ranges()).toEqual([undefined, `bytes=${half()}-`]);
});

it('starts again if the file has changed since the interruption', async () => {
  writeFileSync(partial(), Buffer.alloc(half()));
  await download();
  expect(ranges()).toEqual([`bytes=${half()}-`, undefined]);
});

it('uses a download that was complete when the program was killed', async () => {
  writeFileSync(partial(), registry.tarball);
  await download();
  expect(ranges()).toEqual([`bytes=${registry.tarball.length}-`]);
  await download();
  expect(registry.requests).toHaveLength(1);
});

it.runIf(process.platform === 'linux')('reports a full disk', async () => {
  symlinkSync('/dev/full', partial());
  await expect(download()).rejects.toMatchObject({ code: 'ENOSPC' });
});

it('uses the proxy and the credentials that npm is configured with', async () => {
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, '//registry.test/:_authToken=secret\n');
  vi.stubEnv('npm_config_userconfig', settings);
  vi.stubEnv('npm_config_registry', 'http://registry.test/');
  vi.stubEnv('npm_config_proxy', registry.url);
  await download();
  expect(registry.requests).toEqual([
    {
      url: 'http://registry.test/stand-in/-/stand-in-1.0.0.tgz',
      range: undefined,
      authorization: 'Bearer secret',
    },
  ]);
});

it('downloads with the npm command if npm’s libraries can’t be loaded', async () => {
  vi.stubEnv('npm_execpath', '');
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\nexport PATH="${process.env.PATH}"\nexec npm "$@"\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  await download();
  expect(readdirSync(downloads)).toContain(`${source().sha256}.tgz`);
});
