import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { readConfig, readDatabaseConfig } from './config.ts';
import { ConfigError } from './config-problems.ts';

const keys = {
  PUBLIC_URL: 'https://rhapsode.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  TRANSLATION_API_KEY: 'key',
  SPEECH_API_KEY: 'key',
};

test('uses SQLite and the sandbox without configuration', { tags: ['R-10.31'] }, () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: 'data',
    databaseUrl: undefined,
    trustProxy: false,
    development: false,
    identity: { issuer: 'http://127.0.0.1:3001/identity' },
    sandbox: { services: ['identity', 'stripe', 'translation', 'speech', 'recognition'], port: 3001 },
  });
});

test('names a missing key in production', { tags: ['R-10.32'] }, () => {
  for (const name of Object.keys(keys)) {
    const env = { ...keys, NODE_ENV: 'production', [name]: undefined };
    expect(() => readConfig(env), name).toThrow(name);
  }
  expect(readConfig({ ...keys, NODE_ENV: 'production' }).sandbox.services).toEqual([]);
});

test('names everything that is missing or invalid at once', () => {
  const read = () => readConfig({ NODE_ENV: 'production', METRICS_TOKEN: 'short', STRIPE_SECRET_KEY: 'sk' });
  const missing = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'TRANSLATION_API_KEY', 'SPEECH_API_KEY'];
  for (const name of [...missing, 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL']) {
    expect(read).toThrow(new RegExp(`^${name}: required`, 'm'));
  }
  expect(read).toThrow('METRICS_TOKEN: must have at least 16 characters');
});

test('reads the database settings of any edition, without the others', () => {
  const env = { NODE_ENV: 'production', PERSONAL_PASSWORD: 'open sesame', DATA_DIR: 'saved' };
  expect(readDatabaseConfig(env)).toEqual({ dataDir: 'saved', databaseUrl: undefined });
  expect(() => readDatabaseConfig({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL: must start with');
});

test('explains a password that makes the URL of the database invalid', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://ann:a#b@db.example/rhapsode' });
  expect(read).toThrow(
    'DATABASE_URL: is not a valid URL; the port is at most 65535; in the password, # must be written as %23',
  );
});

test('allows the sandbox in production if it is chosen explicitly', { tags: ['R-10.32'] }, () => {
  const config = readConfig({ NODE_ENV: 'production', SANDBOX: 'identity, stripe, ai' });
  expect(config.sandbox.services).toEqual(['identity', 'stripe', 'translation', 'speech', 'recognition']);
  expect(() => readConfig({ NODE_ENV: 'production', SANDBOX: 'identity' })).toThrow('STRIPE_SECRET_KEY');
});

test('requires a public https URL in production', () => {
  const open = (url: string) => readConfig({ ...keys, NODE_ENV: 'production', PUBLIC_URL: url }).publicUrl;
  expect(() => open('http://rhapsode.example')).toThrow(/PUBLIC_URL: must use https/);
  expect(open('https://rhapsode.example/')).toBe('https://rhapsode.example');
  // Allowed, so that people can try it on one machine.
  expect(open('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  expect(readConfig({ PUBLIC_URL: 'http://rhapsode.example' }).publicUrl).toBe('http://rhapsode.example');
});

test('requires both keys of a pair', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'localhost'],
  ['PUBLIC_URL', 'https://rhapsode.example/app'],
  ['STRIPE_SECRET_KEY', 'pk_live_51'],
  ['NODE_ENV', 'prod'],
  ['SANDBOX', 'google'],
  ['SPEECH_VOICES', 'alloy'],
  ['TRUST_PROXY', 'all'],
  ['IDENTITY_PICTURES', '*'],
  ['IDENTITY_PICTURES', 'https://pictures.example/people'],
])('names an invalid %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test.each([
  ['PORT', '70000', 'must be a port number from 0 to 65535'],
  ['PORT', '3000.5', 'must be a port number from 0 to 65535'],
  ['SANDBOX_PORT', 'http', 'must be a port number from 0 to 65535'],
  ['LOG_LEVEL', 'verbose', 'must be trace, debug, info, warn, error or silent'],
  ['RATE_LIMITS', 'yes', 'must be on or off'],
  ['EDITION', 'home', 'must be hosted or personal'],
  ['CLIPS_MAX_MB', 'lots', 'must be a whole number of at least 1'],
])('explains in plain words why %s=%s is invalid', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${words}`));
});

test('treats an empty value as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('accepts a local server’s URL without a key', () => {
  const config = readConfig({
    TRANSLATION_BASE_URL: 'http://127.0.0.1:11434/v1/',
    SPEECH_VOICES: 'alloy=af_bella',
  });
  expect(config.translation).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', sandboxed: false });
  expect(config.sandbox.services).toEqual(['identity', 'stripe', 'speech', 'recognition']);
});

test('derives the origins of profile pictures from the identity provider or its setting', () => {
  const origins = (more: Record<string, string>) => readConfig({ ...keys, ...more }).identity.pictureOrigins;
  expect(origins({})).toEqual(['https://lh3.googleusercontent.com']);
  expect(origins({ OIDC_ISSUER: 'https://login.example/realms/one' })).toEqual(['https://login.example']);
  expect(origins({ IDENTITY_PICTURES: 'https://a.example, https://b.example/' })).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(readConfig({}).identity.pictureOrigins).toEqual(['http://127.0.0.1:3001']);
  // Browsers don't load the sandbox's http pictures into an https page.
  expect(origins({ SANDBOX: 'identity' })).toEqual([]);
});

test('requires the settings of the chosen translation service', () => {
  const translation = (more: Record<string, string>) => readConfig(more).translation;
  expect(() => translation({ TRANSLATION_PROVIDER: 'deepl' })).toThrow(
    'TRANSLATION_API_KEY: required because TRANSLATION_PROVIDER is deepl',
  );
  expect(() => translation({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_API_KEY: 'k' })).toThrow(
    'TRANSLATION_BASE_URL: required because TRANSLATION_PROVIDER is libretranslate',
  );
  const deepl = (key: string) => translation({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: key });
  expect(deepl('k')).toMatchObject({ protocol: 'deepl', baseUrl: 'https://api.deepl.com', apiKey: 'k' });
  expect(deepl('k:fx')).toMatchObject({ baseUrl: 'https://api-free.deepl.com' });
  // Naming the sandbox explicitly overrides the provider.
  expect(translation({ TRANSLATION_PROVIDER: 'deepl', SANDBOX: 'translation' })).toMatchObject({
    protocol: 'openai',
    sandboxed: true,
  });
});

test('recognises speech only if that is configured, and never requires it', () => {
  const recognition = (more: Record<string, string>) => readConfig({ ...keys, ...more }).recognition;
  expect(recognition({})).toMatchObject({ baseUrl: 'http://127.0.0.1:3001/ai/v1' });
  expect(recognition({ NODE_ENV: 'production' })).toBeUndefined();
  expect(recognition({ RECOGNITION_API_KEY: 'k' })).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
    model: 'gpt-transcribe',
  });
  expect(recognition({ RECOGNITION_BASE_URL: 'http://localhost:8000', RECOGNITION_MODEL: 'w' })).toEqual({
    baseUrl: 'http://localhost:8000',
    apiKey: undefined,
    model: 'w',
  });
});

test('uses a default model for OpenAI, and lets other servers name theirs', () => {
  const model = (more: Record<string, string>) => readConfig(more).translation.model;
  expect(model({ TRANSLATION_API_KEY: 'k' })).toBe('gpt-4.1-mini');
  expect(model({ TRANSLATION_BASE_URL: 'https://api.openai.com/v1' })).toBe('gpt-4.1-mini');
  expect(model({ TRANSLATION_BASE_URL: 'http://localhost:11434' })).toBeUndefined();
  expect(model({ TRANSLATION_BASE_URL: 'http://localhost:11434', TRANSLATION_MODEL: 'm' })).toBe('m');
});

test('allows the fake user only in development mode', { tags: ['R-4.8'] }, () => {
  expect(readConfig({ DEV_AUTH: 'free' }).devAuth).toBeUndefined();
  expect(readConfig({ ...keys, NODE_ENV: 'production', DEV_AUTH: 'premium' }).devAuth).toBeUndefined();
  expect(readConfig({ NODE_ENV: 'development', DEV_AUTH: 'premium' }).devAuth).toBe('premium');
});

test('documents exactly the variables that are read', () => {
  const namesIn = (path: string, pattern: RegExp) =>
    [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(pattern)].map(([, name]) => name);
  const read = [
    ...namesIn('./environment.ts', /^ {2}([A-Z][A-Z_]+):/gm),
    // The installer of the engines shares the server's other settings.
    ...namesIn('../../engines/install/main.ts', /process\.env\.(?!DATA_DIR)([A-Z_]+)/g),
  ].toSorted();
  expect(namesIn('../../../.env.example', /^#? ?([A-Z][A-Z_]+)=/gm).toSorted()).toEqual(read);
  // Only the first column of the table counts: the second may mention other variables.
  expect(
    namesIn('../../../docs/settings.md', /(?<=^\| [^|]*)`([A-Z][A-Z_]+)`(?=[^|]*\|)/gm).toSorted(),
  ).toEqual(read);
});

describe('engines on this machine', () => {
  const installed = {
    translation: 'http://127.0.0.1:1001',
    speech: 'http://127.0.0.1:1002',
    recognition: 'http://127.0.0.1:1003',
  };

  it('replace the sandbox', () => {
    const config = readConfig({}, installed);
    expect(config.engines).toEqual(['translation', 'speech', 'recognition']);
    expect(config.sandbox.services).toEqual(['identity', 'stripe']);
    expect(config.translation).toMatchObject({ protocol: 'libretranslate', baseUrl: installed.translation });
    expect(config.speech.baseUrl).toBe(installed.speech);
    expect(config.recognition?.baseUrl).toBe(installed.recognition);
  });

  it('are not used for a service with a key, a chosen provider or an explicit sandbox', () => {
    const config = readConfig({ TRANSLATION_API_KEY: 'sk', SANDBOX: 'speech' }, installed);
    expect(config.engines).toEqual(['recognition']);
    expect(config.translation.baseUrl).toBe('https://api.openai.com/v1');
    expect(config.sandbox.services).toEqual(['identity', 'stripe', 'speech']);
    const deepl = readConfig({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'k:fx' }, installed);
    expect(deepl.translation.protocol).toBe('deepl');
  });
});

test('starts in production without translation, voices and recognition if they are turned off', () => {
  const off = { TRANSLATION_PROVIDER: 'off', SPEECH_PROVIDER: 'off', RECOGNITION_PROVIDER: 'off' };
  const config = readConfig({ NODE_ENV: 'production', EDITION: 'personal', ...off });
  expect(config.off).toEqual(['translation', 'speech', 'recognition']);
  expect(config.sandbox.services).toEqual([]);
  expect(config.translation.protocol).toBe('off');
  expect(config.speech.voices).toEqual({});
  expect(config.recognition).toBeUndefined();
  expect(() =>
    readConfig({ NODE_ENV: 'production', EDITION: 'personal', ...off, SPEECH_PROVIDER: '' }),
  ).toThrow(
    'SPEECH_API_KEY: required for speech in production (or set SPEECH_BASE_URL, or turn it off with SPEECH_PROVIDER=off, or add speech to SANDBOX)',
  );
});

test('does not suggest the sandbox where there is none', () => {
  const read = () => readConfig({ NODE_ENV: 'production', EDITION: 'personal' }, {}, false);
  expect(read).toThrow('turn it off with TRANSLATION_PROVIDER=off)');
  expect(read).not.toThrow('SANDBOX');
});

test('does not use an installed engine for a service that is turned off', () => {
  const installed = { speech: 'http://127.0.0.1:1', recognition: 'http://127.0.0.1:2' };
  expect(readConfig({ SPEECH_PROVIDER: 'off' }, installed).engines).toEqual(['recognition']);
});

test('starts with the settings of the compose file for the personal edition', () => {
  const file = readFileSync(join(projectFolder, 'compose.personal.yaml'), 'utf8');
  const settings = [...file.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^\$\{.*:-(.*)\}$/, '$1').replace(/^\$\{.*\}$/, 'a long password'),
  ]);
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' };
  const builtIn = { translation: 'http://127.0.0.1:1' };
  const config = readConfig({ ...image, ...Object.fromEntries(settings) }, builtIn, false);
  expect(config.personal).toBeDefined();
  expect([config.engines, config.off]).toEqual([['translation'], ['speech', 'recognition']]);
});
