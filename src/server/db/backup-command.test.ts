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

onSqlite('writes a second backup on the same day', async () => {
  const { folder, run } = await setUp();
  expect(await run([folder], '10T08:00:00')).toBe(`Written to ${join(folder, 'backup-2026-03-10.db')}`);
  await run([folder], '10T20:15:30');
  expect(readdirSync(folder).sort()).toEqual(['backup-2026-03-10-201530.db', 'backup-2026-03-10.db']);
});

onSqlite('keeps the newest backups and nothing but backups is deleted', async () => {
  const { folder, run } = await setUp();
  for (const day of ['10', '11', '12']) await run([folder, '--keep', '7'], `${day}T08:00:00`);
  writeFileSync(join(folder, 'mine.db'), '');
  expect(await run([folder, '--keep', '2'], '13T08:00:00')).toContain(
    'Removed backup-2026-03-11.db, backup-2026-03-10.db',
  );
  expect(readdirSync(folder).sort()).toEqual(['backup-2026-03-12.db', 'backup-2026-03-13.db', 'mine.db']);
});

onSqlite('writes to a file that is named, and never replaces one', async () => {
  const { folder, run } = await setUp();
  const file = join(folder, 'before-the-upgrade.db');
  await run([file], '10T08:00:00');
  expect(existsSync(file)).toBe(true);
  await expect(run([file], '11T08:00:00')).rejects.toThrow('already exists');
});

test.each([[['--keep', '0']], [['--keep', 'all']], [['a', 'b']]])('refuses %j', async (args) => {
  await expect(
    runBackup(args, { dataDir: '/nowhere', databaseUrl: undefined }, at('10T08:00:00')),
  ).rejects.toThrow('Usage: npm run backup');
});
