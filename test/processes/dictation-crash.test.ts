import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeForm } from '../../src/server/testing/test-recordings.ts';
import { createWav } from '../../src/shared/test-wav.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox } from '../start-sandbox.ts';
import { createSignedInPeople } from './people.ts';
import { startServer } from './server-process.ts';

const segments = 20;
const killAfter = [4, 11];
const secondsOf = (segment: number) => 1 + segment / 10;

it('transcribes and charges for each of 20 segments once, despite two kills', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-dictation-'));
  const sandbox = await startSandbox({ webhookSecret: 'whsec_test' });
  const [port = 0] = await freePorts(1);
  const options = { port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret: 'whsec_test' };
  let server = await startServer(options);
  const [person] = await createSignedInPeople({ dataDir }, ['person'], 'free');
  const headers = { cookie: person?.cookie ?? '' };

  /** Like the page, retries with the same key until it gets a response. */
  async function send(segment: number): Promise<string> {
    const form = await encodeForm({ file: createWav(secondsOf(segment)), language: 'en-US' });
    for (;;) {
      const response = await fetch(`${server.url}/api/transcribe`, {
        method: 'POST',
        headers: { ...headers, ...form.headers, 'idempotency-key': `segment-${segment}` },
        body: form.payload,
      }).catch(() => undefined);
      if (response?.ok) return ((await response.json()) as { text: string }).text;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  try {
    const texts: string[] = [];
    for (let first = 0; first < segments; first += 4) {
      const batch = [first, first + 1, first + 2, first + 3];
      const killed = batch.some((segment) => killAfter.includes(segment));
      if (killed) await sandbox.next({ service: 'ai', path: '/transcriptions', delayMs: 1_000, times: 2 });
      const sent = Promise.all(batch.map(send));
      if (killed) {
        const reached = async () =>
          ((await (await fetch(`${sandbox.origin}/_sandbox/log?service=ai`)).json()) as unknown[]).length;
        await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(first + 2);
        await server.kill();
        server = await startServer(options);
      }
      texts.push(...(await sent));
    }
    expect(texts).toEqual(
      Array.from(
        { length: segments },
        (_, segment) => `[Sandbox] ${secondsOf(segment).toFixed(1)} seconds of speech in English.`,
      ),
    );
    const charged = Array.from({ length: segments }, (_, segment) => Math.round(secondsOf(segment)));
    const allowance = await fetch(`${server.url}/api/recognition-allowance/person`, { headers });
    expect(await allowance.json()).toMatchObject({
      remaining: 300 - charged.reduce((sum, seconds) => sum + seconds, 0),
    });
  } finally {
    await server.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
