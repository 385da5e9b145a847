import { join } from 'node:path';
import { minify } from '@swc/core';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { build, type Rolldown } from 'vite';

const client = join(import.meta.dirname, '../../src/client');

/** The part of the page that records before the app is there. */
export interface BuiltKernel {
  /** The inline script. */
  code: string;
  /** The URL of the part that records sound, which most browsers don't need. */
  sound: string;
}

/** Bundles the kernel separately: the app's chunks would arrive too late. */
export async function buildKernel(dist: string): Promise<BuiltKernel> {
  const bundle = await rolldown({
    input: join(client, 'kernel/kernel.ts'),
    treeshake: { propertyReadSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  const compress = { target: 'es2022', treeshake: { propertyReadSideEffects: false } } as const;
  const smaller = minifySync('kernel.js', output[0].code, { compress });
  // Each of the two finds what the other doesn't.
  const { code } = await minify(smaller.code, {
    ecma: 2022,
    module: false,
    compress: { passes: 3 },
    mangle: true,
  });

  const built = (await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(client, 'kernel/kernel-sound.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/kernel-sound-[hash:8].js', format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return { code: code.trim(), sound: `/${built.output[0].fileName}` };
}
