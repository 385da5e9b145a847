import { beforeEach, expect, test, vi } from 'vitest';
import type { BuiltInModel } from '../../../shared/translation/model-manifest.ts';
import type { TranslatorApi } from '../translator.ts';
import type { ModelStore } from './model-store.ts';
import { createPageTranslator, preferReady } from './page-translator.ts';
import type { PageTranslationResult, PageTranslationTask } from './page-translator-worker.ts';

const fileOf = (name: string) => ({ path: `${name}/f.br`, bytes: 10, compressedBytes: 5, sha256: name });
const modelOf = (source: string, target: string): BuiltInModel => ({
  source,
  target,
  version: 1,
  model: fileOf(`${source}-${target}`),
  vocabulary: fileOf('vocabulary'),
});
const models = [modelOf('en', 'es'), modelOf('es', 'en'), modelOf('en', 'fr')];

class FakeWorker {
  onmessage: ((event: { data: PageTranslationResult }) => void) | undefined;
  onerror: (() => void) | undefined;
  tasks: PageTranslationTask[] = [];
  terminate = vi.fn();
  postMessage(task: PageTranslationTask) {
    this.tasks.push(task);
  }
  send(data: PageTranslationResult) {
    this.onmessage?.({ data });
  }
}

let workers: FakeWorker[];
let stored: boolean;
let store: ModelStore;
beforeEach(() => {
  workers = [];
  stored = false;
  store = {
    list: async () => models,
    isStored: async () => stored,
    downloadBytes: (wanted) => wanted.length * 1_000_000,
    store: vi.fn(async (_models, { onProgress }) => {
      if (!stored) onProgress(0.5);
      stored = true;
    }),
  };
});

const create = () =>
  createPageTranslator({
    store,
    engineUrl: '/engine.wasm',
    createWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
const pair = (sourceLanguage: string, targetLanguage: string) => ({ sourceLanguage, targetLanguage });
const flush = () => vi.waitFor(() => expect(workers.at(-1)?.tasks.length).toBeGreaterThan(0));

test('offers a download until the models of the pair are stored', async () => {
  const { api, downloadBytes } = create();
  expect(downloadBytes('en', 'es')).toBeUndefined();
  expect(await api.availability(pair('en', 'es'))).toBe('downloadable');
  expect(await api.availability(pair('en', 'de'))).toBe('unavailable');
  expect(downloadBytes('en', 'es')).toBe(1_000_000);
  expect(downloadBytes('es', 'fr')).toBe(2_000_000);
  stored = true;
  expect(await api.availability(pair('en', 'es'))).toBe('available');
});

test('downloads with progress, then translates in a worker and reports the words so far', async () => {
  const { api } = create();
  const shares: number[] = [];
  const translator = await api.create({
    ...pair('es', 'fr'),
    monitor: (target) =>
      target.addEventListener('downloadprogress', (event) => shares.push((event as ProgressEvent).loaded)),
  });
  expect(shares).toEqual([0.5]);
  const partials: string[] = [];
  const result = translator.translate('Hola. Adiós.', { onPartial: (soFar) => partials.push(soFar) });
  await flush();
  const [worker] = workers;
  expect(worker?.tasks[0]).toMatchObject({ text: 'Hola. Adiós.', models: [models[1], models[2]] });
  worker?.send({ id: 1, text: 'Salut.', isPartial: true });
  worker?.send({ id: 1, text: 'Salut. Au revoir.', isPartial: false });
  expect(await result).toBe('Salut. Au revoir.');
  expect(partials).toEqual(['Salut.']);
});

test('starts a new worker after an error', async () => {
  const translator = await create().api.create(pair('en', 'es'));
  const failed = translator.translate('One.');
  await flush();
  workers[0]?.send({ id: 1, error: 'out of memory' });
  await expect(failed).rejects.toThrow('out of memory');
  expect(workers[0]?.terminate).toHaveBeenCalled();
  const next = translator.translate('Two.');
  await vi.waitFor(() => expect(workers[1]?.tasks).toHaveLength(1));
  workers[1]?.send({ id: 2, text: 'Dos.', isPartial: false });
  expect(await next).toBe('Dos.');
});

test('stops waiting for a text that was cancelled', async () => {
  const translator = await create().api.create(pair('en', 'es'));
  const controller = new AbortController();
  const cancelled = translator.translate('One.', { signal: controller.signal });
  await flush();
  controller.abort();
  await expect(cancelled).rejects.toThrow();
});

test('asks for the list again if there was none', async () => {
  const list = vi.fn(async () => [] as BuiltInModel[]);
  store = { ...store, list };
  const { api } = create();
  expect(await api.availability(pair('en', 'es'))).toBe('unavailable');
  list.mockResolvedValue(models);
  expect(await api.availability(pair('en', 'es'))).toBe('downloadable');
});

test('prefers a browser’s own translator only if it is ready or the page has no model', async () => {
  const browserWith = (availability: 'available' | 'downloadable' | 'unavailable'): TranslatorApi => ({
    availability: async () => availability,
    create: async () => ({ translate: async () => 'browser' }),
  });
  const choose = (browser: TranslatorApi | undefined, target: string) => {
    const api = preferReady(browser, create().api);
    return api.availability(pair('en', target));
  };
  expect(await choose(browserWith('available'), 'es')).toBe('available');
  expect(await choose(browserWith('downloadable'), 'es')).toBe('downloadable');
  expect(await choose(browserWith('downloadable'), 'ja')).toBe('downloadable');
  expect(await choose(undefined, 'ja')).toBe('unavailable');
  expect(await choose(undefined, 'es')).toBe('downloadable');
});
