import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SandboxedService } from '../../shared/page-configuration.ts';
import { readPages } from './built-pages.ts';
import { registerPages } from './pages.ts';
import { registerStatic } from './static-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'rhapsode-pages-'));
const app = fastify();
const page = (name: string) =>
  `<!doctype html><html lang="en"><script>boot()</script><h1>${name}</h1></html>`;

beforeAll(async () => {
  for (const name of ['index', 'subscribe', 'account', 'terms', 'privacy', 'not-found']) {
    writeFileSync(join(dir, `${name}.html`), page(name));
  }
  registerPages(
    app,
    readPages(dir, {
      sandboxed: ['identity', 'speech'],
      engines: ['translation'],
      recognition: true,
      inBrowser: true,
    }),
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['/', 'index', 200],
  ['/AbC9xYz', 'index', 200],
  ['/Terms/', 'terms', 200],
  ['/SUBSCRIBE?checkout=1', 'subscribe', 200],
  ['/privacy', 'privacy', 200],
  ['/account?kept=1', 'account', 200],
  ['/foo/bar', 'not-found', 404],
])(
  'serves %s with the page %s and status %i',
  { tags: ['R-2.10', 'R-2.11', 'R-2.12'] },
  async (url, name, status) => {
    const response = await open(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<h1>${name}</h1>`);
  },
);

test('has no conversation where translation is turned off', () => {
  const statusOf = (off: readonly 'translation'[]) =>
    readPages(dir, { off }).pageFor('/conversation', 'en')?.status;
  expect([statusOf([]), statusOf(['translation'])]).toEqual([200, 404]);
});

test('returns 404 for a missing file', async () => {
  const response = await open('/logo.svg');
  expect(response.statusCode).not.toBe(200);
  expect(response.headers['content-type']).not.toContain('text/html');
});

test('opens the page for a shared file that no service worker took', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/share-file',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.alloc(2_000_000),
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/?shared']);
});

test('sends the smallest encoding of a page, and 304 if it is unchanged', async () => {
  const brotli = await open('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<h1>index</h1>');
  const zipped = await open('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('<h1>index</h1>');
  expect((await open('/')).headers['content-encoding']).toBeUndefined();
  const codings = ['br;q=0', 'br;q=0, gzip', 'br;q=0, *', 'x-br', 'BR', '*;q=0'].map(async (accepted) => {
    const response = await open('/', { 'accept-encoding': accepted });
    return response.headers['content-encoding'];
  });
  expect(await Promise.all(codings)).toEqual([undefined, 'gzip', 'gzip', undefined, 'br', undefined]);
  const again = await open('/', { 'if-none-match': String(brotli.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('sends a quickly compressed page first and the smallest copy later', async () => {
  const long = page('words') + readFileSync(new URL('./built-pages.ts', import.meta.url), 'utf8');
  writeFileSync(join(dir, 'words.html'), long);
  const load = async () => (await open('/words', { 'accept-encoding': 'br' })).rawPayload;
  const first = await load();
  await vi.waitFor(async () => expect((await load()).length).toBeLessThan(first.length));
  const plain = (await open('/words')).body;
  expect(brotliDecompressSync(first).toString()).toBe(plain);
  expect(brotliDecompressSync(await load()).toString()).toBe(plain);
});

test('sends the page in the visitor’s language, with a matching Vary header', async () => {
  mkdirSync(join(dir, 'de'));
  for (const name of ['index', 'subscribe', 'account', 'terms', 'privacy', 'not-found'])
    writeFileSync(join(dir, 'de', `${name}.html`), page(`${name} auf Deutsch`));
  const server = fastify();
  registerPages(server, readPages(dir));
  const german = await server.inject({ url: '/terms', headers: { 'accept-language': 'de-CH' } });
  expect(german.body).toContain('terms auf Deutsch');
  expect(german.headers).toMatchObject({
    'content-language': 'de',
    vary: 'accept-encoding, accept-language, cookie',
  });
  expect((await server.inject('/terms')).headers['content-language']).toBe('en');
  expect((await server.inject('/no/page?lang=de')).body).toContain('not-found auf Deutsch');
  await server.close();
  rmSync(join(dir, 'de'), { recursive: true });
});

test('lists the server’s capabilities in the page and allows the inline script', async () => {
  const marks =
    'data-sandboxed="identity speech" data-engines="translation" data-recognition="server" data-in-browser';
  expect((await open('/')).body).toContain(`<html ${marks} lang="en">`);
  const hash = createHash('sha256').update('boot()').digest('base64');
  expect(readPages(dir).scriptHashes).toEqual([`'sha256-${hash}'`]);
});

test('lists no capabilities if there are none', async () => {
  const real = fastify();
  registerPages(real, readPages(dir));
  expect((await real.inject('/')).body).toContain('<html lang="en">');
  await real.close();
});

test('changes the service worker when the sandboxed services change', async () => {
  const workerFor = async (sandboxed: SandboxedService[]) => {
    const server = fastify();
    await registerStatic(server, dir, { sandboxed });
    const response = await server.inject('/sw.js');
    await server.close();
    return response;
  };
  writeFileSync(join(dir, 'sw.js'), 'work()');
  const sandboxed = await workerFor(['identity', 'speech']);
  expect(sandboxed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(sandboxed.body).toContain('work()');
  expect((await workerFor([])).body).not.toBe(sandboxed.body);
  expect((await workerFor(['identity', 'speech'])).body).toBe(sandboxed.body);
});
