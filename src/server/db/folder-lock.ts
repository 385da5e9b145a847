import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ConfigError } from '../config/config-problems.ts';
import { databaseFault } from './database-fault.ts';

/** A server that was just stopped may need a moment to exit. */
const waitMs = 2_000;

export interface FolderLock {
  release(): void;
}

/**
 * Only one server at a time may use a data folder with SQLite. The system releases SQLite's lock when the process ends,
 * even if it is killed, and it also works if the processes can't see each other, as in containers.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  const connection = new Sqlite(join(dataDir, 'rhapsode.lock'), { timeout: waitMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (databaseFault(error) !== 'locked') throw error;
    throw new ConfigError(
      `DATA_DIR: another Rhapsode is already using ${resolve(dataDir)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => void connection.close() };
}
