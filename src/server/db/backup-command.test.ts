import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-app.ts';
import { runBackup } from './backup-command.ts';

const onSqlite = test.runIf(process.env.TEST_DATABASE === 'sqlite');
const at = (time: string) => new Date(`2026-03-${time}Z`);

async function setUp() {
  const { dataDir } = await openTestDatabase();
  const folder = join(dataDir, 'backups');
  const run = (args: string[], time: string) =>
    runBackup(args, { dataDir, databaseUrl: undefined }, at(time));
  return { folder, run };
}

/** Each with its checksum, apart from a file that isn't ours. */
function backupsIn(folder: string): string[] {
  const names = readdirSync(folder).sort();
  const backups = names.filter((name) => !name.endsWith('.sha256'));
  const sums = backups.filter((name) => name !== 'mine.db').map((name) => `${name}.sha256`);
  expect(names).toEqual([...backups, ...sums].sort());
  return backups;
}

onSqlite('writes a second backup on the same day', async () => {
  const { folder, run } = await setUp();
  const first = join(folder, 'backup-2026-03-10.db');
  expect(await run([folder], '10T08:00:00')).toBe(
    `Created the folder ${folder}\nWritten to ${first}, with its checksum in ${first}.sha256`,
  );
  await run([folder], '10T20:15:30');
  expect(backupsIn(folder)).toEqual(['backup-2026-03-10-201530.db', 'backup-2026-03-10.db']);
});

onSqlite('keeps the newest backups and nothing but backups is deleted', async () => {
  const { folder, run } = await setUp();
  for (const day of ['10', '11', '12']) await run([folder, '--keep', '7'], `${day}T08:00:00`);
  writeFileSync(join(folder, 'mine.db'), '');
  expect(await run([folder, '--keep', '2'], '13T08:00:00')).toContain(
    'Removed backup-2026-03-11.db, backup-2026-03-10.db',
  );
  expect(backupsIn(folder)).toEqual(['backup-2026-03-12.db', 'backup-2026-03-13.db', 'mine.db']);
});

onSqlite('writes to a file that is named, and never replaces one', async () => {
  const { folder, run } = await setUp();
  const file = join(folder, 'before-the-upgrade.db');
  await run([file], '10T08:00:00');
  expect(existsSync(file)).toBe(true);
  await expect(run([file], '11T08:00:00')).rejects.toThrow('already exists');
});

onSqlite('creates only the last folder, and leaves none behind when it fails', async () => {
  const { folder, run } = await setUp();
  await expect(run([join(folder, 'deep')], '10T08:00:00')).rejects.toThrow(
    /deep doesn't exist\. Check the name/,
  );
  const nowhere = { dataDir: join(folder, 'nothing'), databaseUrl: undefined };
  await expect(runBackup([folder], nowhere, at('10T08:00:00'))).rejects.toThrow('There is no database in');
  expect(existsSync(folder)).toBe(false);
});

onSqlite('says so if a file is in the place of the folder', async () => {
  const { folder, run } = await setUp();
  writeFileSync(folder, 'notes');
  for (const place of [folder, join(folder, 'copy.db')])
    await expect(run([place], '10T08:00:00')).rejects.toThrow('there is a file in its place');
});

onSqlite('does not take a file name with another ending for a folder', async () => {
  const { folder, run } = await setUp();
  await expect(run([`${folder}/copy.dump`], '10T08:00:00')).rejects.toThrow(/^Name a file that ends in \.db/);
  const onPostgres = { dataDir: '.', databaseUrl: 'postgres://127.0.0.1:1/db' };
  await expect(runBackup([`${folder}.backup`], onPostgres, at('10T08:00:00'))).rejects.toThrow(
    /^Name a file that ends in \.dump, or a folder/,
  );
  expect(existsSync(`${folder}.backup`)).toBe(false);
  expect(await run([`${folder}.2026/`], '10T08:00:00')).toContain('Created the folder');
});

test('explains itself', async () => {
  const place = { dataDir: '/nowhere', databaseUrl: undefined };
  expect(await runBackup(['--help'], place, at('10T08:00:00'))).toContain('Usage: npm run backup');
  await expect(runBackup(['--all'], place, at('10T08:00:00'))).rejects.toThrow(
    /^Unknown option '--all'\.\nUsage: npm run backup/,
  );
});

test.each([[['--keep', '0']], [['--keep', 'all']], [['a', 'b']]])('refuses %j', async (args) => {
  await expect(
    runBackup(args, { dataDir: '/nowhere', databaseUrl: undefined }, at('10T08:00:00')),
  ).rejects.toThrow('Usage: npm run backup');
});
