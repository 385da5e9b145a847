import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type BuiltInModel,
  type ModelFile,
  type ModelManifest,
  modelManifestSchema,
} from '../src/shared/translation/model-manifest.ts';

const vocabularies = 'vocabularies';

/** Adds a trained model to the folder of the built-in models, or replaces the one for the same direction. */
export function storeModel(
  folder: string,
  direction: string,
  files: { model: Uint8Array; vocabulary: Uint8Array },
  /** The best compression takes long. */
  quality: number = constants.BROTLI_MAX_QUALITY,
): ModelManifest {
  const compress = (path: string, raw: Uint8Array) => storeCompressed(join(folder, path), path, raw, quality);
  const [, source, target] = /^([a-z]{2})-([a-z]{2})$/.exec(direction) ?? [];
  if (source === undefined || target === undefined)
    throw new Error(`"${direction}" is not a direction such as en-es.`);
  const { models } = readManifest(folder);
  const isSame = (model: BuiltInModel) => model.source === source && model.target === target;
  const old = models.find(isSame);
  const model = compress(`${direction}/model.bin.br`, files.model);
  // Named after its content, because both directions of a pair usually share it.
  const vocabulary = compress(
    `${vocabularies}/${sha256(files.vocabulary).slice(0, 12)}.spm.br`,
    files.vocabulary,
  );
  const isUnchanged = old?.model.sha256 === model.sha256 && old.vocabulary.sha256 === vocabulary.sha256;
  const version = isUnchanged ? old.version : (old?.version ?? 0) + 1;
  const manifest = modelManifestSchema.parse({
    models: [...models.filter((each) => !isSame(each)), { source, target, version, model, vocabulary }].sort(
      (a, b) => `${a.source}-${a.target}`.localeCompare(`${b.source}-${b.target}`),
    ),
  });
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  removeUnused(folder, manifest);
  return manifest;
}

function readManifest(folder: string): ModelManifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path)
    ? modelManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { models: [] };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function storeCompressed(place: string, path: string, raw: Uint8Array, quality: number): ModelFile {
  const compressed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // The largest window that browsers accept.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, compressed);
  return { path, bytes: raw.length, sha256: sha256(raw), compressedBytes: compressed.length };
}

function removeUnused(folder: string, { models }: ModelManifest): void {
  const used = new Set(models.map(({ vocabulary }) => vocabulary.path));
  for (const name of readdirSync(join(folder, vocabularies)))
    if (!used.has(`${vocabularies}/${name}`)) rmSync(join(folder, vocabularies, name));
}
