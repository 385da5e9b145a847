import { readFileSync } from 'node:fs';
import { minifySync, transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { brand } from '../../src/shared/brand.ts';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';
import { themes } from '../../src/shared/themes.ts';

const client = new URL('../../src/client/', import.meta.url);

const themesFile = new URL('styles/themes.css', client);

/** Reads the background colour of each theme from the stylesheet. */
function themeBackgrounds(): Record<string, string> {
  const css = readFileSync(themesFile, 'utf8');
  const entries = themes.map(({ id }) => {
    const background = new RegExp(`\\[data-theme="${id}"\\][^}]*?--bg: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (!background) throw new Error(`The theme ${id} has no --bg colour in themes.css.`);
    return [id, background];
  });
  return Object.fromEntries(entries);
}

/** The source of an exported function, which must be self-contained. */
function sourceOf(file: string): string {
  return transformSync(file, readFileSync(new URL(file, client), 'utf8'), {}).code.replace(/^export /m, '');
}

/** The script that runs before the first paint, inlined into every page. */
function bootScript(): string {
  const calls = `boot(${JSON.stringify(themeBackgrounds())});replayEarlyInput()`;
  const code = `(() => {${sourceOf('boot.ts')}\n${sourceOf('replay-early-input.ts')}\n${calls}})()`;
  return minifySync('boot.js', code, {}).code.trim();
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

interface DescribedPage {
  title: string;
  description: string;
  path: string | null;
  language: string;
  /** All languages the page is available in. */
  languages: readonly string[];
}

/** The title and metadata of a page for browsers, search engines and link previews. */
export function describePage(page: DescribedPage): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const urlIn = (id: string) => `${brand.origin}${page.path}${id === 'en' ? '' : `?lang=${id}`}`;
  const url = page.path === null ? null : urlIn(page.language);
  const alternate = (tag: string, id: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${urlIn(id)}" />`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    url ? `<link rel="canonical" href="${url}" />` : '<meta name="robots" content="noindex" />',
    ...(url ? [...page.languages.map((id) => alternate(id, id)), alternate('x-default', 'en')] : []),
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}" />`,
    url && `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${brand.origin}/og.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** In development, the URL sets the language: ?lang=de, or ?lang=en-XA for long, accented English. */
function developmentLanguage(url: string | undefined): string {
  const id = new URL(url ?? '/', brand.origin).searchParams.get('lang');
  const known = interfaceLanguages.some((language) => language.id === id);
  if (id === 'en' || !(known || id === 'en-XA')) return '';
  const script =
    id === 'en-XA'
      ? "import '/interface/pseudo.ts'"
      : // A static import, because the app's script doesn't wait for an asynchronous one.
        `import { addLanguage } from '/interface/add-language.ts'; import * as language from '/interface/${id}/index.ts'; addLanguage(language)`;
  return `<script type="module">${script}</script>\n    `;
}

/** Puts the boot script at the end of the head, after the styles it reads. */
export function headPlugin(): Plugin {
  return {
    name: 'rhapsode-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server, originalUrl }) => {
        const page = html.replace('</head>', `  <script>${bootScript()}</script>\n  </head>`);
        const language = server ? developmentLanguage(originalUrl) : '';
        return page.replace('<script type="module" src="/main.tsx">', `${language}$&`);
      },
    },
  };
}
