import { readFileSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sha256 } from '../parts.ts';
import { ConnectionLost, type Download, download, type ReportBytes } from './download.ts';
import { ModelsUnavailable } from './install-error.ts';
import { isUrl, type ModelOrigin, type ModelPackage } from './model-list.ts';
import { hashFile } from './part-store.ts';

export interface ModelFileOptions {
  origin: ModelOrigin;
  downloads: string;
  onProgress: ReportBytes;
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
    const report: ReportBytes = (bytes, resumed) => onProgress(before + bytes, resumed);
    if (!(await fetchFile(source, { path, sha256: hash, onProgress: report }))) {
      throw new ModelsUnavailable(
        `${source} was damaged during the download (wrong SHA-256); nothing was changed.`,
      );
    }
    const bytes = zstdDecompressSync(readFileSync(path));
    if (sha256(bytes) !== file.decompressedHash) {
      throw new ModelsUnavailable(
        `${file.name} doesn't match the list of models (wrong SHA-256); nothing was changed.`,
      );
    }
    writeFileSync(join(folder, file.name), bytes);
    arrived += size;
    onProgress(arrived);
  }
}

/** Returns false if the file's hash is wrong. */
async function fetchFile(source: string, file: Omit<Download, 'request'>): Promise<boolean> {
  const unreachable = () => new ModelsUnavailable(`Could not reach ${source}; nothing was changed.`);
  if (!isUrl(source)) {
    await copyFile(source, file.path).catch(() => {
      throw unreachable();
    });
    return (await hashFile(file.path)) === file.sha256;
  }
  const request = async (headers: Record<string, string>) => {
    const response = await fetch(source, { headers }).catch(() => {
      throw unreachable();
    });
    if (response.ok || response.status === 416) return response;
    throw new ModelsUnavailable(`${source} returned ${response.status}; nothing was changed.`);
  };
  return download({ ...file, request }).catch((error: unknown) => {
    if (!(error instanceof ConnectionLost)) throw error;
    throw new ModelsUnavailable(
      `The connection to ${new URL(source).host} was lost; nothing was changed. Run the command again to continue.`,
    );
  });
}
