import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';

const client = join(import.meta.dirname, '../../src/client');

/** An interface language and the URLs of its scripts. */
export interface BuiltLanguage {
  id: string;
  /** The texts of the app's first script. */
  first: string;
  /** The other texts. In English they are in the scripts that use them. */
  later: {
    rest: string;
    /** The texts of the page for viewers of live captions. */
    live: string;
  } | null;
}

/** A group of texts in the source code. */
interface Group {
  key: string;
  file: string;
  /** The name of its constant. */
  name: string;
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

const isStringsFile = ({ file }: Group): boolean => file.endsWith('/strings.ts');

function groupsIn(ids: readonly string[]): Group[] {
  return ids
    .filter((id) => id.startsWith(client))
    .flatMap((id) => {
      const [file = '', group = '\\w+'] = id.split('?group=');
      const lookups = new RegExp(`\\b(${group}) = translated(?:<[^']*?>)?\\(\\s*'(\\w+)'`, 'g');
      const found = readFileSync(file, 'utf8').matchAll(lookups);
      return Array.from(found, ([, name = '', key = '']) => ({ key, file, name }));
    });
}

/**
 * Leaves the English texts out of the app's first script, because readers of other languages don't need them. They become
 * a script of their own, like those of the other languages.
 */
export const withoutEnglishPlugin = (): Plugin => ({
  name: 'rhapsode-without-english',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk(code, { isEntry, moduleIds }) {
    if (!isEntry) return null;
    const keys = new Set(
      groupsIn(moduleIds)
        .filter(isStringsFile)
        .map(({ key }) => key),
    );
    let shorter = code;
    const { program } = parseSync('entry.js', code);
    for (const statement of program.body.toReversed()) {
      const call = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : null;
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
      const [key, english] = call.arguments;
      if (!call.callee.name.startsWith('translated') || key?.type !== 'Literal') continue;
      if (english && keys.has(String(key.value)))
        shorter = shorter.slice(0, key.end) + shorter.slice(english.end);
    }
    return { code: shorter, map: null };
  },
});

/** The texts that the app's first script looks up. */
export function findFirstGroups(output: Rolldown.RolldownOutput['output']): readonly Group[] {
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const first = [entry, ...(entry?.imports ?? []).map((file) => chunks.get(file))];
  return groupsIn(first.flatMap((chunk) => chunk?.moduleIds ?? []));
}

/**
 * Bundles each language separately. In the app's bundle, a language would import modules from the app's
 * script, which would then run before the language is loaded.
 */
export async function buildLanguages(dist: string, firstGroups: readonly Group[]): Promise<BuiltLanguage[]> {
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
          // So that only the groups that are used stay.
          transform: (source) => source.replaceAll('= translated', '= /* @__PURE__ */ translated'),
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
  const basics = new Set(['formats', 'spoken', ...firstGroups.map(({ key }) => key)]);
  const english = firstGroups.filter(isStringsFile);
  const built = interfaceLanguages.map(async ({ id }): Promise<BuiltLanguage> => {
    if (id === 'en') {
      const imports = english.map(({ key, file, name }) => `import { ${name} as ${key} } from '${file}'`);
      const texts = `globalThis.englishTexts = { ${english.map(({ key }) => key)} }`;
      return { id, first: await build(id, 'first', [...imports, texts].join('\n')), later: null };
    }
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
    return { id, first, later: { rest, live } };
  });
  return Promise.all(built);
}
