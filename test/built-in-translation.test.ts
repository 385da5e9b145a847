import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EngineProcess, startEngineProcess } from '../src/server/operations/engine-process.ts';
import {
  createTranslationProvider,
  type TranslateOptions,
} from '../src/server/translation/translation-provider.ts';
import { createTinyModelsFolder } from './tiny-engine.ts';

let models: string;
let engine: EngineProcess;
beforeAll(() => {
  models = createTinyModelsFolder();
});
afterAll(() => rmSync(models, { recursive: true }));
beforeEach(async () => {
  vi.stubEnv('MODELS_DIR', models);
  engine = await startEngineProcess({ service: 'translation', dataDir: 'no-data' });
});
afterEach(async () => {
  await engine.close();
  vi.unstubAllEnvs();
});

const createProvider = () =>
  createTranslationProvider({
    protocol: 'libretranslate',
    baseUrl: engine.origin,
    bySentence: true,
    wait: async () => {},
  });
const order = (text: string, more: Partial<TranslateOptions> = {}): TranslateOptions => ({
  text,
  source: 'en-US',
  target: 'es-ES',
  ...more,
});

it('translates sentence by sentence and keeps the layout', async () => {
  const shown: string[] = [];
  const text = 'Good morning. The house is red. I have a dog.\n\n  What time is it?';
  const made = await createProvider().translate(order(text, { onPartial: (soFar) => shown.push(soFar) }));
  expect(made.text).toBe('Buenos días. La casa es roja. Tengo un perro.\n\n  ¿Qué hora es?');
  expect(shown[0]).toBe('Buenos días.');
  expect(shown.at(-1)).toBe(made.text);
});

it('lists the languages that it knows', async () => {
  const pairs = await createProvider().pairs?.();
  expect(pairs?.['en-US']).toEqual(['es-ES', 'fr-FR']);
  expect(pairs?.['es-ES']).toEqual(['en-US', 'fr-FR']);
  expect(pairs?.['de-DE']).toEqual([]);
});

it('writes fixed translations of terms', async () => {
  const glossary = [{ term: 'Rhapsode', translation: 'Rapsoda' }];
  const made = await createProvider().translate(order('Good morning Rhapsode', { glossary }));
  expect(made.text).toContain('Rapsoda');
});

it('says that a language isn’t available if its model is damaged, and translates into others', async () => {
  const folder = createTinyModelsFolder();
  writeFileSync(join(folder, 'en-es/model.bin.br'), 'no model');
  vi.stubEnv('MODELS_DIR', folder);
  const provider = createProvider();
  await expect(provider.translate(order('Good morning.'))).rejects.toMatchObject({
    code: 'unsupported-pair',
  });
  expect((await provider.translate(order('Good morning.', { target: 'fr-FR' }))).text).toBe('Bonjour.');
  rmSync(folder, { recursive: true });
});

it('translates again after the engine was killed', async () => {
  const provider = createProvider();
  await provider.translate(order('Good morning.'));
  process.kill(engine.pid() ?? 0, 'SIGKILL');
  await expect.poll(() => engine.pid(), { timeout: 10_000 }).toBeUndefined();
  expect((await provider.translate(order('I have a dog.'))).text).toBe('Tengo un perro.');
});
