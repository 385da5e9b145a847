import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesFolder, manifestFile, sha256 } from '../src/engines/parts.ts';
import { pairPart } from '../src/shared/engine-parts.ts';
import { storeModel } from '../training/store-model.ts';

export const tinyModels = join(import.meta.dirname, 'fixtures', 'tiny-translation');
/** The translation directions of the test models, which know 24 sentences each. */
const tinyPairs = [
  ['en', 'es'],
  ['es', 'en'],
  ['en', 'fr'],
  ['en', 'ja'],
] as const;

/** A data folder with the test models, as the installer would create it. */
export function createTinyEngineFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-engines-'));
  for (const [source, target] of tinyPairs)
    install(enginesFolder(dataDir), pairPart(source, target), join(tinyModels, `${source}-${target}`));
  return dataDir;
}

/** A folder with test models in the format of the built-in ones. */
export function createTinyModelsFolder(directions = ['en-es', 'es-en', 'en-fr']): string {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-models-'));
  for (const direction of directions) {
    const languages = direction.replace('-', '');
    const read = (name: string) => readFileSync(join(tinyModels, direction, name));
    const files = {
      model: read(`model.${languages}.intgemm.alphas.bin`),
      vocabulary: read(`vocab.${languages}.spm`),
    };
    storeModel(folder, direction, files, 1);
  }
  return folder;
}

function install(folder: string, part: string, from: string): void {
  const to = join(folder, part);
  mkdirSync(to, { recursive: true });
  const files: Record<string, string> = {};
  for (const name of readdirSync(from)) {
    copyFileSync(join(from, name), join(to, name));
    files[name] = sha256(readFileSync(join(from, name)));
  }
  writeFileSync(join(to, manifestFile), JSON.stringify({ source: 'test', files }));
}
