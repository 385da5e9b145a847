import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bergamotScriptPlugin } from './scripts/build/bergamot-script.ts';
import { compileEagerlyPlugin } from './scripts/build/compile-eagerly.ts';
import { headPlugin } from './scripts/build/head.ts';
import { withoutEnglishPlugin } from './scripts/build/languages.ts';
import { splitStringsPlugin } from './scripts/build/split-strings.ts';
import { isLivePath } from './src/shared/routes.ts';

/** Builds the client alone; scripts/build.ts adds the prerendered pages and the compressed copies. */
const plain = /src\/(shared|client\/(api|platform))\/(?!.*strings)/;
const schemas = /zod|src\/shared\/(api|call|calls\/.+|entities|translation-events|.+-schema)\.ts$/;

/** In development, the page for viewers of live captions is at its own address too. */
const livePage: Plugin = {
  name: 'rhapsode-live-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (isLivePath(request.url?.split('?', 1)[0] ?? '')) request.url = '/live.html';
      next();
    });
  },
};

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [
    livePage,
    splitStringsPlugin(),
    withoutEnglishPlugin(),
    react(),
    tailwindcss(),
    headPlugin(),
    compileEagerlyPlugin(),
    bergamotScriptPlugin(),
  ],
  worker: { plugins: () => [bergamotScriptPlugin()] },
  resolve: {
    alias: [
      // Draws lucide's icons with our own component, which is smaller than lucide's.
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
    // Browsers without preloading don't need the polyfill: they only load more slowly. Preloading itself must stay on,
    // because requests for nested modules would otherwise keep an old service worker busy and delay updates.
    modulePreload: { polyfill: false },
    // Every page contains the only stylesheet; with several, chunks that load later would request theirs again.
    cssCodeSplit: false,
    // Small files would be inlined as data: URLs, which the content security policy doesn't allow for scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Short names, because the first script lists them all. Only screens, dialogs and toasts have readable ones.
        chunkFileNames: ({ name }) =>
          /-(screen|dialog)$|^toast-view$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // Everything that the first page needs is in one file, which compresses better than several.
            { name: 'main', tags: ['$initial'], priority: 3 },
            // Small shared modules go into two files, because the first script lists every file with its hash. The first
            // file contains no texts, so that requests don't have to wait for the texts of another language.
            {
              name: 'plain',
              test: (id) => plain.test(id) && !schemas.test(id),
              minShareCount: 2,
              maxModuleSize: 2_000,
              priority: 2,
            },
            // Building the schemas of all calls takes long, so no screen may need them before its first request.
            { name: 'schemas', test: schemas, priority: 1 },
            { name: 'common', test: /src\/(client|shared)\/|lucide/, minShareCount: 2, maxModuleSize: 1_500 },
            // Larger modules that are shared by chunks which a visitor's first action loads.
            {
              name: 'common',
              test: /\/(import-parts|speech-queue|segmenter|voice-gate|player|level-meter|compare-texts|saved-cache|quota)\.ts$/,
              minShareCount: 2,
            },
          ],
        },
        // No code depends on the side effects of reading a property, so unused reads can be removed.
        minify: {
          compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
          mangle: true,
          codegen: true,
        },
      },
    },
  },
  // The client's own folder is called api too, so modules are not forwarded to the server.
  server: { proxy: { '^/api/(?!.*\\.ts\\b)': process.env.API_URL ?? 'http://localhost:3002' } },
});
