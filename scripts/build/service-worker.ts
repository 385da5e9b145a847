import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, transformSync } from 'rolldown/utils';

const source = new URL('../../src/client/service-worker.ts', import.meta.url);

interface WorkerPages {
  /** The folder of the pages and the worker. */
  folder: string;
  pages: Record<string, string>;
  personal: boolean;
}

const hostedPages: WorkerPages = {
  folder: '.',
  pages: {
    '/': 'index.html',
    '/subscribe': 'subscribe.html',
    '/account': 'account.html',
    '/conversation': 'conversation.html',
    '/terms': 'terms.html',
    '/privacy': 'privacy.html',
    '/words': 'words.html',
    '/settings': 'settings.html',
    '/library': 'library.html',
    '/developers': 'developers.html',
  },
  personal: false,
};

const personalPages: WorkerPages = {
  folder: 'personal',
  pages: {
    '/': 'index.html',
    '/conversation': 'conversation.html',
    '/words': 'words.html',
    '/settings': 'settings.html',
    '/library': 'library.html',
    '/personal/people': 'people.html',
    '/developers': 'developers.html',
  },
  personal: true,
};

/** Gives each edition's worker the list of built files; each build has its own version and cache. */
export async function writeServiceWorkers(dist: string): Promise<void> {
  for (const edition of [hostedPages, personalPages]) await writeServiceWorker(dist, edition);
}

async function writeServiceWorker(dist: string, { folder, pages, personal }: WorkerPages): Promise<void> {
  const files = (await readdir(join(dist, 'assets'))).sort().map((file) => `/assets/${file}`);
  const hash = createHash('sha256');
  for (const file of Object.values(pages)) hash.update(await readFile(join(dist, folder, file)));
  for (const file of files) hash.update(file);
  const settings = {
    version: hash.digest('hex').slice(0, 12),
    pages: Object.keys(pages),
    // The worker itself adds the scripts of the language that the pages are in.
    // The translation engine is large; it is stored when somebody asks for it. Viewers of live captions need a
    // connection anyway.
    files: files.filter((file) => !/^\/assets\/(interface|live)-|\.wasm$/.test(file)),
    personal,
  };
  const { code } = transformSync('service-worker.ts', await readFile(source, 'utf8'), {
    define: { __BUILD__: JSON.stringify(settings) },
  });
  const script = minifySync('sw.js', code.replace(/^export \{\};?$/m, ''), {}).code;
  await writeFile(join(dist, folder, 'sw.js'), script);
}
