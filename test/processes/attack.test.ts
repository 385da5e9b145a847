import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { signatureHeader } from '../../src/sandbox/stripe/webhooks.ts';
import { canMount, mountFailingDisk } from '../../src/server/testing/test-disk.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { startPayers } from './payers.ts';
import { createSignedInPeople, type Person } from './people.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-attack-'));
let sandbox: TestSandbox;
let server: ServerProcess;
let person: Person;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  sandbox = await startSandbox({ appUrl: `http://127.0.0.1:${port}`, webhookSecret });
  const env = { LOG_LEVEL: 'trace' };
  server = await startServer({ port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret, env });
  person = await signIn(dataDir, 'ann');
}, 120_000);
afterAll(async () => {
  await server.kill();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(folder: string, id: string): Promise<Person> {
  const [created] = await createSignedInPeople({ dataDir: folder }, [id], 'free');
  if (!created) throw new Error('Nobody is signed in');
  return created;
}

const call = (path: string, { cookie }: Person, body?: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
  });

it('gives nobody Premium again for events of Stripe that are old, repeated or in the wrong order', async () => {
  const tier = async () =>
    ((await (await call(`/api/subscription/${person.id}`, person)).json()) as { tier: string }).tier;
  const control = (action: string) =>
    fetch(`${sandbox.origin}/_sandbox/stripe/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: person.id }),
    });
  const payers = startPayers(server.url, [person]);
  await expect.poll(() => payers.premium.size, { timeout: 20_000 }).toBe(1);
  await payers.stop();
  const stored = await fetch(`${sandbox.origin}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data: events } = (await stored.json()) as { data: object[] };
  expect(events.length).toBeGreaterThan(1);
  await control('refund');
  await expect.poll(tier, { timeout: 20_000 }).toBe('free');

  const send = async (payload: string, sentAt: number) => {
    const response = await fetch(`${server.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(payload, webhookSecret, sentAt),
      },
      body: payload,
    });
    return response.status;
  };
  const now = () => Math.floor(Date.now() / 1_000);
  for (const event of events) {
    const payload = JSON.stringify(event, null, 2);
    expect(await send(payload, now() - 310)).toBe(400);
    expect(await send(payload, now() + 310)).toBe(400);
    // What Stripe itself may send again, the newest first, and once more under an id that isn't known yet.
    expect(await send(payload, now())).toBe(200);
    expect(await send(payload.replace(/"id": "evt_/, '"id": "evt_again_'), now() - 290)).toBe(200);
    expect(await tier()).toBe('free');
  }
});

it('writes nothing into the log that forges a line or changes a terminal', async () => {
  const forgery = '\n{"level":60,"msg":"forged"}\r\u001b[2Jforged\u009b31m\u2028forged';
  const encoded = encodeURIComponent(forgery);
  const text = { text: forgery, language: 'en-US', userId: person.id };
  const before = server.output().length;
  const statuses = [
    await call(`/${encoded}`, person),
    await call(`/api/${encoded}?${encoded}=${encoded}`, person),
    await call(`/api/transcriptions/user/${encoded}`, person),
    await call('/api/transcriptions', person, text, { 'idempotency-key': encoded }),
    await call('/api/transcriptions', person, { ...text, language: forgery }),
    await call('/api/transcriptions', person, { [forgery]: forgery }),
    await call('/api/crashes', person, { name: forgery, version: forgery, components: [forgery] }),
    await call('/api/auth/session', person, undefined, {
      'user-agent': encoded,
      'x-request-id': encoded,
      'x-forwarded-for': `1.2.3.4, ${encoded}`,
      referer: `https://x.test/${encoded}`,
    }),
    await call('/api/stripe/webhook', person, { id: forgery }, { 'stripe-signature': `t=1,v1=${encoded}` }),
  ].map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  // Invalid HTTP, which `fetch` wouldn't send.
  const { port } = new URL(server.url);
  const closed = await new Promise<string>((resolve) => {
    let response = '';
    const socket = connect(Number(port), '127.0.0.1')
      .on('data', (chunk) => (response += String(chunk)))
      .on('close', () => resolve(response));
    socket.end(`GET /${forgery} HTTP/1.1\r\nHost: x\u001b[2J\r\n\r\n`);
  });
  expect(closed).toMatch(/^HTTP\/1\.1 400 /);

  const lines = server.output().slice(before).trim().split('\n');
  expect(lines.length).toBeGreaterThan(statuses.length);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  const written = lines.join('\n');
  expect(written).not.toContain('forged');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028]/);
});

it.skipIf(!canMount)(
  'says so when the disk becomes read-only, and keeps serving what is stored',
  async () => {
    const disk = mountFailingDisk();
    const [port = 0] = await freePorts(1);
    const failing = await startServer({
      port,
      dataDir: disk.folder,
      sandboxOrigin: sandbox.origin,
      webhookSecret,
    });
    onTestFinished(() => failing.kill());
    const owner = await signIn(disk.folder, 'ben');
    const headers = { cookie: owner.cookie, 'content-type': 'application/json' };
    const save = async (text: string) => {
      const body = JSON.stringify({ text, language: 'en-US', userId: owner.id });
      return fetch(`${failing.url}/api/transcriptions`, { method: 'POST', headers, body });
    };
    const list = async () => {
      const response = await fetch(`${failing.url}/api/transcriptions/user/${owner.id}`, { headers });
      return [response.status, (await response.text()).match(/"text":"[^"]*"/g)];
    };
    expect((await save('before')).status).toBe(201);
    disk.fail();
    const refused = await save('after');
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'cannot-store',
        reason: 'read-only',
        message: expect.stringContaining('its disk is full or read-only'),
      }),
    ]);
    for (const text of ['again', 'and again']) expect((await save(text)).status).toBe(503);
    const ready = async () => (await fetch(`${failing.url}/readyz`)).status;
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${failing.url}/healthz`)).status).toBe(200);
    expect(await list()).toEqual([200, ['"text":"before"']]);
    // Housekeeping may say it too.
    expect(failing.output().match(/request failed: the database cannot be written to/g)).toHaveLength(1);
    expect(failing.output()).not.toContain('"stack"');
    expect(await failing.stop()).toBe(0);
  },
);
