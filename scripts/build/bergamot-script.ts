import type { Plugin } from 'vite';

/**
 * The translation engine's script expects a global variable, which modules don't have. As a function it gets the
 * variable as an argument, and nothing has to be evaluated at run time.
 */
export function bergamotScriptPlugin(): Plugin {
  return {
    name: 'bergamot-script',
    enforce: 'pre',
    transform(code, id) {
      if (!/bergamot-translator-worker\.js$/.test(id)) return undefined;
      return { code: `export default function (Module) {\n${code}\n}`, map: null };
    },
  };
}
