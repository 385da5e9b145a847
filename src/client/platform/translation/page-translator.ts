import type { BuiltInModel } from '../../../shared/translation/model-manifest.ts';
import { pivotRoute } from '../../../shared/translation/pivot-route.ts';
import { availabilityInTime, type TranslatorApi } from '../translator.ts';
import type { ModelStore } from './model-store.ts';
import type { PageTranslationResult, PageTranslationTask } from './page-translator-worker.ts';

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
  onPartial: ((soFar: string) => void) | undefined;
}

export interface PageTranslatorDeps {
  store: ModelStore;
  engineUrl: string;
  createWorker(): Worker;
}

/** Translates in the page with the server's models, in the same way as a browser's own translator. */
export function createPageTranslator({ store, engineUrl, createWorker }: PageTranslatorDeps) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let models: readonly BuiltInModel[] = [];
  let listing: Promise<void> | undefined;

  const listModels = () => {
    listing ??= store.list().then(
      (found) => {
        models = found;
        // Without models, the next check asks again.
        if (found.length === 0) listing = undefined;
      },
      () => {
        listing = undefined;
      },
    );
    return listing;
  };

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    for (const task of waiting.values()) task.reject(new Error('The translator stopped'));
    waiting.clear();
  }

  function startWorker(): Worker {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<PageTranslationResult>) => {
      const task = waiting.get(data.id);
      if ('text' in data && data.isPartial) return task?.onPartial?.(data.text);
      waiting.delete(data.id);
      if ('text' in data) return task?.resolve(data.text);
      task?.reject(new Error(data.error));
      // After an error the engine is in an unknown state; the next text starts a new one.
      stop();
    };
    started.onerror = stop;
    return started;
  }

  function translate(
    task: Omit<PageTranslationTask, 'id' | 'engineUrl'>,
    { signal, onPartial }: { signal?: AbortSignal | undefined; onPartial?: Waiting['onPartial'] },
  ): Promise<string> {
    worker ??= startWorker();
    lastId += 1;
    const id = lastId;
    const result = new Promise<string>((resolve, reject) => {
      waiting.set(id, { resolve, reject, onPartial });
      signal?.addEventListener('abort', () => {
        waiting.delete(id);
        reject(signal.reason as Error);
      });
    });
    worker.postMessage({ ...task, id, engineUrl } satisfies PageTranslationTask);
    return result;
  }

  const api: TranslatorApi = {
    async availability({ sourceLanguage, targetLanguage }) {
      await listModels();
      const route = pivotRoute(models, sourceLanguage, targetLanguage);
      if (route.length === 0) return 'unavailable';
      return (await store.isStored(route)) ? 'available' : 'downloadable';
    },

    async create({ sourceLanguage: source, targetLanguage: target, monitor, signal }) {
      await listModels();
      const route = pivotRoute(models, source, target);
      if (route.length === 0) throw new Error(`There is no model for ${source} to ${target}`);
      const progress = new EventTarget();
      monitor?.(progress);
      const onProgress = (share: number) =>
        progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: share }));
      const prepare = () => store.store(route, { signal, onProgress });
      await prepare();
      return {
        async translate(text, options = {}) {
          if (text === '') return '';
          // A damaged file was removed, so this downloads it again.
          await prepare();
          return translate({ text, source, target, models: route }, options);
        },
      };
    },
  };

  return {
    api,
    /** How much has to be downloaded; undefined if nothing is known about the pair yet. */
    downloadBytes(source: string, target: string): number | undefined {
      const route = pivotRoute(models, source, target);
      return route.length === 0 ? undefined : store.downloadBytes(route);
    },
  };
}

/** The list of models comes from the server. */
const listTimeoutMs = 20_000;

export type PageTranslator = ReturnType<typeof createPageTranslator>;

/** Uses the browser's own translator where it is ready, and the page's models otherwise. */
export function preferReady(browser: TranslatorApi | undefined, page: TranslatorApi): TranslatorApi {
  const choose = async (pair: Parameters<TranslatorApi['availability']>[0]) => {
    const ofBrowser = browser ? await availabilityInTime(browser, pair) : 'unavailable';
    if (browser && ofBrowser === 'available') return { api: browser, availability: ofBrowser };
    const ofPage = await page.availability(pair);
    if (browser && ofPage === 'unavailable') return { api: browser, availability: ofBrowser };
    return { api: page, availability: ofPage };
  };
  return {
    timeoutMs: listTimeoutMs,
    availability: async (pair) => (await choose(pair)).availability,
    create: async (options) => (await choose(options)).api.create(options),
  };
}
