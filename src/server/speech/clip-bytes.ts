import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface ClipWriter {
  append(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

export interface ClipBytes {
  /** Whether other instances can read it too. */
  readonly shared: boolean;
  write(id: string): Promise<ClipWriter>;
  /** Undefined when there is no such audio. */
  size(id: string): Promise<number | undefined>;
  /** The end is exclusive. */
  read(id: string, start: number, end: number): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Removes audio that belongs to no clip. */
  prune(listKnown: () => Promise<ReadonlySet<string>>): Promise<void>;
}

/** Files in a folder. A file gets its final name only when it is complete, in case the server crashes. */
export function createFileBytes(folder: string): ClipBytes {
  const path = (id: string) => join(folder, `${id}.mp3`);
  const partPath = (id: string) => join(folder, `${id}.part`);

  return {
    shared: false,
    async write(id) {
      await mkdir(folder).catch(ignoreExisting);
      const file: FileHandle = await open(partPath(id), 'w');
      return {
        append: async (bytes) => {
          await file.writeFile(bytes);
        },
        async finish() {
          await file.close();
          await rename(partPath(id), path(id));
        },
        async discard() {
          await file.close();
          await rm(partPath(id), { force: true });
        },
      };
    },
    size: (id) =>
      stat(path(id)).then(
        (found) => found.size,
        () => undefined,
      ),
    read: (id, start, end) => createReadStream(path(id), { start, end: end - 1 }),
    remove: (id) => rm(path(id), { force: true }),
    async prune(listKnown) {
      // Lists the files first, so that a clip that is created in between isn't taken for an orphan.
      const names = await readdir(folder).catch(() => []);
      const known = await listKnown();
      const orphans = names.filter((name) => !known.has(name.replace(/\.\w+$/, '')));
      await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
