import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { isRightToLeftInterface } from '../../src/shared/interface-languages.ts';
import { describePage, escapeHtml } from './head.ts';
import type { BuiltKernel } from './kernel.ts';
import { type BuiltLanguage, setLanguage } from './languages.ts';
import { webManifest } from './web-manifest.ts';

/** The exports of the bundled src/client/prerender.tsx. */
interface Prerenderer {
  listPages(): Promise<
    {
      file: string;
      canonical: string | null;
      title: string;
      description: string;
      /** Files that the page needs besides the entry. */
      modules: string[];
      /** Whether the app hydrates the page. */
      hydrates: boolean;
      /** The texts of the kernel, on the page with the record button. */
      kernel?: object;
      /** What the installed app calls a new recording. */
      record: string;
      render(): Promise<string>;
    }[]
  >;
}

const importsOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) importsOf(manifest, next, seen);
  return seen;
};

/**
 * Loads the app after the first paint: a cached script element would run before it. A background tab doesn't
 * paint, so it doesn't wait. The interface language has to be loaded before the app's modules run. If a
 * script fails to load, clicks on links that were held back go to the browser, and it is tried again after a while. The
 * script is the same for all languages, because the page's content security policy lists its hash.
 */
const loadAfterPaint = (script: string): string =>
  [
    'let language=document.querySelector("[data-interface]")',
    `let load=async(wait=1e3)=>{try{await import(language.href);await import("${script}")}catch{document.dispatchEvent(new Event("page-ready"));setTimeout(load,wait,Math.min(2*wait,16e3))}}`,
    'document.hidden?load():requestAnimationFrame(()=>{let{port1,port2}=new MessageChannel;port1.onmessage=()=>load();port2.postMessage(0)})',
  ].join(';');

/** The kernel's script is the same in all languages, so its texts are an attribute. */
const kernelOf = (strings: object | undefined, { code }: BuiltKernel): string =>
  strings
    ? `<div id="early" hidden data-strings="${escapeHtml(JSON.stringify(strings))}"></div><script>${code}</script>`
    : '';

/** Evaluates the bundle again, so that all its texts are in this language. */
async function openBundle(bundle: string, id: string): Promise<Prerenderer> {
  await setLanguage(id);
  return (await import(`${pathToFileURL(bundle).href}?${id}`)) as Prerenderer;
}

const preload = (file: string, mark = '') =>
  `<link rel="modulepreload" crossorigin href="${file}"${mark && ` ${mark}`}>`;

/**
 * Renders every page in every language with the same components that the browser hydrates, and inlines the
 * styles, so that the first paint needs one response and no script.
 */
export async function prerender(
  dist: string,
  bundle: string,
  manifest: Manifest,
  built: readonly BuiltLanguage[],
  kernel: BuiltKernel,
): Promise<void> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(shell);
  if (!link?.[1]) throw new Error('The built page has no stylesheet.');
  const styles = (await readFile(join(dist, link[1]), 'utf8')).trim();
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(shell);
  if (!script?.[1]) throw new Error('The built page has no script.');
  const loader = `<script>{${loadAfterPaint(script[1])}}</script>`;
  const release = '<script>document.dispatchEvent(new Event("page-ready"))</script>';
  const entry = importsOf(manifest, 'index.html');
  const ids = built.map(({ id }) => id);

  for (const { id, first, later } of built) {
    const folder = id === 'en' ? '' : `${id}/`;
    const { listPages } = await openBundle(bundle, id);
    const languageLink = preload(first, `data-interface="${later?.rest ?? ''}"`);
    const pages = await listPages();
    for (const page of pages) {
      const own = page.modules
        .flatMap((module) => [...importsOf(manifest, module)])
        .filter((file) => !entry.has(file));
      // Only the first screen can do without the rest of the language.
      const texts = later && page.modules.length > 0 ? [later.rest] : [];
      const preloads = [script[1], ...texts, ...own.map((file) => `/${file}`)]
        .map((file) => preload(file))
        .join('');
      const markup = await page.render();
      if (/<script/.test(markup))
        throw new Error(`${page.file} contains a script that the page's policy would block.`);
      const description = { ...page, path: page.canonical, language: id, languages: ids };
      const html = shell
        .replace(
          'lang="en"',
          `lang="${id}"${isRightToLeftInterface(id) ? ' dir="rtl"' : ''}${page.kernel ? ` data-sound="${kernel.sound}" data-worklet="${kernel.worklet}"` : ''}`,
        )
        .replace('"/manifest.webmanifest"', `"/${folder}manifest.webmanifest"`)
        .replace(link[0], () => `<style>${styles}</style>${page.hydrates ? languageLink + preloads : ''}`)
        .replace(script[0], '')
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, (preloaded) => (page.hydrates ? preloaded : ''))
        .replace(/<title>.*?<\/title>/, () => describePage(description))
        // Without this, the page could be painted in parts and shift while it loads.
        .replace('</title>', '</title><link rel="expect" href="#whole" blocking="render">')
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${markup}</div>${kernelOf(page.kernel, kernel)}<div id="whole" hidden></div>${page.hydrates ? loader : release}`,
        );
      await mkdir(dirname(join(dist, folder, page.file)), { recursive: true });
      await writeFile(join(dist, folder, page.file), html);
      if (page.file === 'index.html')
        await writeFile(
          join(dist, folder, 'manifest.webmanifest'),
          webManifest(id, page, page.record, pages),
        );
    }
  }
  // The styles are inlined, so the file is never requested.
  await rm(join(dist, link[1]));
}
