import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './folder-lock.ts';
import { sqliteFile } from './open-sqlite.ts';
import { describeContents, refuseNewer } from './postgres-dump.ts';

/** Writes a checked copy of the SQLite database to a new file, also while the app is running. */
export function backUp(dataDir: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  if (!existsSync(sqliteFile(dataDir))) throw new Error(`There is no database in ${dataDir}.`);
  // Under another name until it is complete: a disk can be full, and this process can be killed.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copyChecked(sqliteFile(dataDir), part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
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
    rmSync(part, { force: true });
    copyChecked(file, part);
    const copy = new Sqlite(part, { readonly: true });
    const count = (table: string) =>
      copy.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    try {
      if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'").get())
        throw new Error(`${file} is not a database of Rhapsode.`);
      refuseNewer(copy.prepare<[], string>('SELECT name FROM schema_migrations').pluck().all());
      const contents = describeContents(count('users'), count('transcriptions'));
      copy.close();
      renameSync(part, sqliteFile(dataDir));
      return contents;
    } finally {
      copy.close();
    }
  } finally {
    rmSync(part, { force: true });
    lock.release();
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
  if (result !== 'ok') throw new Error(`${to} is damaged: ${String(result)}`);
}
