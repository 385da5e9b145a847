import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { runAccountCommand } from './account-command.ts';

async function setUp() {
  const { db, clock, signIn } = await createTestApp();
  await signIn('me');
  await signIn('other');
  const folder = mkdtempSync(join(tmpdir(), 'account-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let printed = '';
  const run = (...args: string[]) =>
    runAccountCommand(args, {
      db,
      folder,
      now: () => clock.now,
      print: (text) => {
        printed += text;
      },
    });
  return { db, folder, run, printed: () => printed };
}

test('exports an account to a new file that only the operator can read', async () => {
  const { folder, run } = await setUp();
  expect(await run('export', 'ME@example.com')).toBe(0);
  expect(readdirSync(folder)).toEqual(['rhapsode-2026-03-10.zip']);
  const file = join(folder, 'rhapsode-2026-03-10.zip');
  expect(statSync(file).mode & 0o077).toBe(0);
  const profile = unzipSync(readFileSync(file))['profile.json'];
  expect(JSON.parse(strFromU8(profile ?? new Uint8Array()))).toMatchObject({ email: 'me@example.com' });
  expect(await run('export', 'other@example.com')).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['rhapsode-2026-03-10-2.zip', 'rhapsode-2026-03-10.zip']);
});

test('deletes an account as its owner would', async () => {
  const { db, run, printed } = await setUp();
  expect(await run('delete', 'me@example.com')).toBe(0);
  expect(printed()).toContain('will be deleted on March 17, 2026');
  const deletions = await db.selectFrom('account_deletions').selectAll().execute();
  expect(deletions).toMatchObject([{ user_id: 'me', renewal_stopped_at: null }]);
  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: 'other' }]);
});

test('removes a forgotten PIN', async () => {
  const { db, run, printed } = await setUp();
  await db.updateTable('users').set({ username: 'Ännchen' }).where('id', '=', 'me').execute();
  await db.insertInto('people').values({ user_id: 'me', color: 'red', pin_hash: 'salt.hash' }).execute();
  expect(await run('reset-pin', 'Somebody')).toBe(1);
  expect(printed()).toContain('Nobody here is called Somebody.');
  expect(await run('reset-pin', 'ännchen')).toBe(0);
  expect(await db.selectFrom('people').select('pin_hash').execute()).toEqual([{ pin_hash: null }]);
});

test('prints its usage, and reports an e-mail address without an account', async () => {
  const { run, printed } = await setUp();
  for (const args of [[], ['export'], ['drop', 'me@example.com'], ['delete', 'a', 'b']]) {
    expect(await run(...args)).toBe(1);
  }
  expect(printed()).toContain('npm run account -- export EMAIL');
  expect(printed()).toContain('There is no command drop.');
  expect(await run('delete', 'nobody@example.com')).toBe(1);
  expect(printed()).toContain('No account has the e-mail address nobody@example.com.');
});

test('prints its usage without a database', () => {
  const main = join(import.meta.dirname, 'account-main.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere' };
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run account') });
  expect(run('export', 'me@example.com')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database in /nowhere. Set DATA_DIR or DATABASE_URL'),
  });
});
