import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, reserveTestDatabase } from '../testing/test-app.ts';
import { migrate, migrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import { openDatabase } from './open.ts';

const extra: Migration = {
  name: '9000-extra',
  statements: () => ['CREATE TABLE extra (id TEXT PRIMARY KEY)'],
};
const broken: Migration = {
  name: '9001-broken',
  statements: () => ['CREATE TABLE half_done (id TEXT PRIMARY KEY)', 'CREATE NONSENSE'],
};

test('runs each migration once, in order', async () => {
  const { db, engine } = await openTestDatabase({ newDatabase: true });
  expect(await migrate(db, engine)).toEqual([]);
  expect(await migrate(db, engine, [...migrations, extra])).toEqual(['9000-extra']);
  expect(await migrate(db, engine, [...migrations, extra])).toEqual([]);
});

test('rolls back a failed migration', async () => {
  const { db, engine } = await openTestDatabase({ newDatabase: true });
  await expect(migrate(db, engine, [...migrations, extra, broken])).rejects.toThrow();
  await expect(sql`SELECT * FROM half_done`.execute(db)).rejects.toThrow();
  await expect(sql`SELECT * FROM extra`.execute(db)).rejects.toThrow();
  expect(await migrate(db, engine, [...migrations, extra])).toEqual(['9000-extra']);
});

test('lets an older version start on a newer database', async () => {
  const { db, engine } = await openTestDatabase({ newDatabase: true });
  await migrate(db, engine, [...migrations, extra]);
  expect(await migrate(db, engine)).toEqual([]);
});

test('refuses to start on a newer database that it can’t use', async () => {
  const { db, engine } = await openTestDatabase({ newDatabase: true });
  await migrate(db, engine, [...migrations, { name: '9002-split-texts-breaking', statements: () => [] }]);
  await expect(migrate(db, engine)).rejects.toThrow(
    "A newer Rhapsode has changed this database (9002-split-texts-breaking), and this version can't use it any more.",
  );
});

test('migrates once when instances start together', async () => {
  const place = await reserveTestDatabase();
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
    const database = await openDatabase(${JSON.stringify(place)});
    await database.close();
  `;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  await Promise.all([start(), start(), start()]);
  const database = await openDatabase(place);
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(database.db);
  await database.close();
  expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
});

test('syncs every acknowledged write to disk', async () => {
  const { db, engine } = await openTestDatabase({ newDatabase: true });
  if (engine === 'sqlite') {
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
    expect(rows).toEqual([{ synchronous: 2 }]);
  } else {
    const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  }
});
