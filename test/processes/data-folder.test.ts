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
    /DATA_DIR: EACCES: permission denied, access '.*data'/,
  ],
  [
    'cannot be created',
    (folder) => {
      mkdirSync(join(folder, 'closed'), { mode: 0o500 });
      return join(folder, 'closed', 'data');
    },
    /DATA_DIR: EACCES: permission denied, mkdir '.*data'/,
  ],
  [
    'is a file',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data');
    },
    /DATA_DIR: ENOTDIR: not a directory, scandir '.*data'/,
  ],
  [
    'is below /proc',
    () => '/proc/rhapsode/data',
    /DATA_DIR: ENOENT: no such file or directory, mkdir '\/proc\/rhapsode'/,
  ],
])('explains in one line that the data folder %s', async (_case, prepare, problem) => {
  const folder = makeFolder();
  const dataDir = await prepare(folder);
  if (isRoot) for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), nobody, nobody);
  const said = await startFailing(dataDir);
  expect(said).toMatch(problem);
  expect(said.trim().split('\n'), said).toHaveLength(2);
  expect(said).toMatch(/^Cannot start\. Please check these settings:\n/);
});
