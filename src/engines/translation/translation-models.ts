import { pairOf, pairPart } from '../../shared/engine-parts.ts';
import { listParts, readManifest, readPartFile } from '../parts.ts';
import { type Bergamot, type LoadedModel, startBergamot } from './bergamot.ts';

const pivot = 'en';
/** Each model takes up to half a gigabyte of memory. Two are enough to translate via English. */
const maxModels = 2;

export interface TranslationModels {
  /** The languages that each language can be translated into, directly or via English. */
  targets(): Map<string, string[]>;
  /** Throws if there is no model for the pair. */
  translate(source: string, target: string, sentences: readonly string[]): Promise<string[]>;
}

/** Loads the engine and its models when they are first needed. */
export function createTranslationModels(folder: string): TranslationModels {
  let engine: Promise<Bergamot> | undefined;
  const loaded = new Map<string, LoadedModel>();

  const start = async () => {
    const file = (name: string) => readPartFile(folder, 'bergamot', `bergamot-translator-worker.${name}`);
    return startBergamot(file('js').toString('utf8'), new Uint8Array(file('wasm')));
  };

  const load = (bergamot: Bergamot, part: string, needed: readonly string[]): LoadedModel => {
    const present = loaded.get(part);
    if (present) return present;
    for (const [name, model] of loaded) {
      if (loaded.size < maxModels) break;
      if (needed.includes(name)) continue;
      model.delete();
      loaded.delete(name);
    }
    const model = bergamot.load(readModel(folder, part));
    loaded.set(part, model);
    return model;
  };

  return {
    targets() {
      const pairs = listParts(folder).flatMap((part) => pairOf(part) ?? []);
      const direct = (source: string) =>
        pairs.filter((pair) => pair.source === source).map((pair) => pair.target);
      const sources = [...new Set(pairs.map((pair) => pair.source))].sort();
      return new Map(
        sources.map((source) => {
          const directTargets = direct(source);
          const pivotTargets = directTargets.includes(pivot) ? direct(pivot) : [];
          return [
            source,
            [...new Set([...directTargets, ...pivotTargets])].filter((code) => code !== source).sort(),
          ];
        }),
      );
    },
    async translate(source, target, sentences) {
      const parts = routeOf(listParts(folder), source, target);
      engine ??= start();
      const bergamot = await engine;
      const models = parts.map((part) => load(bergamot, part, parts));
      return bergamot.translate(models, sentences);
    },
  };
}

function routeOf(parts: readonly string[], source: string, target: string): string[] {
  const direct = pairPart(source, target);
  return parts.includes(direct) ? [direct] : [pairPart(source, pivot), pairPart(pivot, target)];
}

function readModel(folder: string, part: string) {
  const names = Object.keys(readManifest(folder, part).files);
  const read = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => readPartFile(folder, part, name));
  const [model] = read(/^model\./);
  if (!model) throw new Error(`${part} has no model`);
  const [shortlist = new Uint8Array()] = read(/^lex\./);
  return {
    model,
    shortlist,
    vocabularies: [...read(/^vocab\./), ...read(/^srcvocab\./), ...read(/^trgvocab\./)],
    precision: names.some((name) => name.endsWith('intgemm8.bin')) ? 'int8shiftAll' : 'int8shiftAlphaAll',
  };
}
