import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from './open-sqlite.ts';

/** Writes a checked copy of the SQLite database to a new file, also while the app is running. */
export function backUp(dataDir: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  if (!existsSync(sqliteFile(dataDir))) throw new Error(`There is no database in ${dataDir}.`);
  const database = new Sqlite(sqliteFile(dataDir), { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
  const copy = new Sqlite(file, { readonly: true });
  const result = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (result !== 'ok') throw new Error(`${file} is damaged: ${String(result)}`);
}
