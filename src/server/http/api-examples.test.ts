import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ApiExample, curlExamples, typescriptExamples } from '../../shared/api-examples.ts';
import { keyScopes } from '../../shared/key-scopes.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestVoice } from '../testing/test-voice.ts';

const recording = join(import.meta.dirname, '../../../e2e/import-files/spoken.mp3');
const run = promisify(execFile);

/** A server with a key, and a folder with a recording, as somebody has them who follows the page. */
async function setUp() {
  const { app, signIn, db } = await createTestApp({
    deps: {
      voice: createTestVoice(),
      recognition: { transcribe: async () => ({ text: 'What was said' }) },
      translator: { translate: async () => ({ text: 'Buenos días.' }) },
    },
  });
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

it('read the same text aloud again, also after each other', async () => {
  const test = await setUp();
  await test.typescript('speak');
  const sound = test.sound();
  expect(await test.curl('speak')).toMatch(/"audioUrl":"\/api\/audio\/[\w-]+\.mp3"/);
  expect(test.sound()).toEqual(sound);
  await test.curl('speak');
  expect(test.sound()).toEqual(sound);
});

it('keep the recording, and show the reason, if reading aloud is refused', async () => {
  const test = await setUp();
  await test.curl('speak');
  const sound = test.sound();
  const refused = test.curl('speak', { RHAPSODE_KEY: 'rh_YOUR_KEY' });
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining('key-invalid') });
  expect(test.sound()).toEqual(sound);
});
