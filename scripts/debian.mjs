import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tryRun } from './run.mjs';

/** Installs Debian packages with apt, if this runs as root. */
export function installFromDebian(what, packages) {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${what}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  return (
    tryRun('apt-get', ['update', '-qq'], quiet) === 0 &&
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet) === 0
  );
}

/** The possible paths of these commands, in PATH order. */
export function candidatePaths(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
