import { statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-app.ts';
import { backUp } from './back-up.ts';

const onSqlite = test.runIf(process.env.TEST_DATABASE === 'sqlite');

onSqlite('copies the database while it is in use', async () => {
  const { db, dataDir } = await openTestDatabase();
  await db.insertInto('readiness').values({ id: 'copied', checked_at: 7 }).execute();
  const file = join(dataDir, 'copy.db');
  backUp(dataDir, file);
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
  expect(() => backUp(dataDir, existing)).toThrow('already exists');
  expect(statSync(existing).size).toBe(size);
  expect(() => backUp(join(dataDir, 'elsewhere'), join(dataDir, 'copy.db'))).toThrow(
    'There is no database in',
  );
});
