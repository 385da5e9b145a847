import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesFolder, manifestFile, sha256 } from '../src/engines/parts.ts';
import { pairPart } from '../src/shared/engine-parts.ts';

export const tinyModels = join(import.meta.dirname, 'fixtures', 'tiny-translation');
const bergamotPackage = join(
  import.meta.dirname,
  '..',
  'node_modules',
  '@browsermt',
  'bergamot-translator',
  'worker',
);

/** The translation directions of the test models, which know 24 sentences each. */
const tinyPairs = [
  ['en', 'es'],
  ['es', 'en'],
  ['en', 'fr'],
  ['en', 'ja'],
] as const;

/** A data folder with the real translation engine and the test models, as the installer would create it. */
export function createTinyEngineFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-engines-'));
  installTinyEngine(dataDir);
  return dataDir;
}

function installTinyEngine(dataDir: string): void {
  const folder = enginesFolder(dataDir);
  installBergamot(dataDir);
  for (const [source, target] of tinyPairs)
    install(folder, pairPart(source, target), join(tinyModels, `${source}-${target}`), /./);
}

/** Installs the engine without any models. */
export function installBergamot(dataDir: string): void {
  const source = '@browsermt/bergamot-translator@0.4.9';
  install(enginesFolder(dataDir), 'bergamot', bergamotPackage, /^bergamot/, source);
}

function install(folder: string, part: string, from: string, names: RegExp, source = 'test'): void {
  const to = join(folder, part);
  mkdirSync(to, { recursive: true });
  const files: Record<string, string> = {};
  for (const name of readdirSync(from).filter((name) => names.test(name))) {
    copyFileSync(join(from, name), join(to, name));
    files[name] = sha256(readFileSync(join(from, name)));
  }
  writeFileSync(join(to, manifestFile), JSON.stringify({ source, files }));
}
