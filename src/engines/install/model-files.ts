import {
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zstdDecompressSync } from 'node:zlib';
import { sha256 } from '../parts.ts';
import { InstallError } from './install-error.ts';
import { isUrl, type ModelOrigin, type ModelPackage } from './model-list.ts';
import { hashFile } from './part-store.ts';

export interface ModelFileOptions {
  origin: ModelOrigin;
  downloads: string;
  onProgress: (bytes: number) => void;
}

/** Downloads one direction's files into a folder and checks them before and after unpacking. */
export async function fillModelFolder(
  model: ModelPackage,
  folder: string,
  { origin, downloads, onProgress }: ModelFileOptions,
): Promise<void> {
  let arrived = 0;
  for (const file of model.files) {
    const { hash, size, location } = file.attachment;
    const source = `${origin.files}/${location}`;
    const path = join(downloads, `${hash}.zst`);
    const before = arrived;
    if (!existsSync(path)) await download(source, path, (bytes) => onProgress(before + bytes));
    if ((await hashFile(path)) !== hash) {
      rmSync(path);
      throw new InstallError(
        `${source} was damaged during the download (wrong SHA-256); nothing was changed.`,
      );
    }
    const bytes = zstdDecompressSync(readFileSync(path));
    if (sha256(bytes) !== file.decompressedHash) {
      throw new InstallError(
        `${file.name} doesn't match the list of models (wrong SHA-256); nothing was changed.`,
      );
    }
    writeFileSync(join(folder, file.name), bytes);
    arrived += size;
    onProgress(arrived);
  }
}

/** Resumes an interrupted download. */
async function download(source: string, path: string, onProgress: (bytes: number) => void): Promise<void> {
  const partial = `${path}.partial`;
  const unreachable = () => new InstallError(`Could not reach ${source}; nothing was changed.`);
  if (!isUrl(source)) {
    await copyFile(source, partial).catch(() => {
      throw unreachable();
    });
    return renameSync(partial, path);
  }
  let arrived = statSync(partial, { throwIfNoEntry: false })?.size ?? 0;
  const response = await fetch(source, { headers: arrived > 0 ? { range: `bytes=${arrived}-` } : {} }).catch(
    () => {
      throw unreachable();
    },
  );
  if (response.status !== 206) arrived = 0;
  // The partial file was complete, but the program exited before renaming it.
  if (response.status === 416) return renameSync(partial, path);
  if (!response.ok || !response.body) {
    throw new InstallError(`${source} returned ${response.status}; nothing was changed.`);
  }
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      arrived += chunk.length;
      onProgress(arrived);
      yield chunk;
    }
  };
  try {
    await pipeline(
      Readable.from(response.body),
      counted,
      createWriteStream(partial, { flags: arrived > 0 ? 'a' : 'w' }),
    );
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC') throw error;
    throw new InstallError(
      `The connection to ${new URL(source).host} was lost; nothing was changed. Run the command again to continue.`,
    );
  }
  renameSync(partial, path);
}
