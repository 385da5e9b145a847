import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { compressAll } from './build/compress.ts';
import { prerender } from './build/prerender.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { webManifest } from './build/web-manifest.ts';

// Builds the client into dist/: bundle, prerendered pages, web manifest, compressed copies.
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const cache = join(root, '.cache/prerender');

await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'prerender.tsx', outDir: cache, manifest: false, minify: false },
  ssr: { noExternal: true },
});

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
await prerender(dist, join(cache, 'prerender.js'), manifest);
await writeFile(join(dist, 'manifest.webmanifest'), webManifest());
await rm(join(dist, '.vite'), { recursive: true });
await writeServiceWorker(dist);
await compressAll(dist);
