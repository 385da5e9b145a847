import { get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kernelBytes } from '../e2e/kernel-bytes.ts';
import type { Product } from '../e2e/product.ts';
import { interfaceLanguages } from '../src/shared/interface-languages.ts';
import { launch } from './browser.ts';
import { atMost, kb, type Row } from './table.ts';

type Kind = 'script' | 'style';
type Encoding = 'br' | 'gzip';

/** Bytes of a first visit to the main screen: files as sent, and the page's inline scripts and styles. */
export async function measureBytes(product: Product): Promise<Row[]> {
  const english = await loadedFiles(product.url, 'en');
  const largest = await largestLanguage(product.url);
  const translated = await loadedFiles(product.url, largest);
  const page = await (await fetch(product.url)).text();
  const row = async (
    name: string,
    files: Record<Kind, string[]>,
    kind: Kind,
    budget: number,
  ): Promise<Row> => {
    const [brotli, gzip] = await Promise.all([sum(page, files, kind, 'br'), sum(page, files, kind, 'gzip')]);
    return {
      name: `${name} of the first load, brotli (gzip)`,
      measured: `${kb(brotli)} (${kb(gzip)})`,
      budget: `≤ ${kb(budget)}`,
      pass: brotli <= budget,
    };
  };
  return [
    await row('JavaScript', english, 'script', 122_880),
    await row(`JavaScript in the largest language (${largest})`, translated, 'script', 122_880),
    atMost('JavaScript that records before the app is there, brotli', kernelBytes(page), 6_000, kb),
    await row('CSS', english, 'style', 16_384),
    atMost(
      'JavaScript of the page for viewers of live captions, brotli',
      await scriptBytes(`${product.url}/live/0000-0000-0000`),
      70_000,
      kb,
    ),
  ];
}

/** The brotli bytes of the JavaScript of a first visit to any page. */
const scriptBytes = async (url: string): Promise<number> => (await firstVisitBytes(url)).script;

/** The brotli bytes of a first visit to any page: its scripts, and its HTML and style sheets without the scripts in it. */
export async function firstVisitBytes(url: string): Promise<{ script: number; page: number }> {
  const files = await loadedFiles(url, 'en');
  const html = await (await fetch(url)).text();
  const sheets = await Promise.all(files.style.map((each) => sentBytes(each, 'br')));
  return {
    script: await sum(html, files, 'script', 'br'),
    page: sheets.reduce(
      (total, size) => total + size,
      brotliCompressSync(html.replace(inlineScript, '')).length,
    ),
  };
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

async function sum(
  page: string,
  files: Record<Kind, string[]>,
  kind: Kind,
  encoding: Encoding,
): Promise<number> {
  const sizes = await Promise.all(files[kind].map((url) => sentBytes(url, encoding)));
  return sizes.reduce((total, size) => total + size, inlineBytes(page, kind, encoding));
}

/** The language whose first script is the largest. */
async function largestLanguage(url: string): Promise<string> {
  const sizes = interfaceLanguages.map(async ({ id }) => {
    const page = await (await fetch(url, { headers: { 'accept-language': id } })).text();
    const script = /href="([^"]+)" data-interface/.exec(page)?.[1];
    return { id, bytes: script ? await sentBytes(new URL(script, url).href, 'br') : 0 };
  });
  const [largest] = (await Promise.all(sizes)).sort((a, b) => b.bytes - a.bytes);
  if (!largest?.bytes) throw new Error('No language has a script');
  return largest.id;
}

async function loadedFiles(url: string, locale: string): Promise<Record<Kind, string[]>> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale });
    const files: Record<Kind, string[]> = { script: [], style: [] };
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script') files.script.push(response.url());
      if (type === 'stylesheet') files.style.push(response.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    if (files.script.length === 0) throw new Error('The page loads no script');
    return files;
  } finally {
    await browser.close();
  }
}

function sentBytes(url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.headers['content-encoding'] !== encoding)
        reject(new Error(`${url} is not sent as ${encoding}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

function inlineBytes(page: string, kind: Kind, encoding: Encoding): number {
  const parts = page.matchAll(kind === 'script' ? inlineScript : /<style[^>]*>([\s\S]*?)<\/style>/g);
  const text = [...parts].map(([, content = '']) => content).join('');
  if (text === '') return 0;
  return (encoding === 'br' ? brotliCompressSync(text) : gzipSync(text, { level: 9 })).length;
}
