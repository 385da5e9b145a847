import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { brand } from '../../src/shared/brand.ts';
import { isRightToLeftInterface } from '../../src/shared/interface-languages.ts';
import { type BuiltLanguage, importFrom } from './languages.ts';

const client = join(import.meta.dirname, '../../src/client');

/** Bundles the viewers' page of live captions separately: together with the app it would load most of the app's code. */
export async function buildLivePage(dist: string, languages: readonly BuiltLanguage[]): Promise<void> {
  await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      // Viewers come with the phone they have.
      target: 'es2020',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(client, 'live.html'),
        output: {
          entryFileNames: 'assets/live-[hash:8].js',
          chunkFileNames: 'assets/live-[name]-[hash:8].js',
          assetFileNames: 'assets/live-[hash:8][extname]',
        },
      },
    },
  });
  const shell = await readFile(join(dist, 'live.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(shell);
  const script = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>\s*/.exec(shell);
  if (!link?.[1] || !script) throw new Error('The viewers’ page has no stylesheet or no script.');
  const styles = (await readFile(join(dist, link[1]), 'utf8')).trim();

  for (const { id, later } of languages) {
    const folder = join(dist, id === 'en' ? '' : id);
    const title = await titleIn(id);
    // Scripts of this type run in the order of the page, so the texts are there before the page looks them up.
    const texts = later ? `<script type="module" src="${later.live}"></script>` : '';
    const html = shell
      .replace('lang="en"', `lang="${id}"${isRightToLeftInterface(id) ? ' dir="rtl"' : ''}`)
      .replace(link[0], () => `<style>${styles}</style>`)
      .replace(script[0], () => texts + script[0])
      .replace(/<title>.*?<\/title>/, () => `<title>${title} – ${brand.name}</title>`);
    for (const place of [folder, join(folder, 'personal')]) {
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'live.html'), html);
    }
  }
  // The styles are inlined, so the file is never requested.
  await rm(join(dist, link[1]));
}

async function titleIn(id: string): Promise<string> {
  if (id === 'en') return 'Live captions';
  const { liveViewer } = (await importFrom(id, 'live.ts')) as { liveViewer: { title: string } };
  return liveViewer.title;
}
