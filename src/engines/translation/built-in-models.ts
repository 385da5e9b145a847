import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ModelFiles } from '../../shared/translation/bergamot.ts';
import {
  type BuiltInModel,
  type ModelFile,
  modelManifestSchema,
} from '../../shared/translation/model-manifest.ts';
import { DamagedPart, sha256 } from '../parts.ts';

/** The models that come with the app. There are none if their list can't be read; the server has logged that. */
export function listBuiltInModels(folder: string): BuiltInModel[] {
  try {
    return modelManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).models;
  } catch {
    return [];
  }
}

export function readBuiltInModel(folder: string, { model, vocabulary }: BuiltInModel): ModelFiles {
  return {
    model: readVerified(folder, model),
    vocabularies: [readVerified(folder, vocabulary)],
    shortlist: new Uint8Array(),
    precision: 'int8shiftAlphaAll',
  };
}

/** A model with a flipped bit loads without error and translates wrongly, so its hash is always checked. */
function readVerified(folder: string, file: ModelFile): Uint8Array {
  const path = join(folder, file.path);
  if (!existsSync(path)) throw damaged(path, 'is missing');
  const bytes = decompress(readFileSync(path));
  if (!bytes || sha256(bytes) !== file.sha256) throw damaged(path, 'is damaged');
  return bytes;
}

function decompress(bytes: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return undefined;
  }
}

const damaged = (path: string, reason: string) =>
  new DamagedPart(`Translation is not available: ${path} ${reason}. Download the app again to restore it.`);
