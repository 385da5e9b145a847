import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Rolldown } from 'vite';
import { compressAll } from './build/compress.ts';
import { buildKernel } from './build/kernel.ts';
import { buildLanguages, findFirstGroups } from './build/languages.ts';
import { buildLivePage } from './build/live-page.ts';
import { prerender } from './build/prerender.ts';
import { buildServer } from './build/server.ts';
import { writeServiceWorkers } from './build/service-worker.ts';

// Bundles the server into build/, then builds the client into dist/: bundle, languages, prerendered pages, web manifests
// and compressed copies.
await buildServer();

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const cache = join(root, '.cache/prerender');

const app = (await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
})) as Rolldown.RolldownOutput;
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'prerender.tsx',
    outDir: cache,
    manifest: false,
    minify: false,
    // A single file, because it is evaluated again for each language.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const languages = await buildLanguages(dist, findFirstGroups(app.output));
await prerender(dist, join(cache, 'prerender.js'), manifest, languages, await buildKernel(dist));
await rm(join(dist, '.vite'), { recursive: true });
await buildLivePage(dist, languages);
await writeServiceWorkers(dist);
await compressAll(dist);
