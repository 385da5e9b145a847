import type { BuiltInModel, ModelManifest } from '../../../shared/translation/model-manifest.ts';
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

  return {
    async list() {
      const cache = await caches.open(cacheName);
      try {
        const response = navigator.onLine ? await fetch(pageModelsUrl) : undefined;
        if (response?.ok) await cache.put(pageModelsUrl, response);
      } catch {
        // The list that was stored with the models is used.
      }
      const stored = await cache.match(pageModelsUrl);
      return stored ? ((await stored.json()) as ModelManifest).models : [];
    },

    isStored: async (models) => (await missing(models)).length === 0,

    async store(models, { signal, onProgress }) {
      const files = await missing(models);
      const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
      const cache = await caches.open(cacheName);
      let received = 0;
      for (const { url } of files) {
        const response = await fetch(url, signal ? { signal } : {});
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

/** The next attempt downloads it again. */
export async function removeStored(url: string): Promise<void> {
  await (await caches.open(cacheName)).delete(url);
}
