import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ModelHost, startModelHost } from '../../../test/model-host.ts';
import { createEngineApp } from '../engine-app.ts';
import { enginesFolder, listParts, sha256 } from '../parts.ts';
import { translationRoutes } from '../translation/translation-routes.ts';
import { installParts } from './install.ts';
import { modelOrigin, readModelList } from './model-list.ts';
import { openPartStore } from './part-store.ts';
import { parseRequests, planParts } from './plan.ts';

let host: ModelHost;
let dataDir: string;
beforeAll(async () => {
  host = await startModelHost();
});
afterAll(() => host.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-install-'));
  host.fault = 'none';
  host.requests.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const models = ['translation-en-to-es', 'translation-es-to-en'];
const installed = () => listParts(enginesFolder(dataDir));

async function install(place = host.url): Promise<void> {
  const origin = modelOrigin(place);
  const parts = await planParts(parseRequests(['translation:es']), {
    chooseWhisper: async () => 'base',
    listModels: () => readModelList(origin),
  });
  const store = openPartStore(enginesFolder(dataDir));
  await installParts(parts, { store, origin, onProgress: () => {}, onUnpack: () => {} });
}

/** Runs the installer as its own process. */
function run(...args: string[]) {
  const entry = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, TRANSLATION_MODELS_URL: host.url, DATA_DIR: dataDir };
  return spawn(process.execPath, [entry, ...args], { env });
}

async function outputOf(child: ReturnType<typeof run>): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await once(child, 'close');
  return output;
}

const hasPartialDownload = () => {
  const { downloads } = openPartStore(enginesFolder(dataDir));
  return readdirSync(downloads).some((name) => statSync(join(downloads, name)).size > 0);
};

async function translate(q: string): Promise<string> {
  const app = createEngineApp({
    folder: enginesFolder(dataDir),
    modelsFolder: 'no-models',
    routes: translationRoutes,
    onFatal: () => {},
  });
  const response = await app.inject({
    method: 'POST',
    url: '/translate',
    payload: { q, source: 'en', target: 'es' },
  });
  return response.json().translatedText;
}

it('installs models that can translate', async () => {
  await install();
  expect(installed()).toEqual(models);
  expect(await translate('good morning')).toBe('buenos días');
});

it('installs from a folder', async () => {
  const folder = join(dataDir, 'mirror');
  for (const { location, bytes } of host.records) {
    mkdirSync(dirname(join(folder, location)), { recursive: true });
    writeFileSync(join(folder, location), bytes);
  }
  writeFileSync(join(folder, 'records'), host.list());
  await install(folder);
  expect(installed()).toEqual(models);
});

it('continues an interrupted download', async () => {
  host.fault = 'hang';
  const refused = expect(install()).rejects.toThrow(
    /^The connection to 127\.0\.0\.1:\d+ was lost; nothing was changed\. Run the command again to continue\.$/,
  );
  await vi.waitFor(() => expect(hasPartialDownload()).toBe(true), 30_000);
  host.cut();
  await refused;
  expect(installed()).toEqual([]);
  host.fault = 'none';
  await install();
  expect(installed()).toEqual(models);
  expect(host.requests.filter(({ range }) => range !== undefined)).toHaveLength(1);
});

it('refuses a damaged file and downloads it again next time', async () => {
  host.fault = 'damage';
  await expect(install()).rejects.toThrow(
    /was damaged during the download \(wrong SHA-256\); nothing was changed\.$/,
  );
  expect(installed()).toEqual([]);
  host.fault = 'none';
  await install();
  expect(installed()).toEqual(models);
});

it('changes nothing without a network', async () => {
  await expect(install('http://127.0.0.1:9')).rejects.toThrow(
    'Could not reach http://127.0.0.1:9/records; nothing was changed.',
  );
  expect(installed()).toEqual([]);
});

it('names the command without translation if the models can’t be reached', async () => {
  host.fault = 'no list';
  const output = await outputOf(run('voices', 'translation:es', 'recognition:base'));
  expect(output).toContain(
    `${host.url}/records returned 503; nothing was changed.\n` +
      'Only translation needs that server. To install the rest: npm run engines -- voices recognition:base\n',
  );
  expect(installed()).toEqual([]);
  const alone = await outputOf(run('translation:es'));
  expect(alone).not.toContain('To install the rest');
  expect(alone).toContain('set TRANSLATION_MODELS_URL to a mirror or a folder with the models');
});

it('says which parts were installed before one failed', async () => {
  host.fault = 'one direction';
  await expect(install()).rejects.toThrow(/returned 404; installed before that: translation-en-to-es\.$/);
  expect(installed()).toEqual(['translation-en-to-es']);
});

it('explains what happens to the downloads when it is interrupted', async () => {
  host.fault = 'hang';
  const child = run('translation:es');
  const output = outputOf(child);
  await vi.waitFor(() => expect(hasPartialDownload()).toBe(true), 30_000);
  child.kill('SIGINT');
  expect(await output).toMatch(
    /Stopped\. What was downloaded so far is kept; run the same command to continue\.\n$/,
  );
  expect(child.exitCode).toBe(130);
  host.fault = 'none';
  await install();
  expect(host.requests.filter(({ range }) => range !== undefined)).toHaveLength(1);
});

it.runIf(process.platform === 'linux')('changes nothing when the disk is full', async () => {
  const { downloads } = openPartStore(enginesFolder(dataDir));
  const hashes = new Set(host.records.map(({ bytes }) => sha256(bytes)));
  for (const hash of hashes) symlinkSync('/dev/full', join(downloads, `${hash}.zst.partial`));
  await expect(install()).rejects.toThrow(
    'The disk filled up while installing translation-en-to-es; nothing was changed.',
  );
  expect(installed()).toEqual([]);
});

it('leaves nothing half-installed when killed, and resumes later', async () => {
  host.fault = 'hang';
  const child = run('translation:es');
  await vi.waitFor(() => expect(host.requests.length).toBeGreaterThan(0), { timeout: 30_000 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(installed()).toEqual([]);
  host.fault = 'none';
  await install();
  expect(installed()).toEqual(models);
});

it('keeps the installed part when a replacement fails', async () => {
  const store = openPartStore(enginesFolder(dataDir));
  await store.install('kokoro', 'old', async (folder) => writeFileSync(join(folder, 'model'), 'old'));
  const failing = store.install('kokoro', 'new', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(store.has('kokoro', 'old')).toBe(true);
});
