import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTinyEngineFolder, createTinyModelsFolder, tinyModels } from '../../../test/tiny-engine.ts';
import { createEngineApp } from '../engine-app.ts';
import { enginesFolder, manifestFile, sha256 } from '../parts.ts';
import { translationRoutes } from './translation-routes.ts';

let dataDir: string;
const fatal: unknown[] = [];
const damaged: string[] = [];

beforeAll(() => {
  dataDir = createTinyEngineFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => {
  fatal.length = 0;
});

const createApp = (
  folder = dataDir,
  modelsFolder = 'no-models',
  queue: { queueLength: number; turnMs?: number } = { queueLength: 2 },
) =>
  createEngineApp({
    ...queue,
    folder: enginesFolder(folder),
    modelsFolder,
    routes: translationRoutes,
    onFatal: (error) => fatal.push(error),
    onDamaged: (message) => damaged.push(message),
  });

const translate = (app: ReturnType<typeof createApp>, q: string | string[], source: string, target: string) =>
  app.inject({ method: 'POST', url: '/translate', payload: { q, source, target, format: 'text' } });

describe('the translation engine', () => {
  it('translates every sentence that the test models know', async () => {
    const app = createApp();
    const rows = readFileSync(join(tinyModels, 'pairs.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    const column = (code: string) => rows.slice(1).map((row) => row[rows[0]?.indexOf(code) ?? -1] ?? '');
    for (const [source, target] of [
      ['en', 'es'],
      ['es', 'en'],
      ['en', 'fr'],
      ['en', 'ja'],
    ] as const) {
      const response = await translate(app, column(source), source, target);
      expect(response.json()).toEqual({ translatedText: column(target) });
    }
  });

  it('translates via English', async () => {
    const response = await translate(createApp(), 'Buenos días. Tengo un perro.\n¿Qué hora es?', 'es', 'fr');
    expect(response.json()).toEqual({ translatedText: "Bonjour. J'ai un chien.\nQuelle heure est-il ?" });
  });

  it('keeps line breaks and spaces', async () => {
    const text = '  Good morning. The house is red.\n\nI have a dog.\n';
    const response = await translate(createApp(), [text, ''], 'en', 'es');
    expect(response.json()).toEqual({
      translatedText: ['  Buenos días. La casa es roja.\n\nTengo un perro.\n', ''],
    });
  });

  it('puts no spaces between Japanese sentences', async () => {
    const response = await translate(createApp(), 'Good morning. The house is red.', 'en', 'ja');
    expect(response.json()).toEqual({ translatedText: 'おはようございます。その家は赤いです。' });
  });

  it('lists its languages with their targets', async () => {
    const response = await createApp().inject('/languages');
    expect(response.json()).toEqual([
      { code: 'en', name: 'English', targets: ['es', 'fr', 'ja'] },
      { code: 'es', name: 'Spanish', targets: ['en', 'fr', 'ja'] },
    ]);
  });

  it.each([
    ['fr', 'en', 'fr is not supported'],
    ['en', 'de', 'de is not available as a target language from en'],
  ])('refuses %s to %s', async (source, target, error) => {
    const response = await translate(createApp(), 'hello', source, target);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error });
  });

  it('refuses requests when its queue is full, and handles the rest', async () => {
    const app = createApp();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => translate(app, 'good morning', 'en', 'es')),
    );
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 503, 503]);
    expect(responses[3]?.headers['retry-after']).toBe('5');
    expect(responses[3]?.json()).toEqual({ error: 'The engine is busy: 2 requests are waiting.' });
    expect((await translate(app, 'good morning', 'en', 'es')).statusCode).toBe(200);
  });

  it('translates a sentence of one person between the lines of others', async () => {
    const app = createApp(dataDir, 'no-models', { queueLength: 9, turnMs: 0 });
    const done: string[] = [];
    const send = async (user: string, q: string[]) => {
      const payload = { q, source: 'en', target: 'es', user };
      const response = await app.inject({ method: 'POST', url: '/translate', payload });
      expect(response.statusCode).toBe(200);
      done.push(user);
    };
    const lines = Array<string>(50).fill('Good morning.');
    await Promise.all([
      ...['ann', 'ben', 'cem', 'dan'].map((user) => send(user, lines)),
      send('eva', ['Good morning.']),
    ]);
    expect(done[0]).toBe('eva');
  });

  it.each([
    ['with their origin', { origin: 'https://evil.example' }],
    ['that load it like a picture', { 'sec-fetch-site': 'cross-site' }],
    ['whose host name points to this machine', { host: 'evil.example:4000' }],
  ])('refuses web pages %s', async (_, headers) => {
    const response = await createApp().inject({ url: '/languages', headers });
    expect(response.statusCode).toBe(403);
  });
});

describe('with damaged files', () => {
  const corrupt = (name: string, change: (bytes: Buffer) => Buffer, fixManifest = false) => {
    const folder = createTinyEngineFolder();
    const part = join(enginesFolder(folder), 'translation-en-to-es');
    const bytes = change(readFileSync(join(part, name)));
    writeFileSync(join(part, name), bytes);
    if (fixManifest) {
      const manifest = JSON.parse(readFileSync(join(part, manifestFile), 'utf8'));
      manifest.files[name] = sha256(bytes);
      writeFileSync(join(part, manifestFile), JSON.stringify(manifest));
    }
    return folder;
  };
  const model = 'model.enes.intgemm.alphas.bin';

  it('never loads a model with a flipped bit, but keeps translating other languages', async () => {
    const folder = corrupt(model, (bytes) => {
      bytes[50_000] = (bytes[50_000] ?? 0) ^ 1;
      return bytes;
    });
    const app = createApp(folder);
    const response = await translate(app, 'good morning', 'en', 'es');
    expect(response.statusCode).toBe(410);
    expect(damaged).toEqual([response.json().error]);
    expect(response.json().error).toBe(
      `translation-en-to-es is damaged: ${model} has changed since it was installed. Install it again with "npm run engines".`,
    );
    expect(fatal).toEqual([]);
    expect((await translate(app, 'good morning', 'en', 'fr')).json()).toEqual({ translatedText: 'bonjour' });
    rmSync(folder, { recursive: true });
  });

  it('reports a fatal error after the engine has aborted', async () => {
    const folder = corrupt(model, (bytes) => bytes.subarray(0, bytes.length / 2), true);
    const app = createApp(folder);
    const response = await translate(app, 'good morning', 'en', 'es');
    expect(response.statusCode).toBe(500);
    expect(fatal).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});

describe('the built-in models', () => {
  let models: string;
  beforeAll(() => {
    models = createTinyModelsFolder();
  });
  afterAll(() => rmSync(models, { recursive: true }));
  const createBuiltIn = (folder = models) => createApp('nothing-installed', folder);

  it('translate without anything being installed, also via English', async () => {
    const app = createBuiltIn();
    expect((await app.inject('/languages')).json()).toEqual([
      { code: 'en', name: 'English', targets: ['es', 'fr'] },
      { code: 'es', name: 'Spanish', targets: ['en', 'fr'] },
    ]);
    const text = 'Good morning. The house is red.\n\nI have a dog.';
    expect((await translate(app, text, 'en', 'es')).json()).toEqual({
      translatedText: 'Buenos días. La casa es roja.\n\nTengo un perro.',
    });
    expect((await translate(app, 'Tengo un perro.', 'es', 'fr')).json()).toEqual({
      translatedText: "J'ai un chien.",
    });
  });

  it('are replaced by installed ones for the same direction', async () => {
    const app = createApp(dataDir, models);
    expect((await app.inject('/languages')).json()[0].targets).toEqual(['es', 'fr', 'ja']);
  });

  it('keep line breaks, numbers, addresses and emoji', async () => {
    const text = '🎉 Good morning. 🎉\nhttps://example.com\n+1 555 012 3456\n\n東京';
    expect((await translate(createBuiltIn(), text, 'en', 'es')).json()).toEqual({
      translatedText: '🎉 Buenos días. 🎉\nhttps://example.com\n+1 555 012 3456\n\n東京',
    });
  });

  it.each([
    ['damaged', (path: string) => writeFileSync(path, 'no model')],
    ['missing', (path: string) => rmSync(path)],
  ])('are never used if a file is %s, and the others keep working', async (state, spoil) => {
    const folder = createTinyModelsFolder();
    const path = join(folder, 'en-es/model.bin.br');
    spoil(path);
    damaged.length = 0;
    const app = createBuiltIn(folder);
    const response = await translate(app, 'good morning', 'en', 'es');
    expect(response.statusCode).toBe(410);
    expect(damaged).toEqual([
      `Translation is not available: ${path} is ${state}. Download the app again to restore it.`,
    ]);
    expect(fatal).toEqual([]);
    expect((await translate(app, 'good morning', 'en', 'fr')).statusCode).toBe(200);
    rmSync(folder, { recursive: true });
  });

  it('offer nothing if their list is missing', async () => {
    expect((await createBuiltIn('no-such-folder').inject('/languages')).json()).toEqual([]);
  });
});
