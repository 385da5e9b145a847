import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type Bergamot, startBergamot } from '../../shared/translation/bergamot.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string): string =>
  require.resolve(`@browsermt/bergamot-translator/worker/bergamot-translator-worker.${name}`);

/** The package's own loader works only in browsers, so its script is run as a function. */
export function startBergamotPackage(): Promise<Bergamot> {
  const script = compileFunction(readFileSync(fileOf('js'), 'utf8'), [
    'Module',
    'require',
    '__dirname',
    '__filename',
    'module',
    'exports',
  ]);
  const folder = import.meta.dirname;
  return startBergamot(
    (settings) => script(settings, require, folder, join(folder, 'bergamot.js'), {}, {}),
    new Uint8Array(readFileSync(fileOf('wasm'))),
  );
}
