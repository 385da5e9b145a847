import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments } from '../testing/test-payments.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'rhapsode-client-'));
const script = 'export const hello = "world";'.repeat(50);

beforeAll(() => {
  mkdirSync(join(clientDir, 'assets'));
  for (const name of ['index', 'subscribe', 'account', 'terms', 'privacy', 'not-found']) {
    writeFileSync(
      join(clientDir, `${name}.html`),
      '<!doctype html><html><style>p{}</style><script>boot()</script></html>',
    );
  }
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

async function open(env: Record<string, string> = {}) {
  async function* sound() {
    yield new Uint8Array(64);
  }
  return createTestApp({
    env,
    deps: {
      clientDir,
      payments: createTestPayments(Date.UTC(2026, 2, 10)).payments,
      voice: { voices: hdVoiceIds, speak: async () => sound() },
    },
  });
}

/** One of each kind of response that the server can give. */
const kinds: [
  kind: string,
  request: { method?: 'GET' | 'POST'; url: string; payload?: string },
  status: number,
][] = [
  ['page', { url: '/' }, 200],
  ['invite page', { url: '/AbC9xYz' }, 200],
  ['not-found page', { url: '/foo/bar' }, 404],
  ['asset', { url: '/assets/main-abc123.js' }, 200],
  ['file', { url: '/favicon.svg' }, 200],
  ['missing asset', { url: '/assets/old-000.js' }, 404],
  ['JSON', { url: '/api/voices' }, 200],
  ['API description', { url: '/api/openapi.json' }, 200],
  ['audio', { url: '/api/voices/alloy/preview.mp3' }, 200],
  ['redirect', { url: '/api/auth/google/callback' }, 302],
  ['refusal', { url: '/api/auth/session' }, 401],
  ['unknown call', { url: '/api/nothing' }, 404],
  ['undecodable URL', { url: '/%c0%ae' }, 400],
  ['broken JSON', { method: 'POST', url: '/api/crashes', payload: '{' }, 400],
  [
    'body that is too large',
    { method: 'POST', url: '/api/crashes', payload: `"${'x'.repeat(200_000)}"` },
    413,
  ],
  ['health', { url: '/healthz' }, 200],
  ['readiness', { url: '/readyz' }, 200],
  ['metrics', { url: '/metrics' }, 200],
];

/** The response to a URL that can't be decoded has the same headers as an API response. */
const isData = ([kind, { url }]: (typeof kinds)[number]) =>
  url.startsWith('/api/') || kind === 'undecodable URL';

describe('headers', () => {
  it.each(kinds)('%s has every security header', async (_kind, request, status) => {
    const { app } = await open();
    const response = await app.inject({ ...request, headers: { 'content-type': 'application/json' } });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers['x-powered-by']).toBeUndefined();
    expect(response.headers.server).toBeUndefined();
    if (request.url.startsWith('/api/') && status !== 200)
      expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['cache-control']).toBeDefined();
  });

  it.each(kinds.filter(isData))(
    '%s can’t load or run anything when it is opened as a page',
    async (_kind, request) => {
      const { app } = await open();
      const response = await app.inject({ ...request, headers: { 'content-type': 'application/json' } });
      expect(response.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    },
  );

  it.each(kinds.filter((kind) => !isData(kind)))('%s has the policy for pages', async (_kind, request) => {
    const { app } = await open();
    const response = await app.inject(request);
    expect(response.headers['permissions-policy']).toContain('microphone=(self)');
    const policy = String(response.headers['content-security-policy']).split(';');
    const scripts = policy.find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
    const styles = policy.find((directive) => directive.startsWith('style-src ')) ?? '';
    expect(styles).toMatch(/^style-src 'self' 'sha256-[\w+/=]+'$/);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types app-worker in-browser-worker page-translator-worker text-reader-worker sound-worker analytics',
    ]) {
      expect(policy).toContain(directive);
    }
  });

  it('allow WebAssembly only in the worker of the engine that runs in the page', async () => {
    writeFileSync(join(clientDir, 'assets', 'in-browser-worker-abc.js'), script);
    const { app } = await open();
    const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    const worker = await policy('/assets/in-browser-worker-abc.js');
    expect(worker).toBe("default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'");
    expect(await policy('/')).not.toContain('wasm');
  });

  it('enforce https only if the public URL uses it', async () => {
    const [plain, secure] = [await open(), await open({ PUBLIC_URL: 'https://rhapsode.example' })];
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    for (const url of ['/', '/api/voices']) {
      const { headers } = await secure.app.inject(url);
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    }
    const policy = async ({ app }: typeof plain) =>
      (await app.inject('/')).headers['content-security-policy'];
    expect(await policy(plain)).not.toContain('upgrade-insecure-requests');
    expect(await policy(secure)).toContain('upgrade-insecure-requests');
    expect(await policy(secure)).not.toContain('http:');
  });

  it('allow pictures only from this site and the identity provider', async () => {
    const imagesOf = async (env: Record<string, string>) => {
      const { app } = await open(env);
      const policy = String((await app.inject('/')).headers['content-security-policy']).split(';');
      return policy.find((directive) => directive.startsWith('img-src '));
    };
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(await imagesOf({})).toBe("img-src 'self' http://127.0.0.1:3001");
    expect(await imagesOf(google)).toBe("img-src 'self' https://lh3.googleusercontent.com");
  });
});

describe('files', () => {
  it('caches hashed assets forever, revalidates other files and never caches personal data', async () => {
    const { app } = await open();
    const cache = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cache('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/favicon.svg')).toBe('no-cache');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/foo/bar')).toBe('no-cache');
    for (const url of [
      '/api/auth/session',
      '/api/voices',
      '/nothing.png',
      '/healthz',
      '/readyz',
      '/metrics',
    ]) {
      expect(await cache(url)).toBe('no-store');
    }
    expect(await cache('/api/voices/alloy/preview.mp3')).toBe('public, max-age=86400');
  });

  it('does not resend an unchanged page, even if a proxy changed its tag', async () => {
    const { app } = await open();
    const tag = String((await app.inject('/')).headers.etag);
    const status = async (held: string) =>
      (await app.inject({ url: '/', headers: { 'if-none-match': held } })).statusCode;
    expect(await status(tag)).toBe(304);
    expect(await status(tag.replace('W/', ''))).toBe(304);
    expect(await status(`"another", ${tag}`)).toBe(304);
    expect(await status('"another"')).toBe(200);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('sends the %s copy to clients that accept %s', async (encoding, accepted) => {
    const { app } = await open();
    const response = await app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': accepted },
    });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, encoding]);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.rawPayload.length < script.length).toBe(encoding !== undefined);
  });

  it.each([
    '/index.html',
    '/assets/main-abc123.js.br',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
  ])('does not serve %s', async (url) => {
    const { app } = await open();
    const response = await app.inject(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('"name": "rhapsode"');
  });
});
