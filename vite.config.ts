import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headPlugin } from './scripts/build/head.ts';

/** Builds the client alone; scripts/build.ts adds the prerendered pages and the compressed copies. */
export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), headPlugin()],
  resolve: {
    alias: [
      // The icons are lucide's; their drawing is ours, and small.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/client/ui/lucide-icon.ts'),
      },
      // Radix stops the page from scrolling with a <style> element, which the content policy forbids.
      {
        find: /^react-style-singleton$/,
        replacement: join(import.meta.dirname, 'src/client/ui/style-singleton.ts'),
      },
    ],
  },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The pages import their script themselves, so a browser without preloading loses only time. Without the helper,
    // requests of nested modules keep a service worker busy, and a new version then waits for minutes.
    modulePreload: { polyfill: false },
    // One stylesheet, and every page carries it: with several, parts that are loaded later would ask for it again.
    cssCodeSplit: false,
    // The page's policy allows no data: scripts, and small files compress better inside their neighbours.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first script lists the other files by name, so only screens, dialogs and toasts have a readable one.
        chunkFileNames: ({ name }) =>
          /-(screen|dialog)$|^toast-view$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // All that the first page needs in one file: it compresses better than its pieces.
            { name: 'main', tags: ['$initial'], priority: 1 },
            // Small modules that several parts share, because the first page lists each file with its hash.
            { name: 'common', test: /src\/(client|shared)\/|lucide/, minShareCount: 2, maxModuleSize: 1_500 },
            // Parts that the first action loads share these.
            {
              name: 'common',
              test: /\/(import-(strings|parts)|speech-queue|segmenter|voice-gate|player|microphone|compare-texts|saved-cache|quota)\.ts$/,
              minShareCount: 2,
            },
          ],
        },
        // Nothing here reads a property for the sake of a side effect, so unused reads may go.
        minify: {
          compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
          mangle: true,
          codegen: true,
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3002' } },
});
