import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Node's own recursive mkdir never returns for a path below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Creates the data folder if needed and checks that it is writable. */
export function prepareDataFolder(path: string): void {
  // Absolute, so that an error shows where the folder would be.
  const folder = resolve(path);
  makeFolder(folder);
  requireWritable(folder);
}

export function requireWritable(folder: string): void {
  // If the path is a file, this error says so; the check below would only report that access is denied.
  readdirSync(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
