import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { damagedBackup, removeUnfinished, requireFinishedMove, writeBackup } from './backup-file.ts';
import { prepareDataFolder } from './data-folder.ts';
import { databaseFault } from './database-fault.ts';
import { lockDataFolder } from './folder-lock.ts';
import { requireSqliteFile, sqliteFile } from './open-sqlite.ts';
import { describeContents, refuseNewer } from './postgres-dump.ts';

/** Writes a checked copy of the SQLite database to a new file, also while the app is running. */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const database = requireSqliteFile(dataDir);
  await writeBackup(file, (part) => {
    copyChecked(database, part);
    requireFinishedMove(migrationsOf(part) ?? []);
  });
}

/** Restores a copy into a data folder without a database. Returns how much is in it. */
export function restoreSqlite(dataDir: string, file: string): string {
  prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  const part = join(dataDir, 'restoring.db');
  try {
    if (existsSync(sqliteFile(dataDir)))
      throw new Error(
        `There is already a database in ${dataDir}, and nothing is ever replaced. ` +
          'Move its rhapsode.db, and rhapsode.db-wal if there is one, to another folder and run the command again.',
      );
    removeUnfinished(part);
    try {
      copyChecked(file, part);
    } catch (error) {
      if (databaseFault(error) !== 'damaged' || !(error instanceof Error)) throw error;
      throw damagedBackup(file, error.message, error);
    }
    const migrations = migrationsOf(part);
    if (!migrations) throw new Error(`${file} is not a database of Rhapsode. Nothing was restored.`);
    refuseNewer(migrations);
    const copy = new Sqlite(part, { readonly: true });
    const count = (table: string) =>
      copy.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    try {
      const contents = describeContents(count('users'), count('transcriptions'));
      copy.close();
      renameSync(part, sqliteFile(dataDir));
      return contents;
    } finally {
      copy.close();
    }
  } finally {
    removeUnfinished(part);
    lock.release();
  }
}

/** Undefined if it isn't a database of Rhapsode. */
function migrationsOf(file: string): string[] | undefined {
  const database = new Sqlite(file, { readonly: true });
  try {
    if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'").get())
      return undefined;
    return database.prepare<[], string>('SELECT name FROM schema_migrations').pluck().all();
  } finally {
    database.close();
  }
}

function copyChecked(from: string, to: string): void {
  const database = new Sqlite(from, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  const copy = new Sqlite(to, { readonly: true });
  const result = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (result !== 'ok') throw Object.assign(new Error(String(result)), { code: 'SQLITE_CORRUPT' });
}
