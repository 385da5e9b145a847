import type { BuiltInModel, ModelFile, ModelManifest } from '../../../shared/translation/model-manifest.ts';
import { filesOf, modelFileUrl, pageModelsUrl } from '../../../shared/translation/page-models.ts';

/** Kept until the browser is asked to delete the app's data, so that it also works offline. */
const cacheName = 'translation-models';

/** Where the models are downloaded from and kept. */
export interface ModelStore {
  /** The models of the server, or the last known ones when offline. Empty if there are none. */
  list(): Promise<readonly BuiltInModel[]>;
  isStored(models: readonly BuiltInModel[]): Promise<boolean>;
  /** Downloads what is missing. Reports how much has arrived, from 0 to 1. */
  store(
    models: readonly BuiltInModel[],
    options: { signal?: AbortSignal | undefined; onProgress(share: number): void },
  ): Promise<void>;
  /** The size of the download. */
  downloadBytes(models: readonly BuiltInModel[]): number;
}

/** A file that the engine needs, whatever the languages. */
export interface EngineFile {
  url: string;
  bytes: number;
  compressedBytes: number;
}

export function createModelStore(engine: EngineFile): ModelStore {
  const wanted = (models: readonly BuiltInModel[]) => [
    engine,
    ...filesOf(models).map((file) => ({ ...file, url: modelFileUrl(file) })),
  ];
  const missing = async (models: readonly BuiltInModel[]) => {
    const files = wanted(models);
    const found = await Promise.all(files.map(({ url }) => caches.match(url, { cacheName })));
    return files.filter((_, index) => !found[index]);
  };

  const readList = async (cache: Cache) => {
    const stored = await cache.match(pageModelsUrl);
    return stored ? ((await stored.json()) as ModelManifest).models : [];
  };
  /** Deletes what earlier versions of the app have stored, such as an older model of a pair. */
  const removeSuperseded = async (cache: Cache, models: readonly BuiltInModel[]) => {
    const urls = [pageModelsUrl, ...wanted(models).map(({ url }) => url)];
    const current = new Set(urls.map((url) => new URL(url, location.href).href));
    const stored = await cache.keys();
    await Promise.all(stored.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
  };

  return {
    async list() {
      const cache = await caches.open(cacheName);
      try {
        const response = navigator.onLine ? await fetch(pageModelsUrl) : undefined;
        if (response?.ok) await cache.put(pageModelsUrl, response);
      } catch {
        // The list that was stored with the models is used.
      }
      return readList(cache);
    },

    isStored: async (models) => (await missing(models)).length === 0,

    async store(models, { signal, onProgress }) {
      const files = await missing(models);
      const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
      const cache = await caches.open(cacheName);
      let received = 0;
      for (const { url } of files) {
        // Without the HTTP cache, which would return a damaged file again after it has been removed here.
        const response = await fetch(url, { cache: 'no-store', ...(signal && { signal }) });
        if (!response.ok || !response.body) throw new Error(`${url} returned ${response.status}`);
        const count = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            received += chunk.length;
            onProgress(Math.min(1, received / total));
            controller.enqueue(chunk);
          },
        });
        // Buffered, because a download that breaks off must leave nothing behind.
        const bytes = await new Response(response.body.pipeThrough(count)).arrayBuffer();
        await cache.put(url, new Response(bytes));
      }
      const newest = files.length > 0 ? await readList(cache) : [];
      // Another tab may have stored a newer list than the one these models are from.
      if (newest.length > 0) await removeSuperseded(cache, [...newest, ...models]);
    },

    downloadBytes: (models) => wanted(models).reduce((sum, { compressedBytes }) => sum + compressedBytes, 0),
  };
}

/** Reads a stored file in the worker. */
export async function readStored(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await caches.match(url, { cacheName });
  if (!stored) throw new Error(`${url} isn't stored in this browser`);
  return new Uint8Array(await stored.arrayBuffer());
}

/** A model with a flipped bit loads without error and translates wrongly. The next attempt downloads it again. */
export async function readVerified(file: ModelFile): Promise<Uint8Array> {
  const url = modelFileUrl(file);
  const bytes = await readStored(url);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if ([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === file.sha256) return bytes;
  await (await caches.open(cacheName)).delete(url);
  throw new Error(`${file.path} is damaged`);
}
