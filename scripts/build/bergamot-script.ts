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
      // Modules are strict, so `this` is undefined in a plain function.
      const strict = code.replace('var global_object = this;', 'var global_object = globalThis;');
      return { code: `export default function (Module) {\n${strict}\n}`, map: null };
    },
  };
}
