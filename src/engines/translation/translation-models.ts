import { pairOf } from '../../shared/engine-parts.ts';
import type { Bergamot, LoadedModel, ModelFiles } from '../../shared/translation/bergamot.ts';
import { type Direction, pivotRoute, reachableTargets } from '../../shared/translation/pivot-route.ts';
import { listParts, readManifest, readPartFile } from '../parts.ts';
import { startBergamotPackage } from './bergamot-package.ts';
import { listBuiltInModels, readBuiltInModel } from './built-in-models.ts';

/** A full-size model takes up to half a gigabyte of memory, a built-in one much less. Two are enough to translate via English. */
const maxModels = 2;

interface AvailableModel extends Direction {
  name: string;
  read(): ModelFiles;
}

export interface TranslationModels {
  /** The languages that each language can be translated into, directly or via English. */
  targets(): Map<string, string[]>;
  /** Throws if there is no model for the pair. */
  translate(source: string, target: string, sentences: readonly string[]): Promise<string[]>;
}

export interface ModelFolders {
  /** The models that somebody installed. They are larger and better than the built-in ones. */
  installed: string;
  builtIn: string;
}

/** Loads the engine and its models when they are first needed. */
export function createTranslationModels(
  folders: ModelFolders,
  start: () => Promise<Bergamot> = startBergamotPackage,
): TranslationModels {
  let engine: Promise<Bergamot> | undefined;
  const loaded = new Map<string, LoadedModel>();

  const load = (
    bergamot: Bergamot,
    model: AvailableModel,
    needed: readonly AvailableModel[],
  ): LoadedModel => {
    const present = loaded.get(model.name);
    if (present) return present;
    for (const [name, other] of loaded) {
      if (loaded.size < maxModels) break;
      if (needed.some((each) => each.name === name)) continue;
      other.delete();
      loaded.delete(name);
    }
    const added = bergamot.load(model.read());
    loaded.set(model.name, added);
    return added;
  };

  return {
    targets: () => reachableTargets(listModels(folders)),
    async translate(source, target, sentences) {
      const route = pivotRoute(listModels(folders), source, target);
      if (route.length === 0) throw new Error(`There is no model for ${source} to ${target}`);
      engine ??= start();
      const bergamot = await engine;
      const models = route.map((model) => load(bergamot, model, route));
      return models.reduce<readonly string[]>(
        (texts, model) => bergamot.translate(model, texts),
        sentences,
      ) as string[];
    },
  };
}

/** An installed model takes precedence over the built-in one for the same direction. */
function listModels({ installed, builtIn }: ModelFolders): AvailableModel[] {
  return [
    ...listParts(installed).flatMap((part): AvailableModel[] => {
      const pair = pairOf(part);
      return pair ? [{ ...pair, name: part, read: () => readInstalled(installed, part) }] : [];
    }),
    ...listBuiltInModels(builtIn).map((model) => ({
      source: model.source,
      target: model.target,
      name: `built-in-${model.source}-${model.target}`,
      read: () => readBuiltInModel(builtIn, model),
    })),
  ];
}

function readInstalled(folder: string, part: string): ModelFiles {
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
