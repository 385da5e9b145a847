import runScript from '@browsermt/bergamot-translator/worker/bergamot-translator-worker.js';
import { type Bergamot, type LoadedModel, startBergamot } from '../../../shared/translation/bergamot.ts';
import type { BuiltInModel } from '../../../shared/translation/model-manifest.ts';
import { translateText } from '../../../shared/translation/translate-text.ts';
import { readStored, readVerified } from './model-store.ts';

/** A text to translate with these models, one after the other. */
export interface PageTranslationTask {
  id: number;
  text: string;
  source: string;
  target: string;
  models: readonly BuiltInModel[];
  /** The URL of the engine's WebAssembly code. */
  engineUrl: string;
}

export type PageTranslationResult =
  | { id: number; text: string; isPartial: boolean }
  | { id: number; error: string };

/** The page must not need more than 300 MB, so only the models of one pair stay loaded. */
const maxModels = 2;

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<PageTranslationTask>) => void;
  postMessage(result: PageTranslationResult): void;
};
let engine: Promise<Bergamot> | undefined;
const loaded = new Map<string, LoadedModel>();
let queue: Promise<void> = Promise.resolve();

async function load(bergamot: Bergamot, model: BuiltInModel, needed: readonly BuiltInModel[]) {
  const key = model.model.sha256;
  const present = loaded.get(key);
  if (present) return present;
  for (const [name, other] of loaded) {
    if (loaded.size < maxModels) break;
    if (needed.some((each) => each.model.sha256 === name)) continue;
    other.delete();
    loaded.delete(name);
  }
  const added = bergamot.load({
    model: await readVerified(model.model),
    vocabularies: [await readVerified(model.vocabulary)],
    shortlist: new Uint8Array(),
    precision: 'int8shiftAlphaAll',
  });
  loaded.set(key, added);
  return added;
}

async function translate({
  id,
  text,
  source,
  target,
  models,
  engineUrl,
}: PageTranslationTask): Promise<void> {
  try {
    engine ??= readStored(engineUrl).then((code) => startBergamot(runScript, code));
    const bergamot = await engine;
    const route: LoadedModel[] = [];
    for (const model of models) route.push(await load(bergamot, model, models));
    const translateRaw = async (sentences: readonly string[]) =>
      route.reduce<string[]>((texts, model) => bergamot.translate(model, texts), [...sentences]);
    const onPartial = (soFar: string) => worker.postMessage({ id, text: soFar, isPartial: true });
    const result = await translateText({ text, source, target, onPartial }, translateRaw);
    worker.postMessage({ id, text: result, isPartial: false });
  } catch (error) {
    worker.postMessage({ id, error: String(error) });
  }
}

worker.onmessage = ({ data }) => {
  queue = queue.then(() => translate(data));
};
