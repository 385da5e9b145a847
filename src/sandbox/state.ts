import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Section<T> {
  value: T;
  save(): void;
}

export interface SandboxState {
  /** Returns the saved value of a section, or the initial one. */
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

/** Stores each section as a JSON file in `dataDir`/sandbox. */
export function openState(dataDir: string): SandboxState {
  const folder = join(dataDir, 'sandbox');
  // One at a time, because Node's recursive mkdir hangs in folders such as /proc.
  for (const path of [dataDir, folder]) if (!existsSync(path)) mkdirSync(path);
  return {
    section<T>(name: string, initial: T): Section<T> {
      const path = join(folder, `${name}.json`);
      const stored = read(path);
      const section: Section<T> = {
        value: stored === undefined ? initial : (stored as T),
        save() {
          // Renaming is atomic, so a crash never leaves a half-written file.
          const next = `${path}.next`;
          writeFileSync(next, JSON.stringify(section.value));
          renameSync(next, path);
        },
      };
      return section;
    },
  };
}
