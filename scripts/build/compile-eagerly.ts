import type { Plugin } from 'vite';

/**
 * Marks the first script so that Chromium compiles all of its functions on another thread while it arrives. Otherwise it
 * would compile each one on the main thread when it is first called, and most are called while the page becomes live.
 * Other browsers ignore the comment, which has to be the first line.
 */
export function compileEagerlyPlugin(): Plugin {
  return {
    name: 'rhapsode-compile-eagerly',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && output.isEntry)
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
