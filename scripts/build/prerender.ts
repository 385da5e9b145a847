import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { describePage } from './head.ts';

/** The exports of the bundled src/client/prerender.tsx. */
interface Prerenderer {
  pages: Promise<{
    file: string;
    path: string;
    canonical: string | null;
    title: string;
    description: string;
    module: string | null;
  }>[];
  render(path: string): Promise<string>;
}

const importsOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) importsOf(manifest, next, seen);
  return seen;
};

/**
 * A script element would run before the first paint whenever it is cached. A background tab paints nothing, so it doesn't
 * wait. If the script can't be loaded, kept presses of links are released to the browser.
 */
const loadAfterPaint = (script: string): string =>
  [
    `let load=()=>import("${script}").catch(()=>document.dispatchEvent(new Event("page-ready")))`,
    'document.hidden?load():requestAnimationFrame(()=>{let{port1,port2}=new MessageChannel;port1.onmessage=load;port2.postMessage(0)})',
  ].join(';');

/**
 * Renders every page with the components that the browser hydrates and inlines the styles, so that the first paint
 * needs one response and no script.
 */
export async function prerender(dist: string, bundle: string, manifest: Manifest): Promise<void> {
  const { pages, render } = (await import(pathToFileURL(bundle).href)) as Prerenderer;
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(shell);
  if (!link?.[1]) throw new Error('The built page has no stylesheet.');
  const styles = (await readFile(join(dist, link[1]), 'utf8')).trim();
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(shell);
  if (!script?.[1]) throw new Error('The built page has no script.');
  const preloadScript = `<link rel="modulepreload" crossorigin href="${script[1]}">`;
  const loader = `<script>{${loadAfterPaint(script[1])}}</script>`;
  const entry = importsOf(manifest, 'index.html');

  for await (const page of pages) {
    const own = page.module ? [...importsOf(manifest, page.module)].filter((file) => !entry.has(file)) : [];
    const preloads = own.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
    const drawn = await render(page.path);
    if (/<script/.test(drawn))
      throw new Error(`${page.file} holds a script that the page's policy would refuse.`);
    const html = shell
      .replace(link[0], () => `<style>${styles}</style>${preloadScript}${preloads}`)
      .replace(script[0], '')
      .replace(/<title>.*?<\/title>/, () => describePage({ ...page, path: page.canonical }))
      // A page painted in parts would move while it loads.
      .replace('</title>', '</title><link rel="expect" href="#whole" blocking="render">')
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${drawn}</div><div id="whole" hidden></div>${loader}`,
      );
    await writeFile(join(dist, page.file), html);
  }
  // The styles are inlined, so the file is never requested.
  await rm(join(dist, link[1]));
}
