import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translationBody } from '../../src/server/testing/test-bodies.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { createSignedInPeople, type Person } from './people.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-stop-'));
let sandbox: TestSandbox;
let server: ServerProcess;
let person: Person;

beforeAll(async () => {
  sandbox = await startSandbox({ webhookSecret });
  const [port = 0] = await freePorts(1);
  server = await startServer({ port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret });
  const [created] = await createSignedInPeople({ dataDir }, ['person'], 'premium');
  if (!created) throw new Error('No user was created');
  person = created;
}, 120_000);
afterAll(async () => {
  await server.kill();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('finishes open requests, refuses new ones and exits with 0 on SIGTERM', async () => {
  await sandbox.next({ service: 'ai', path: '/chat/', delayMs: 1_500 });
  const running = fetch(`${server.url}/api/translate`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(translationBody('person', 'premium', 'Good morning.')),
  });
  const reached = async () =>
    ((await (await fetch(`${sandbox.origin}/_sandbox/log?service=ai`)).json()) as unknown[]).length > 0;
  await expect.poll(reached, { timeout: 10_000 }).toBe(true);

  const startedAt = performance.now();
  const ended = server.stop();
  const refused = () =>
    fetch(`${server.url}/healthz`).then(
      (response) => response.status === 503,
      () => true,
    );
  await expect.poll(refused, { timeout: 1_000 }).toBe(true);

  const response = await running;
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ translatedText: expect.stringContaining('Good morning.') });
  expect(await ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
