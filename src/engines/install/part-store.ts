import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listParts, manifestFile, readManifest } from '../parts.ts';

/** The folder of installed parts. Parts are never incomplete: they are filled elsewhere and then renamed. */
export interface PartStore {
  /** The folder for finished downloads and unfinished ones that can be resumed. */
  downloads: string;
  list(): string[];
  /** Whether a part is installed from exactly this source. */
  has(part: string, source: string): boolean;
  install(part: string, source: string, fill: (folder: string) => Promise<void>): Promise<void>;
  remove(part: string): void;
  /** Deletes downloads that are no longer needed. */
  clean(): void;
}

export function openPartStore(folder: string): PartStore {
  const downloads = join(folder, '.downloads');
  const staging = join(folder, '.staging');
  // The same mode as the server gives its data folder.
  mkdirSync(downloads, { recursive: true, mode: 0o700 });
  const empty = (path: string) => rmSync(path, { recursive: true, force: true });

  return {
    downloads,
    list: () => listParts(folder),
    has: (part, source) =>
      existsSync(join(folder, part, manifestFile)) && readManifest(folder, part).source === source,
    async install(part, source, fill) {
      empty(staging);
      const fresh = join(staging, 'new');
      mkdirSync(fresh, { recursive: true });
      try {
        await fill(fresh);
        const files: Record<string, string> = {};
        for (const file of filesBelow(fresh))
          files[relative(fresh, file).replaceAll('\\', '/')] = await hashFile(file);
        writeFileSync(join(fresh, manifestFile), JSON.stringify({ source, files }, null, 2));
        const place = join(folder, part);
        if (existsSync(place)) renameSync(place, join(staging, 'old'));
        renameSync(fresh, place);
      } finally {
        empty(staging);
      }
    },
    remove(part) {
      empty(staging);
      mkdirSync(staging, { recursive: true });
      renameSync(join(folder, part), join(staging, 'old'));
      empty(staging);
    },
    clean() {
      empty(downloads);
      empty(staging);
    },
  };
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
