import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { startServer } from './server-process.ts';

it('keeps everything for the user it runs as alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'new');
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const server = await startServer({
    port,
    dataDir,
    sandboxOrigin: `http://127.0.0.1:${sandboxPort}`,
    webhookSecret: 'whsec_test',
    env: { SANDBOX: 'identity,stripe,ai', SANDBOX_PORT: String(sandboxPort) },
  });
  onTestFinished(() => server.kill());
  // The sandbox writes its state down when it is first used.
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
