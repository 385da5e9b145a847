import { join } from 'node:path';
import { minify } from '@swc/core';
import { rolldown } from 'rolldown';
import { build, type Rolldown } from 'vite';

const client = join(import.meta.dirname, '../../src/client');

/** The part of the page that records before the app is there. */
export interface BuiltKernel {
  /** The inline script. */
  code: string;
  /** The URLs of the part that records sound, which most browsers don't need, and of its audio worklet. */
  sound: string;
  worklet: string;
}

/** Bundles the kernel separately: the app's chunks would arrive too late. */
export async function buildKernel(dist: string): Promise<BuiltKernel> {
  const bundle = await rolldown({ input: join(client, 'kernel/kernel.ts') });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  // Its output is 2 % smaller than Rolldown's, and the kernel has a budget of its own.
  const { code } = await minify(output[0].code, {
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
  const worklet = built.output.find(({ fileName }) => fileName.includes('capture-worklet'));
  if (!worklet) throw new Error('The part that records sound has no worklet.');
  return { code: code.trim(), sound: `/${built.output[0].fileName}`, worklet: `/${worklet.fileName}` };
}
