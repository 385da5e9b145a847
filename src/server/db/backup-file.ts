import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { unfinishedMove } from './migrate.ts';

/** In the format of `sha256sum -c`. */
const checksumFile = (file: string): string => `${file}.sha256`;

/** Writes a new backup and its checksum beside it. */
export async function writeBackup(
  file: string,
  write: (part: string) => Promise<void> | void,
): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists. Nothing was written. Name another file.`);
  // Under another name until it is complete: a disk can be full, and this process can be killed.
  const part = `${file}.part`;
  removeUnfinished(part);
  try {
    await write(part);
    writeFileSync(checksumFile(file), `${await hashOf(part)}  ${basename(file)}\n`);
    renameSync(part, file);
  } catch (error) {
    rmSync(checksumFile(file), { force: true });
    throw error;
  } finally {
    removeUnfinished(part);
  }
}

/** SQLite leaves its journal beside a copy that didn't fit on the disk. */
export function removeUnfinished(copy: string): void {
  for (const path of [copy, `${copy}-journal`]) rmSync(path, { force: true });
}

export function removeBackup(file: string): void {
  rmSync(file);
  rmSync(checksumFile(file), { force: true });
}

/** Throws if the file isn't what was written. Returns false if there is no checksum beside it. */
export async function verifyBackup(file: string): Promise<boolean> {
  if (!existsSync(checksumFile(file))) return false;
  const [expected] = readFileSync(checksumFile(file), 'utf8').split(' ');
  if ((await hashOf(file)) !== expected)
    throw damagedBackup(file, `it doesn't match its checksum in ${checksumFile(file)}`);
  return true;
}

export const damagedBackup = (file: string, reason: string, cause?: unknown): Error =>
  new Error(`${file} is damaged: ${reason}.\nNothing was restored. Try another backup.`, { cause });

/** A copy that isn't complete is no backup. The complete one is where the move began. */
export function requireFinishedMove(migrations: readonly string[]): void {
  if (migrations.includes(unfinishedMove))
    throw new Error(
      'The database holds an unfinished copy that npm run move has begun. Run the same npm run move command again to finish it, ' +
        'or back up the database that it copies from.',
    );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
