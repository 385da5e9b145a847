import { statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-app.ts';
import { backUpSqlite } from './back-up.ts';

const onSqlite = test.runIf(process.env.TEST_DATABASE === 'sqlite');

onSqlite('copies the database while it is in use', async () => {
  const { db, dataDir } = await openTestDatabase();
  await db.insertInto('readiness').values({ id: 'copied', checked_at: 7 }).execute();
  const file = join(dataDir, 'copy.db');
  await backUpSqlite(dataDir, file);
  const copy = new Sqlite(file, { readonly: true });
  expect(copy.prepare("SELECT checked_at FROM readiness WHERE id = 'copied'").get()).toEqual({
    checked_at: 7,
  });
  copy.close();
});

onSqlite('never replaces a file or creates a database', async () => {
  const { dataDir } = await openTestDatabase();
  const existing = join(dataDir, 'rhapsode.db');
  const { size } = statSync(existing);
  await expect(backUpSqlite(dataDir, existing)).rejects.toThrow('already exists');
  expect(statSync(existing).size).toBe(size);
  await expect(backUpSqlite(join(dataDir, 'elsewhere'), join(dataDir, 'copy.db'))).rejects.toThrow(
    'There is no database in',
  );
});
