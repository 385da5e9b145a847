import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { startPayers } from './payers.ts';
import { createSignedInPeople } from './people.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-account-'));
let sandbox: TestSandbox;
let server: ServerProcess;

beforeAll(async () => {
  sandbox = await startSandbox({ webhookSecret });
});
afterAll(async () => {
  await server.kill();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The state of the only account. */
async function readState() {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const deletion = await db.selectFrom('account_deletions').selectAll().executeTakeFirst();
    const subscription = await db.selectFrom('subscriptions').selectAll().executeTakeFirst();
    const sessions = await db.selectFrom('sessions').select('user_id').execute();
    return {
      requested: deletion !== undefined,
      stopped: typeof deletion?.renewal_stopped_at === 'number',
      renews: subscription?.cancel_at_period_end === 0,
      sessions: sessions.length,
    };
  } finally {
    await close();
  }
}

it('finishes a deletion after the server was killed while waiting for Stripe', async () => {
  const [port = 0] = await freePorts(1);
  const options = { port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret };
  server = await startServer(options);
  const [person] = await createSignedInPeople({ dataDir }, ['leaver'], 'free');
  if (!person) throw new Error('No user was created');
  const payers = startPayers(server.url, [person]);
  await expect.poll(() => payers.premium.size, { timeout: 30_000 }).toBe(1);
  await payers.stop();

  await sandbox.next({ service: 'stripe', hang: true, times: 20 });
  const lost = fetch(`${server.url}/api/account/leaver/delete`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leaver@people.test' }),
  }).catch(() => undefined);
  await expect
    .poll(readState, { timeout: 10_000 })
    .toEqual({ requested: true, stopped: false, renews: true, sessions: 0 });
  await server.kill();
  expect(await lost).toBeUndefined();

  await sandbox.reset();
  server = await startServer(options);
  await expect
    .poll(readState, { timeout: 30_000 })
    .toEqual({ requested: true, stopped: true, renews: false, sessions: 0 });
});
