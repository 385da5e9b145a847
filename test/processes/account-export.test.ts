import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox } from '../start-sandbox.ts';
import { createSignedInPeople } from './people.ts';
import { startServer } from './server-process.ts';

const minute = 60_000;

it('allows another export a minute after the server was killed during one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-export-'));
  const sandbox = await startSandbox({ webhookSecret: 'whsec_test' });
  const [port = 0] = await freePorts(1);
  const options = { port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret: 'whsec_test' };
  let server = await startServer(options);
  onTestFinished(async () => {
    await server.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [person] = await createSignedInPeople({ dataDir }, ['ann'], 'premium');
  if (!person) throw new Error('No user was created');
  const { db, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  // More than fits into the buffers of a connection that nobody reads.
  const text = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join(' ');
  for (let index = 0; index < 300; index += 1)
    await db
      .insertInto('transcriptions')
      .values({
        ...{ id: `t${index}`, user_id: 'ann', text: `${Math.random()} ${text}`, language: 'en-US' },
        ...{ created_at: index, idempotency_key: null, timings: null, listed: 1 },
      })
      .execute();

  const download = () =>
    fetch(`${server.url}/api/account/ann/export`, { headers: { cookie: person.cookie } });
  const claims = () => db.selectFrom('account_exports').selectAll().execute();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write(
    `GET /api/account/ann/export HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${person.cookie}\r\n\r\n`,
  );
  await expect.poll(claims, { timeout: 20_000 }).toHaveLength(1);
  await server.kill();
  socket.destroy();

  server = await startServer(options);
  const refused = await download();
  await refused.arrayBuffer();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(minute / 1_000);
  // A minute later.
  await db
    .updateTable('account_exports')
    .set((build) => ({ exported_at: build('exported_at', '-', minute) }))
    .execute();
  const allowed = await download();
  expect(allowed.status).toBe(200);
  expect((await allowed.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
  expect((await download()).status).toBe(429);
});
