import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClipChunks } from './clip-chunk-queries.ts';

/** Takes the audio of one clip as it arrives. */
export interface ClipWriter {
  append(bytes: Uint8Array): Promise<void>;
  /** Everything is stored. */
  finish(): Promise<void>;
  /** Nothing shall remain. */
  discard(): Promise<void>;
}

/** Where the audio of clips is kept. */
export interface ClipBytes {
  /** Whether other instances see it too. */
  readonly shared: boolean;
  write(id: string): Promise<ClipWriter>;
  /** How much there is to read; undefined when there is nothing. */
  size(id: string): Promise<number | undefined>;
  /** From start up to, not including, end. */
  read(id: string, start: number, end: number): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Removes what belongs to no clip. */
  prune(listKnown: () => Promise<ReadonlySet<string>>): Promise<void>;
}

/** Files in a folder. A clip gets its name when it is complete, so a crash leaves nothing that looks whole. */
export function createFileBytes(folder: string): ClipBytes {
  const path = (id: string) => join(folder, `${id}.mp3`);
  const partPath = (id: string) => join(folder, `${id}.part`);

  return {
    shared: false,
    async write(id) {
      await mkdir(folder, { recursive: true });
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
      // In this order: a clip that begins in between is known although its file is not seen.
      const names = await readdir(folder).catch(() => []);
      const known = await listKnown();
      const orphans = names.filter((name) => !known.has(name.replace(/\.\w+$/, '')));
      await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** Rows in the database: what one instance makes, every other can deliver at once. */
export function createDatabaseBytes(chunks: ClipChunks): ClipBytes {
  return {
    shared: true,
    async write(id) {
      let seq = 0;
      return {
        async append(bytes) {
          await chunks.append(id, seq, Buffer.from(bytes));
          seq += 1;
        },
        finish: async () => {},
        discard: async () => {},
      };
    },
    async size(id) {
      const lengths = await chunks.lengths(id);
      return lengths.reduce((sum, chunk) => sum + chunk.bytes, 0);
    },
    async *read(id, start, end) {
      let at = 0;
      for (const chunk of await chunks.lengths(id)) {
        const from = Math.max(0, start - at);
        const to = Math.min(chunk.bytes, end - at);
        at += chunk.bytes;
        if (from >= to) continue;
        const data = await chunks.read(id, chunk.seq);
        if (!data) throw new Error(`Chunk ${chunk.seq} of clip ${id} is gone`);
        yield data.subarray(from, to);
      }
    },
    // Chunks go with their clip.
    remove: async () => {},
    prune: async () => {},
  };
}
