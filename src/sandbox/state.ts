import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Section<T> {
  value: T;
  save(): void;
}

export interface SandboxState {
  /** One named part of the state, as it was last saved, or the initial value. */
  section<T>(name: string, initial: T): Section<T>;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${path}; delete it to reset the sandbox`, { cause: error });
  }
}

/** Keeps each section in a JSON file of its own below `dataDir`/sandbox. */
export function openState(dataDir: string): SandboxState {
  const folder = join(dataDir, 'sandbox');
  // One by one: below a folder that takes no files, such as /proc, Node's recursive mkdir never returns.
  for (const path of [dataDir, folder]) if (!existsSync(path)) mkdirSync(path);
  return {
    section<T>(name: string, initial: T): Section<T> {
      const path = join(folder, `${name}.json`);
      const stored = read(path);
      const section: Section<T> = {
        value: stored === undefined ? initial : (stored as T),
        save() {
          // A rename is atomic: a crash leaves the old file or the new one, never half of one.
          const next = `${path}.next`;
          writeFileSync(next, JSON.stringify(section.value));
          renameSync(next, path);
        },
      };
      return section;
    },
  };
}
