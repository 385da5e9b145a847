import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps the files below this folder in memory. */
const memory = '/dev/shm';
/** Containers often have only 64 MB there, which is too little for PostgreSQL. */
const neededBytes = 2 * 1024 ** 3;

/**
 * A folder in memory for the databases of tests, because writing them to a disk takes a fifth of the time of the unit
 * tests. It is removed when this process ends. Without enough memory it is undefined.
 */
export function createMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) return undefined;
    const folder = mkdtempSync(join(memory, 'rhapsode-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    // Otherwise Ctrl+C would end this process without the event above.
    process.on('SIGINT', () => process.exit(130));
    // PostgreSQL runs as another user if the tests run as root.
    chmodSync(folder, 0o755);
    return canRunPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Some systems don't allow programs there, and tests run small ones. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
