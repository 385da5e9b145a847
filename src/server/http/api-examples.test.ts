import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePorts } from '../../../test/free-ports.ts';
import {
  type ApiExample,
  curlExamples,
  typescriptExamples,
  webhookCall,
  webhookReceiver,
} from '../../shared/api-examples.ts';
import { keyScopes } from '../../shared/key-scopes.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestVoice } from '../testing/test-voice.ts';
import { createWebhookProvider } from '../webhooks/webhook-provider.ts';
import { describeApi } from './openapi.ts';

const recording = join(import.meta.dirname, '../../../e2e/import-files/spoken.mp3');
const run = promisify(execFile);

/** A server with a key, and a folder with a recording, as somebody has them who follows the page. */
async function setUp() {
  const { app, signIn, db, clock } = await createTestApp({
    deps: {
      voice: createTestVoice(),
      recognition: { transcribe: async () => ({ text: 'What was said' }) },
      translator: { translate: async () => ({ text: 'Buenos días.' }) },
      webhooks: createWebhookProvider({ local: true }),
    },
  });
  // The examples look at the real clock.
  clock.now = Date.now();
  const { headers } = await signIn('developer', 'premium');
  const payload = { name: 'Examples', scopes: keyScopes };
  const created = await app.inject({ method: 'POST', url: '/api/keys', headers, payload });
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(recording, join(folder, 'talk.mp3'));
  const env = {
    PATH: process.env.PATH ?? '',
    RHAPSODE_URL: await app.listen({ port: 0, host: '127.0.0.1' }),
    RHAPSODE_KEY: created.json<{ key: string }>().key,
  };
  return {
    db,
    addWebhook: async (url: string) =>
      (await app.inject({ method: 'POST', url: '/api/webhooks', headers, payload: { url } })).json<{
        secret: string;
      }>().secret,
    /** Starts the example that receives webhooks, and collects what it prints. */
    receive(variables: Record<string, string>) {
      writeFileSync(join(folder, 'receiver.mts'), webhookReceiver);
      const options = { cwd: folder, env: { ...env, ...variables } };
      const receiver = spawn(process.execPath, ['receiver.mts'], options);
      onTestFinished(() => void receiver.kill());
      const printed: string[] = [];
      receiver.stdout.on('data', (chunk: Buffer) => printed.push(String(chunk)));
      return printed;
    },
    sound: () => readFileSync(join(folder, 'speech.mp3')),
    async curl(example: ApiExample, changes: Record<string, string> = {}) {
      const options = { cwd: folder, env: { ...env, ...changes } };
      return (await run('sh', ['-uc', curlExamples[example]], options)).stdout;
    },
    async typescript(example: ApiExample) {
      writeFileSync(join(folder, 'example.mts'), typescriptExamples[example]);
      return (await run(process.execPath, ['example.mts'], { cwd: folder, env })).stdout;
    },
  };
}

describe.each(['curl', 'typescript'] as const)('the examples in %s', (language) => {
  it('save a text', async () => {
    const test = await setUp();
    const output = await test[language]('save');
    const saved = await test.db.selectFrom('transcriptions').selectAll().execute();
    expect(saved).toMatchObject([{ user_id: 'developer', text: 'Hello from my program.' }]);
    expect(output).toContain(saved[0]?.id);
  });

  it('list saved texts', async () => {
    const test = await setUp();
    await test[language]('save');
    expect(await test[language]('list')).toContain('Hello from my program.');
  });

  it('transcribe a file', async () => {
    expect(await (await setUp())[language]('transcribe')).toContain('What was said');
  });

  it('translate', async () => {
    expect(await (await setUp())[language]('translate')).toContain('Buenos días.');
  });

  it('read aloud', async () => {
    const test = await setUp();
    await test[language]('speak');
    expect(test.sound().length).toBeGreaterThan(50);
  });
});

it('the examples read the same text aloud again, also after each other', async () => {
  const test = await setUp();
  await test.typescript('speak');
  const sound = test.sound();
  expect(await test.curl('speak')).toMatch(/"audioUrl":"\/api\/audio\/[\w-]+\.mp3"/);
  expect(test.sound()).toEqual(sound);
  await test.curl('speak');
  expect(test.sound()).toEqual(sound);
});

it('the examples keep the recording, and show the reason, if reading aloud is refused', async () => {
  const test = await setUp();
  await test.curl('speak');
  const sound = test.sound();
  const refused = test.curl('speak', { RHAPSODE_KEY: 'rh_YOUR_KEY' });
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining('key-invalid') });
  expect(test.sound()).toEqual(sound);
});

it('the example of a receiver checks signatures, and survives requests that break off', async () => {
  const test = await setUp();
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}/hook`;
  const printed = test.receive({ PORT: String(port), WEBHOOK_SECRET: await test.addWebhook(address) });
  const forge = () =>
    fetch(address, {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Date.now() / 1_000),
        'webhook-signature': 'v1,x',
      },
      body: '{}',
    });
  await vi.waitFor(async () => expect((await forge()).status).toBe(401), { timeout: 10_000 });
  await new Promise((closed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /hook HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"a"', () =>
        socket.resetAndDestroy(),
      );
    }).on('close', closed);
  });
  await test.curl('save');
  await vi.waitFor(() => expect(printed.join('')).toContain('Hello from my program.'), { timeout: 10_000 });
  expect(printed.join('')).toContain('transcription.saved');
});

it('the example of a webhook agrees with the OpenAPI document', () => {
  const { webhooks } = describeApi('http://localhost:3000') as {
    webhooks: Record<string, { post: { parameters: { name: string }[] } }>;
  };
  for (const [event, { post }] of Object.entries(webhooks)) {
    expect(webhookCall).toContain(event);
    for (const { name } of post.parameters) expect(webhookCall).toContain(`${name}: `);
  }
  expect(Object.keys(webhooks)).toHaveLength(3);
});
