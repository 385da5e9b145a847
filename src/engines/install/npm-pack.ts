import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportBytes } from './download.ts';

export interface PackageOptions {
  downloads: string;
  onProgress: ReportBytes;
}

const pollMs = 250;

/** Downloads a package with `npm pack`, which can't continue an interrupted download. */
export async function packWithNpm(name: string, path: string, options: PackageOptions): Promise<void> {
  const { downloads, onProgress } = options;
  const cache = join(downloads, 'npm');
  const arrivals = join(downloads, 'arrivals');
  rmSync(arrivals, { recursive: true, force: true });
  mkdirSync(arrivals, { recursive: true });
  const before = sizeOf(cache);
  const timer = setInterval(() => onProgress(sizeOf(cache) - before), pollMs);
  const args = ['pack', name, '--pack-destination', arrivals, '--cache', cache, '--loglevel=error'];
  await runNpm(args).finally(() => clearInterval(timer));
  const [tarball] = readdirSync(arrivals);
  if (tarball === undefined) throw new Error('npm returned no file');
  renameSync(join(arrivals, tarball), path);
}

function runNpm(args: readonly string[]): Promise<void> {
  const { npm_execpath: script = '' } = process.env;
  const [command, first] = script.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (exitCode) => {
      if (exitCode === 0) return resolve();
      const code = /npm error code (\w+)/.exec(output)?.[1];
      const message = /npm error (?!code)(.*)/.exec(output)?.[1] ?? 'npm failed';
      reject(Object.assign(new Error(message), { code }));
    });
  });
}

function sizeOf(path: string): number {
  if (!existsSync(path)) return 0;
  let sum = 0;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    // npm may rename its files while we count.
    if (entry.isFile())
      sum += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return sum;
}
