import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes a folder and those above it. Node's own recursive mkdir never returns below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The data folder, there and writable; otherwise an error that names what is wrong with it. */
export function prepareDataFolder(path: string): void {
  makeFolder(resolve(path));
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}
