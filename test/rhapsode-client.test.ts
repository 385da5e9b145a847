import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createRhapsode, RhapsodeError, verifyWebhook } from '../packages/rhapsode/index.js';
import { generateClient } from '../scripts/generate-client.ts';
import { createTestApp } from '../src/server/testing/test-app.ts';
import { createTestVoice } from '../src/server/testing/test-voice.ts';
import { createWebhookProvider } from '../src/server/webhooks/webhook-provider.ts';
import { createWebhookSecret, signWebhook } from '../src/server/webhooks/webhook-signature.ts';
import { clientExample, commandLineExample } from '../src/shared/api-examples.ts';
import { keyScopes } from '../src/shared/key-scopes.ts';

const folder = join(import.meta.dirname, '../packages/rhapsode');
const recording = join(import.meta.dirname, '../e2e/import-files/spoken.mp3');
const words = [
  { text: 'Good', start: 0, end: 0.4 },
  { text: 'morning.', start: 0.4, end: 1 },
  { text: 'Welcome.', start: 61.25, end: 62 },
];

const heard = { text: 'Good morning. Welcome.', words };

async function setUp(
  env: Record<string, string> = {},
  scopes: readonly string[] = keyScopes,
  response: typeof heard = heard,
) {
  const { app, signIn } = await createTestApp({
    env,
    deps: {
      voice: createTestVoice(),
      recognition: { transcribe: async () => response },
      translator: { translate: async () => ({ text: 'Buenos días.' }) },
      webhooks: createWebhookProvider({ local: true }),
    },
  });
  const headers =
    env.EDITION === 'personal' ? { host: 'localhost' } : (await signIn('person', 'premium')).headers;
  const payload = { name: 'Client', scopes };
  const created = await app.inject({ method: 'POST', url: '/api/keys', headers, payload });
  const { key } = created.json<{ key: string }>();
  const addWebhook = async (address: string): Promise<string> => {
    const added = await app.inject({
      method: 'POST',
      url: '/api/webhooks',
      headers,
      payload: { url: address },
    });
    return added.json<{ secret: string }>().secret;
  };
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), key, addWebhook };
}

/** A program that receives webhooks, and keeps those with a valid signature. */
async function startReceiver() {
  const received: { type: string; data: { transcriptionId: string; text?: string } }[] = [];
  const receiver = {
    secret: '',
    url: '',
    received,
    refused: 0,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    const isValid = await verifyWebhook({ secret: receiver.secret, headers, body, now: clockNow(headers) });
    if (isValid) received.push(JSON.parse(body));
    else receiver.refused += 1;
    response.writeHead(isValid ? 204 : 400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

/** The test server's clock stands still. */
const clockNow = (headers: Record<string, string>) => Number(headers['webhook-timestamp']) * 1_000;

test('the generated files match the contract', () => {
  for (const [name, text] of Object.entries(generateClient()))
    expect(readFileSync(join(folder, name), 'utf8'), 'run node scripts/generate-client.ts').toBe(text);
});

describe('the client', () => {
  it('saves, lists and deletes', async () => {
    const rhapsode = createRhapsode(await setUp());
    const saved = await rhapsode.save({ text: 'From a program', language: 'en-US' });
    const { transcriptionId, text, language, createdAt } = saved;
    expect(await rhapsode.list()).toEqual([{ transcriptionId, text, language, createdAt }]);
    await rhapsode.remove(saved.transcriptionId);
    expect(await rhapsode.list()).toEqual([]);
    expect(await rhapsode.call('dictionary')).toMatchObject({ entries: [] });
  });

  it('transcribes, translates and reads aloud', async () => {
    const rhapsode = createRhapsode(await setUp());
    const file = await openAsBlob(recording);
    expect(await rhapsode.transcribe({ file, language: 'en-US' })).toMatchObject({ words });
    const translated = await rhapsode.translate({ text: 'Good morning.', from: 'en-US', to: 'es-ES' });
    expect(translated.translatedText).toBe('Buenos días.');
    const sound = await rhapsode.speak({ text: 'Good morning.', language: 'en-US', voice: 'sage' });
    expect(sound.length).toBeGreaterThan(50);
  });

  it('throws errors with the code, the request’s id and how long to wait', async () => {
    const refused = createRhapsode(await setUp({}, ['read'])).save({ text: 'no', language: 'en-US' });
    await expect(refused).rejects.toMatchObject({
      status: 403,
      code: 'key-scope',
      requestId: expect.any(String),
      retryAfterSeconds: null,
    });
    await expect(refused).rejects.toBeInstanceOf(RhapsodeError);
    const responding = (body: string, init: ResponseInit) =>
      createRhapsode({ url: 'http://x', key: '', fetch: async () => new Response(body, init) }).list();
    await expect(responding('<html>', { status: 502 })).rejects.toMatchObject({ status: 502, code: null });
    await expect(responding('{}', { status: 429, headers: { 'retry-after': '60' } })).rejects.toMatchObject({
      retryAfterSeconds: 60,
    });
  });

  it('receives every change of a document, in order and signed', async () => {
    const server = await setUp();
    const receiver = await startReceiver();
    receiver.secret = await server.addWebhook(receiver.url);
    const rhapsode = createRhapsode(server);
    const { transcriptionId, revision } = await rhapsode.save({ text: 'Draft', language: 'en-US' });
    await rhapsode.call('changeTranscription', {
      params: { transcriptionId },
      headers: { 'If-Match': `"${revision}"` },
      body: { text: 'Final', language: 'en-US' },
    });
    const arrived = (count: number) =>
      vi.waitFor(() => expect(receiver.received).toHaveLength(count), 10_000);
    // Texts are read when they are sent, so a text that is deleted before that isn't sent.
    await arrived(2);
    await rhapsode.remove(transcriptionId);
    await arrived(3);
    expect(receiver.received.map(({ type }) => type)).toEqual([
      'transcription.saved',
      'transcription.updated',
      'transcription.deleted',
    ]);
    expect(receiver.received.every(({ data }) => data.transcriptionId === transcriptionId)).toBe(true);
    expect(receiver.received[1]?.data.text, 'the new text').toBe('Final');
    expect(receiver.received[2]?.data.text, 'nothing of a deleted text').toBeUndefined();
    expect(receiver.refused).toBe(0);
  });

  it('recognises webhooks from Rhapsode and refuses forged, changed and old ones', async () => {
    const secret = createWebhookSecret();
    const timestampMs = Date.now();
    const body = '{"type":"transcription.saved"}';
    const headers = signWebhook({ id: 'msg_1', timestampMs, body, secret });
    expect(await verifyWebhook({ secret, headers, body })).toBe(true);
    expect(await verifyWebhook({ secret, headers, body: `${body} ` })).toBe(false);
    expect(await verifyWebhook({ secret: createWebhookSecret(), headers, body })).toBe(false);
    expect(await verifyWebhook({ secret, headers, body, now: timestampMs + 400_000 })).toBe(false);
    for (const signature of ['v1,%', 'v1,a_b_', 'v1,abcde', 'v1,a===', 'v1']) {
      const forged = { ...headers, 'webhook-signature': signature };
      expect(await verifyWebhook({ secret, headers: forged, body }), signature).toBe(false);
    }
    expect(await verifyWebhook({ secret, headers: {}, body })).toBe(false);
  });
});

describe('the command line', () => {
  const run = async (options: { url?: string; key?: string }, ...given: string[]) => {
    const { url = '', key = '' } = options;
    const env = { PATH: process.env.PATH ?? '', RHAPSODE_URL: url, RHAPSODE_KEY: key };
    const started = promisify(execFile)(process.execPath, [join(folder, 'cli.js'), ...given], { env });
    return started.then(
      ({ stdout }) => ({ stdout, stderr: '' }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
    );
  };

  it.each([
    ['hosted', {}],
    ['personal', { EDITION: 'personal' }],
  ])('transcribes a file into subtitles on the %s edition', async (_, env) => {
    const server = await setUp(env as Record<string, string>);
    expect(await run(server, 'transcribe', recording, '--srt')).toEqual({
      stdout:
        '1\n00:00:00,000 --> 00:00:01,000\nGood morning.\n\n2\n00:01:01,250 --> 00:01:02,000\nWelcome.\n',
      stderr: '',
    });
    const plain = await run(server, 'transcribe', recording, '--language', 'es-ES');
    expect(plain.stdout).toBe('Good morning. Welcome.\n');
  });

  it('writes subtitles with spaces only where the text has them', async () => {
    const timed = (...spoken: string[]) => spoken.map((text, at) => ({ text, start: at, end: at + 1 }));
    const chinese = { text: '今天天气很好', words: timed('今天', '天气', '很好') };
    const server = await setUp({}, keyScopes, chinese);
    const { stdout } = await run(server, 'transcribe', recording, '--language', 'zh-CN', '--srt');
    expect(stdout).toBe('1\n00:00:00,000 --> 00:00:03,000\n今天天气很好\n');
  });

  it('says what is wrong', async () => {
    const server = await setUp();
    const problem = async (options: { url?: string; key?: string }, ...given: string[]) =>
      (await run(options, ...given)).stderr;
    expect(await problem(server)).toMatch(/^Usage/);
    expect(await problem(server, 'transcribe', recording, '--vtt')).toMatch(
      /^Unknown option '--vtt'\.\n\nUsage/,
    );
    expect(await problem(server, 'translate', recording)).toMatch(
      /^There is no command “translate”\.\n\nUsage/,
    );
    expect(await problem(server, 'transcribe')).toMatch(/^Name the recording/);
    expect(await problem(server, 'transcribe', recording, 'b.mp3')).toMatch(/^Only one recording.*“b\.mp3”/);
    expect(await problem(server, 'transcribe', folder)).toBe(
      `“${folder}” is a folder. Name a recording in it.\n`,
    );
    expect(await problem({ ...server, key: 'rh_…' }, 'transcribe', recording)).toMatch(
      /^RHAPSODE_KEY isn’t a whole key\. It begins with rh_/,
    );
    expect(await problem({ ...server, url: 'localhost:3000' }, 'transcribe', recording)).toMatch(
      /^RHAPSODE_URL is “localhost:3000”, but must look like http/,
    );
    expect(await problem({}, 'transcribe', recording)).toMatch(/^Set RHAPSODE_URL/);
    expect(await problem(server, 'transcribe', 'missing.mp3')).toBe('There is no file “missing.mp3”.\n');
    expect(await problem({ ...server, key: 'rh_wrong' }, 'transcribe', recording)).toMatch(/revoked.*401/);
    expect(await problem({ ...server, url: 'http://127.0.0.1:1' }, 'transcribe', recording)).toMatch(
      /can’t be reached/,
    );
    expect(await problem(server, 'transcribe', recording, '--language', 'xx')).toMatch(
      /must be one of .*en-US/,
    );
  });
});

test('can be published: the package works on its own, with the examples of the page for developers', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'rhapsode-test-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  const installed = join(elsewhere, 'node_modules/rhapsode');
  const runProgram = promisify(execFile);
  const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const packed = await runProgram('npm', ['pack', folder, '--json', ...offline], { cwd: elsewhere });
  const [{ filename = '' } = {}] = JSON.parse(packed.stdout) as { filename?: string }[];
  mkdirSync(installed, { recursive: true });
  await runProgram('tar', ['-xzf', filename, '-C', installed, '--strip-components=1'], { cwd: elsewhere });

  const about = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(about.repository.directory).toBe('packages/rhapsode');
  expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
  const links = readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\((?<link>[^)]+)\)/g);
  expect([...links].map(({ groups }) => groups?.link).filter((link) => !link?.startsWith('https:'))).toEqual(
    [],
  );

  const { url, key } = await setUp();
  const env = { PATH: process.env.PATH ?? '', RHAPSODE_URL: url, RHAPSODE_KEY: key };
  copyFileSync(recording, join(elsewhere, 'talk.mp3'));
  // `npm install` links the command line there.
  mkdirSync(join(elsewhere, 'node_modules/.bin'));
  symlinkSync(join(installed, about.bin.rhapsode), join(elsewhere, 'node_modules/.bin/rhapsode'));
  chmodSync(join(installed, about.bin.rhapsode), 0o755);
  const [, command = ''] = commandLineExample.split('\n');
  await runProgram('sh', ['-c', command.replace('npx', 'npx --no')], { cwd: elsewhere, env });
  expect(readFileSync(join(elsewhere, 'talk.srt'), 'utf8')).toContain('Good morning.');
  writeFileSync(join(elsewhere, 'example.mts'), clientExample);
  const { stdout } = await runProgram(process.execPath, ['example.mts'], { cwd: elsewhere, env });
  expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
});
