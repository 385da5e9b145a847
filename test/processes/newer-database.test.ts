import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { freePorts } from '../free-ports.ts';

it('refuses a database that a newer version has changed so that this one can’t use it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-newer-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { db, close } = await openDatabase({ dataDir });
  await sql`INSERT INTO schema_migrations (name) VALUES ('9999-split-texts-breaking')`.execute(db);
  await close();
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(server.stdout), text(server.stderr)]);
  const [code] = await once(server, 'exit');
  const shown = (await output).join('');
  expect(code, shown).toBe(1);
  expect(shown).toContain('A newer Rhapsode has changed this database (9999-split-texts-breaking)');
  expect(shown).toContain('Install the newer version again, or restore a backup from before the upgrade.');
  expect(shown, 'no stack').not.toMatch(/^\s+at /m);
});
