import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Does what npm does with these folders, and writes down how it was called. */
const npm = `#!/bin/sh
echo "$1" >> npm-calls
if [ "$1" = ci ]; then rm -rf node_modules; mkdir node_modules; fi
if [ "$1" = install ]; then mkdir -p "$3/node_modules/.bin"; ln -s "$NODE" "$3/node_modules/.bin/node"; fi
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-install-'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  symlinkSync(join(process.cwd(), 'src'), join(folder, 'src'));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(folder, name), '{}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Starts a command as `npm run` does. */
const start = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: folder,
    env: { PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter), NODE: process.execPath },
    encoding: 'utf8',
  });

/** Returns how npm was called. */
function install(node: string): string[] {
  const calls = join(folder, 'npm-calls');
  rmSync(calls, { force: true });
  const script = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
    (await import('./scripts/install.mjs')).ensureDependencies();
  `;
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { PATH: path, NODE: process.execPath },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

test('keeps what is installed when another version of Node.js runs the next command', () => {
  expect(install('20.1.0')).toEqual(['ci', 'install']);
  expect(install('24.21.0')).toEqual([]);
  expect(install('20.1.0')).toEqual([]);
  expect(existsSync(join(folder, 'node_modules/.runtime/node_modules/.bin/node'))).toBe(true);
});

test('adds Node.js when an older version runs the next command', () => {
  expect(install('24.21.0')).toEqual(['ci']);
  expect(install('20.1.0')).toEqual(['install']);
});

test('installs again when the dependencies have changed', () => {
  expect(install('24.21.0')).toEqual(['ci']);
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  expect(install('24.21.0')).toEqual(['ci']);
});

test('asks for a password for other devices before it builds anything', () => {
  const refused = start('personal', '--lan');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("PERSONAL_PASSWORD='at least 8 characters' npm run personal -- --lan");
  expect(refused.stdout).not.toContain('Building');
  writeFileSync(join(folder, '.env'), 'PERSONAL_PASSWORD=\nPORT=3000');
  expect(start('personal', '--lan').stderr).toContain('PERSONAL_PASSWORD=');
  writeFileSync(join(folder, '.env'), 'PERSONAL_PASSWORD=correct horse');
  expect(start('personal', '--lan').stdout).toContain('Building');
});

test('reports wrong settings before it builds anything', () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nDATABASE_URL=mysql://localhost/app');
  const refused = start('start');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('PORT: must be a port number');
  expect(refused.stderr).toContain('DATABASE_URL: must start with postgres://');
  expect(refused.stdout).not.toContain('Building');
});
