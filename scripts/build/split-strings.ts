import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const stringsFile = /\/src\/client\/.+\/strings\.ts$/;

/** Turns each group of a feature's strings.ts into a module, so that a chunk contains only the groups it uses. */
export const splitStringsPlugin = (): Plugin => ({
  name: 'rhapsode-split-strings',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [file = '', group] = id.split('?group=');
    if (!stringsFile.test(file)) return null;
    const source = readFileSync(file, 'utf8');
    const groups = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const code =
      group === undefined
        ? groups.map((name) => `export { ${name} } from '${file}?group=${name}';`).join('\n')
        : // The other groups are removed, because they are neither exported nor used.
          source
            .replaceAll(/^export (?=const (\w+))/gm, (word, name) => (name === group ? word : ''))
            .replaceAll('= translated', '= /* @__PURE__ */ translated');
    return { code, moduleSideEffects: false };
  },
});
