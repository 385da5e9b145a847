import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Rolldown } from 'vite';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';

const client = join(import.meta.dirname, '../../src/client');

/** An interface language and the URLs of its scripts. English has none. */
export interface BuiltLanguage {
  id: string;
  scripts: {
    /** The texts of the app's first script. */
    first: string;
    /** All other texts. */
    rest: string;
    /** The texts of the page for viewers of live captions. */
    live: string;
  } | null;
}

export const importFrom = (...path: string[]): Promise<unknown> =>
  import(pathToFileURL(join(client, 'interface', ...path)).href);

/** Makes all texts that are looked up from now on appear in this language. */
export async function setLanguage(id: string): Promise<void> {
  Reflect.deleteProperty(globalThis, 'interfaceLanguage');
  if (id === 'en') return;
  const { addLanguage } = (await importFrom('add-language.ts')) as { addLanguage(texts: unknown): void };
  addLanguage(await importFrom(id, 'index.ts'));
}

/** The keys of the texts that the app's first script looks up. */
export function findFirstKeys(output: Rolldown.RolldownOutput['output']): ReadonlySet<string> {
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const files = [entry, ...(entry?.imports ?? []).map((file) => chunks.get(file))]
    .flatMap((chunk) => chunk?.moduleIds ?? [])
    .filter((file) => file.startsWith(client));
  const keys = files.flatMap((id) => {
    const [file = '', group = '\\w+'] = id.split('?group=');
    const lookups = new RegExp(`\\b${group} = translated(?:<[^']*?>)?\\(\\s*'(\\w+)'`, 'g');
    return [...readFileSync(file, 'utf8').matchAll(lookups)].map(([, key = '']) => key);
  });
  return new Set(keys);
}

/**
 * Bundles each language separately. In the app's bundle, a language would import modules from the app's
 * script, which would then run before the language is loaded.
 */
export async function buildLanguages(dist: string, firstKeys: ReadonlySet<string>): Promise<BuiltLanguage[]> {
  const build = async (id: string, part: string, code: string): Promise<string> => {
    const entry = join(client, 'interface', id, 'entry.ts');
    const bundle = await rolldown({
      input: entry,
      external: /^\/assets\//,
      plugins: [
        {
          name: 'entry',
          resolveId: (file) => (file === entry ? file : null),
          load: (file) => (file === entry ? code : null),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    const hash = createHash('sha256').update(output[0].code).digest('base64url').slice(0, 8);
    const script = `/assets/interface-${id}-${part}-${hash}.js`;
    await writeFile(join(dist, script), output[0].code);
    return script;
  };
  const basics = new Set(['formats', 'spoken', ...firstKeys]);
  const built = interfaceLanguages.map(async ({ id }): Promise<BuiltLanguage> => {
    if (id === 'en') return { id, scripts: null };
    const names = Object.keys((await importFrom(id, 'index.ts')) as object);
    const later = names.filter((name) => !basics.has(name) && name !== 'liveViewer');
    const rest = await build(id, 'rest', `export { ${later} } from './index.ts'`);
    const early = names.filter((name) => basics.has(name));
    const first = await build(
      id,
      'first',
      `import { addLanguage } from '../add-language.ts'
      import { ${early} } from './index.ts'
      addLanguage({ ${early} }, () => import('${rest}'))`,
    );
    const live = await build(
      id,
      'live',
      `import { addLanguage } from '../add-language.ts'
      import { formats, liveViewer, spoken } from './index.ts'
      addLanguage({ formats, liveViewer, spoken })`,
    );
    return { id, scripts: { first, rest, live } };
  });
  return Promise.all(built);
}
