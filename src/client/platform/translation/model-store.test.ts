import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BuiltInModel } from '../../../shared/translation/model-manifest.ts';
import { modelFileUrl, pageModelsUrl } from '../../../shared/translation/page-models.ts';
import { createModelStore, readVerified } from './model-store.ts';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const fileOf = (content: string) => ({
  ...{ path: `${content}/f.br`, bytes: content.length, compressedBytes: 1, sha256: sha256(content) },
});
const modelOf = (target: string, content: string): BuiltInModel => ({
  ...{ source: 'en', target, version: 1, model: fileOf(content), vocabulary: fileOf('vocabulary') },
});
const engineOf = (version: number) => ({ url: `/engine-${version}.wasm`, bytes: 6, compressedBytes: 3 });
const urlOf = (content: string) => modelFileUrl(fileOf(content));
const onProgress = () => {};

/** What the server sends, by path. A function makes the response of its own. */
let served: Record<string, string | (() => Response)>;
let stored: Map<string, Response>;
const fetchFile = vi.fn<typeof fetch>();

beforeEach(() => {
  stored = new Map();
  served = { '/engine-1.wasm': 'engine', '/engine-2.wasm': 'engine' };
  for (const content of ['spanish', 'newer spanish', 'french', 'vocabulary'])
    served[urlOf(content)] = content;
  fetchFile.mockReset().mockImplementation(async (input) => {
    const answer = served[String(input)];
    if (answer === undefined) return new Response(null, { status: 404 });
    return typeof answer === 'string' ? new Response(answer) : answer();
  });
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('crypto', webcrypto);
  const hrefOf = (request: RequestInfo) =>
    new URL(typeof request === 'string' ? request : request.url, location.href).href;
  const match = async (request: RequestInfo) => stored.get(hrefOf(request))?.clone();
  const cache = {
    match,
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    put: async (request: RequestInfo, response: Response) => void stored.set(hrefOf(request), response),
    delete: async (request: RequestInfo) => stored.delete(hrefOf(request)),
  };
  vi.stubGlobal('caches', { open: async () => cache, match });
});

const storedPaths = () => [...stored.keys()].map((url) => new URL(url).pathname).toSorted();

/** A visit with this version of the app's engine and these models on the server. */
async function visit(version: number, models: BuiltInModel[]) {
  served[pageModelsUrl] = JSON.stringify({ models });
  const store = createModelStore(engineOf(version));
  expect(await store.list()).toEqual(models);
  return store;
}

test('keeps the engine and the files of a pair, and reports how much has arrived', async () => {
  const models = [modelOf('es', 'spanish'), modelOf('fr', 'french')];
  const store = await visit(1, models);
  const shares: number[] = [];
  expect(await store.isStored(models.slice(0, 1))).toBe(false);
  await store.store(models.slice(0, 1), { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect(await store.isStored(models.slice(0, 1))).toBe(true);
  expect(await store.isStored(models)).toBe(false);
});

test('deletes files of earlier versions once the newer ones are stored', async () => {
  const french = modelOf('fr', 'french');
  const older = [modelOf('es', 'spanish'), french];
  await (await visit(1, older)).store(older, { onProgress });
  const newer = [modelOf('es', 'newer spanish'), french];
  const store = await visit(2, newer);
  expect(storedPaths()).toContain(urlOf('spanish'));
  await store.store(newer.slice(0, 1), { onProgress });
  const current = [urlOf('newer spanish'), urlOf('french'), urlOf('vocabulary')];
  expect(storedPaths()).toEqual([pageModelsUrl, '/engine-2.wasm', ...current].toSorted());
});

test('keeps what it has just downloaded if another tab knows newer models', async () => {
  const older = [modelOf('es', 'spanish')];
  const store = await visit(1, older);
  await visit(1, [modelOf('es', 'newer spanish')]);
  await store.store(older, { onProgress });
  expect(await store.isStored(older)).toBe(true);
});

test('removes a damaged file, and downloads it again from the server', async () => {
  const model = modelOf('es', 'spanish');
  const store = await visit(1, [model]);
  served[urlOf('spanish')] = 'spanisH';
  await store.store([model], { onProgress });
  await expect(readVerified(model.model)).rejects.toThrow('is damaged');
  expect(await store.isStored([model])).toBe(false);

  served[urlOf('spanish')] = 'spanish';
  await store.store([model], { onProgress });
  expect(new TextDecoder().decode(await readVerified(model.model))).toBe('spanish');
  // The browser's HTTP cache would still have the damaged one.
  const downloads = fetchFile.mock.calls.filter(([url]) => url === urlOf('spanish'));
  expect(downloads.map(([, options]) => options?.cache)).toEqual(['no-store', 'no-store']);
});

test('keeps nothing of a file whose download breaks off, and what had arrived before', async () => {
  const model = modelOf('es', 'spanish');
  const store = await visit(1, [model]);
  served[urlOf('spanish')] = () => {
    let pulls = 0;
    return new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pulls += 1;
          if (pulls === 1) controller.enqueue(new TextEncoder().encode('spa'));
          else controller.error(new TypeError('The connection was lost'));
        },
      }),
    );
  };
  await expect(store.store([model], { onProgress })).rejects.toThrow('The connection was lost');
  expect(storedPaths()).not.toContain(urlOf('spanish'));
  expect(storedPaths()).toContain('/engine-1.wasm');

  served[urlOf('spanish')] = 'spanish';
  await store.store([model], { onProgress });
  expect(await store.isStored([model])).toBe(true);
  expect(fetchFile.mock.calls.filter(([url]) => url === '/engine-1.wasm')).toHaveLength(1);
});
