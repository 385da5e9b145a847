import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { freePorts } from '../free-ports.ts';
import { startServer } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
/** The system's unprivileged user, because root ignores file permissions. */
const nobody = 65_534;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes every file readable only by its owner', async () => {
  const dataDir = join(makeFolder(), 'deep', 'new');
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const server = await startServer({
    port,
    dataDir,
    sandboxOrigin: `http://127.0.0.1:${sandboxPort}`,
    webhookSecret: 'whsec_test',
    env: { SANDBOX: 'identity,stripe,ai', SANDBOX_PORT: String(sandboxPort) },
  });
  onTestFinished(() => server.kill());
  // The sandbox saves its state when it is first used.
  await fetch(`http://127.0.0.1:${sandboxPort}/identity/.well-known/openid-configuration`);
  const found = ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  expect(found).toEqual(expect.arrayContaining(['rhapsode.db', 'rhapsode.db-wal', 'sandbox']));
  for (const name of found) {
    const entry = statSync(join(dataDir, name));
    expect(`${name} ${(entry.mode & 0o777).toString(8)}`).toBe(
      `${name} ${entry.isDirectory() ? '700' : '600'}`,
    );
  }
});

/** Starts the server with an unusable folder and returns its output. */
async function startFailing(dataDir: string): Promise<string> {
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  // The pipes close when the last process that holds them has exited, including the sandbox.
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, said).toBe(1);
  return said;
}

it.each<[string, (folder: string) => string | Promise<string>, RegExp]>([
  [
    'has a file that is not a database',
    (folder) => {
      writeFileSync(join(folder, 'rhapsode.db'), 'not a database '.repeat(1_000));
      return folder;
    },
    /DATA_DIR: the database is damaged \(file is not a database\)/,
  ],
  [
    'has a database that cannot be read',
    (folder) => {
      writeFileSync(join(folder, 'rhapsode.db'), '');
      chmodSync(join(folder, 'rhapsode.db'), 0o000);
      return folder;
    },
    /DATA_DIR: the database cannot be reached \(unable to open database file\)/,
  ],
  [
    'has a database that cannot be written',
    async (folder) => {
      const database = await openDatabase({ dataDir: folder });
      await database.close();
      chmodSync(join(folder, 'rhapsode.db'), 0o444);
      return folder;
    },
    /DATA_DIR: the database cannot be written to \(attempt to write a readonly database\)/,
  ],
  [
    'is read-only',
    (folder) => {
      mkdirSync(join(folder, 'data'), { mode: 0o500 });
      return join(folder, 'data');
    },
    /DATA_DIR: this user has no permission to use \/.*\/data \(EACCES\)/,
  ],
  [
    'cannot be created',
    (folder) => {
      mkdirSync(join(folder, 'closed'), { mode: 0o500 });
      return join(folder, 'closed', 'data');
    },
    /DATA_DIR: this user has no permission to use \/.*\/closed\/data \(EACCES\)/,
  ],
  [
    'is a file',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data');
    },
    /DATA_DIR: \/.*\/data is not a folder \(ENOTDIR\)/,
  ],
  ['is below /proc', () => '/proc/rhapsode/data', /DATA_DIR: \/proc\/rhapsode can’t be created \(ENOENT\)/],
])('explains in one line that the data folder %s', async (_case, prepare, problem) => {
  const folder = makeFolder();
  const dataDir = await prepare(folder);
  if (isRoot) for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), nobody, nobody);
  const said = await startFailing(dataDir);
  expect(said).toMatch(problem);
  expect(said.trim().split('\n'), said).toHaveLength(2);
  expect(said).toMatch(/^Cannot start\. Please check these settings:\n/);
});

it('refuses a second server on the same folder, whichever edition, until the first one is gone', async () => {
  const dataDir = makeFolder();
  const start = async (env: Record<string, string> = {}) => {
    const [port = 0] = await freePorts(1);
    const sandboxOrigin = 'http://127.0.0.1:9';
    const server = await startServer({ port, dataDir, sandboxOrigin, webhookSecret: 'whsec_test', env });
    onTestFinished(() => server.kill());
    return server;
  };
  const personal = { EDITION: 'personal', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' };
  const first = await start();
  expect(first.output()).toContain(`  Starting with an empty database in ${dataDir}\n`);
  const problem = `DATA_DIR: another Rhapsode is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`;
  await expect(start(personal)).rejects.toThrow(problem);
  await expect(start()).rejects.toThrow(problem);
  await first.kill();
  const second = await start(personal);
  expect(second.output()).not.toContain('empty database');
  expect(await second.stop()).toBe(0);
  await start();
});
