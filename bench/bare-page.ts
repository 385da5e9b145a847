import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

/**
 * A minimal React page: a heading, a paragraph, a field and a button that starts recognition, without a router, queries or styles. The text can be given
 * after `#`.
 */
const main = `import { createRoot } from 'react-dom/client';
const press = ({ target }) => {
  if ('webkitSpeechRecognition' in window) new webkitSpeechRecognition().start();
  target.setAttribute('aria-label', 'Pressed');
};
const text = decodeURIComponent(location.hash.slice(1)) || 'The ship had been at sea for nine days before anyone spoke of the storm. ';
createRoot(document.getElementById('root')).render(
  <main><h1>Bare React page</h1><p>{text.repeat(432 / text.length + 1).slice(0, 432)}</p><textarea onChange={() => {}} /><button type="button" onClick={press}>Press</button></main>,
);`;

export interface BarePage {
  url: string;
  stop(): void;
}

/** A bare page as a baseline for the first paint, built and compressed in the same way. */
export async function startBarePage(): Promise<BarePage> {
  const root = join(import.meta.dirname, '../.cache/bench-bare-page');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'main.jsx'), main);
  await build({ root, configFile: false, logLevel: 'error', plugins: [react()] });
  const dist = join(root, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(html|js|css)$/.test(name));
  const files = new Map<string, Buffer>(
    await Promise.all(
      names.map(async (name) => [`/${name}`, brotliCompressSync(await readFile(join(dist, name)))] as const),
    ),
  );
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    const type = types[path.split('.').at(-1) ?? ''];
    if (!file || !type) return response.writeHead(404).end();
    const cache = path.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable';
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache })
      .end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
