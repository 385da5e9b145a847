import wasmUrl from '@browsermt/bergamot-translator/worker/bergamot-translator-worker.wasm?url';
import type { LanguageCode } from '../../../shared/languages.ts';
import { page } from '../page.ts';
import { type TranslatorApi, tagOf } from '../translator.ts';
import { trustScript } from '../trusted-script.ts';
import { createModelStore } from './model-store.ts';
import { createPageTranslator, type PageTranslator, preferReady } from './page-translator.ts';
import workerUrl from './page-translator-worker.ts?worker&url';

/** The size of the engine, for the progress of the download. */
const engine = { url: wasmUrl, bytes: 5_174_294, compressedBytes: 1_362_263 };

let trusted: string | undefined;
let translator: PageTranslator | undefined;

function pageTranslator(): PageTranslator {
  translator ??= createPageTranslator({
    store: createModelStore(engine),
    engineUrl: wasmUrl,
    createWorker() {
      trusted ??= trustScript('page-translator-worker', workerUrl);
      return new Worker(trusted, { type: 'module' });
    },
  });
  return translator;
}

/** What translates on this device: the browser, and the page itself if no server translates. */
export function translatorsOnDevice({ hasServer }: { hasServer: boolean }): { Translator?: TranslatorApi } {
  const scope = window as { Translator?: TranslatorApi };
  if (hasServer || !page().pageTranslation) return scope;
  return { Translator: preferReady(scope.Translator, pageTranslator().api) };
}

/** The size of the download that is offered, in megabytes; undefined if the browser downloads, which doesn't say. */
export function offeredMegabytes(source: LanguageCode, target: LanguageCode): number | undefined {
  const bytes = translator?.downloadBytes(tagOf(source), tagOf(target));
  return bytes === undefined ? undefined : Math.max(1, Math.round(bytes / 1e6));
}
