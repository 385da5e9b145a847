import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './server.ts';
import { openState } from './state.ts';

let dataDir: string;
let sandbox: Sandbox;

const order = (fault: object) =>
  fetch(`${sandbox.origin}/_sandbox/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const logged = async (query = ''): Promise<unknown[]> => {
  const response = await fetch(`${sandbox.origin}/_sandbox/log${query}`);
  return (await response.json()) as unknown[];
};
const keys = (init?: RequestInit) => fetch(`${sandbox.origin}/identity/jwks`, init);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await createSandbox({ port: 0, dataDir, appUrl: 'http://localhost:1', webhookSecret: 'secret' });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

it('shows its log to nobody who uses another host name (DNS rebinding)', async () => {
  const statusAs = async (host: string) => {
    const [response] = (await once(
      get(`${sandbox.origin}/_sandbox/log`, { headers: { host } }),
      'response',
    )) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await statusAs('localhost:3001')).toBe(200);
  expect(await statusAs('evil.example:3001')).toBe(403);
});

describe('faults', () => {
  it('fails the requested number of times, then works again', async () => {
    await order({ service: 'identity', status: 503, times: 2 });
    expect([(await keys()).status, (await keys()).status, (await keys()).status]).toEqual([503, 503, 200]);
  });

  it('returns a given body', async () => {
    await order({ service: 'identity', body: 'not json at all' });
    const response = await keys();
    expect([response.status, await response.text()]).toEqual([200, 'not json at all']);
  });

  it('does not affect other services or paths', async () => {
    await order({ service: 'ai', status: 500 });
    await order({ service: 'identity', path: '/token', status: 500 });
    expect((await keys()).status).toBe(200);
    expect((await fetch(`${sandbox.origin}/identity/token`, { method: 'POST' })).status).toBe(500);
  });

  it('cuts off a stream after a given number of bytes', async () => {
    const speak = () =>
      fetch(`${sandbox.origin}/ai/v1/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
        body: JSON.stringify({ model: 'any', voice: 'sage', input: 'One. Two.' }),
      });
    await order({ service: 'ai', cutAfter: 1_000 });
    const broken = await speak();
    expect(broken.status).toBe(200);
    await expect(broken.arrayBuffer()).rejects.toThrow();
    expect((await (await speak()).arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  it('hangs until the caller gives up or the sandbox is reset', async () => {
    await order({ service: 'identity', hang: true, times: 2 });
    await expect(keys({ signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    const hanging = keys().then(
      () => 'responded',
      () => 'dropped',
    );
    await expect.poll(async () => (await logged()).length).toBe(2);
    await fetch(`${sandbox.origin}/_sandbox/reset`, { method: 'POST' });
    expect(await hanging).toBe('dropped');
    expect((await keys()).status).toBe(200);
  });

  it('responds normally after a delay', async () => {
    await order({ service: 'identity', delayMs: 60 });
    const started = performance.now();
    expect((await keys()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  it('refuses an unknown fault', async () => {
    expect((await order({ service: 'post office', status: 500 })).status).toBe(400);
    expect((await order({ service: 'ai', stauts: 500 })).status).toBe(400);
  });
});

describe('log', () => {
  it('lists the received requests with their bodies', async () => {
    await fetch(`${sandbox.origin}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'x' }),
    });
    expect(await logged('?service=identity')).toMatchObject([
      { method: 'POST', url: '/identity/token', body: { grant_type: 'x' } },
    ]);
    expect(await logged('?service=ai')).toEqual([]);
  });
});

describe('state', () => {
  it('survives a restart and leaves no half-written file', () => {
    const section = openState(dataDir).section('things', { count: 0 });
    section.value.count = 7;
    section.save();
    expect(openState(dataDir).section('things', { count: 0 }).value).toEqual({ count: 7 });
    expect(readdirSync(join(dataDir, 'sandbox'))).toContain('things.json');
    expect(readdirSync(join(dataDir, 'sandbox'))).not.toContain('things.json.next');
  });
});
