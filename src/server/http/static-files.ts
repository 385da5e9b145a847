import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { matchPath, type Screen } from '../../shared/routes.ts';

/** A page that was drawn at build time, ready to be sent in whatever form the browser takes. */
interface BuiltPage {
  status: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface ClientFiles {
  /** The page for a path; nothing when the path wants a file. */
  pageFor: (path: string) => BuiltPage | undefined;
  /** Hashes of the inline scripts of all pages, for the content security policy. */
  scriptHashes: string[];
}

/** Reads and compresses the built pages once: they are few, and the policy needs their hashes. */
export function readClient(clientDir: string, sandboxed: readonly string[] = []): ClientFiles {
  // The page must name what is not real. In the page itself it costs no call and is there from the first paint.
  const root = sandboxed.length > 0 ? `<html data-sandboxed="${sandboxed.join(' ')}"` : '<html';
  const hashes = new Set<string>();
  const read = (screen: Screen): BuiltPage => {
    const file = join(clientDir, screen === 'main' ? 'index.html' : `${screen}.html`);
    const html = existsSync(file) ? readFileSync(file, 'utf8').replace('<html', root) : '';
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    const plain = Buffer.from(html);
    return {
      status: screen === 'not-found' ? 404 : 200,
      // Weak: the same page is sent in several codings.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(plain),
    };
  };
  const pages: Record<Screen, BuiltPage> = {
    main: read('main'),
    subscribe: read('subscribe'),
    terms: read('terms'),
    privacy: read('privacy'),
    'not-found': read('not-found'),
  };
  return {
    scriptHashes: [...hashes],
    pageFor(path) {
      const route = matchPath(path);
      if ('invite' in route) return pages.main;
      // One segment that is not found looks like a file that is not there.
      const isFile = route.screen === 'not-found' && path.lastIndexOf('/') === 0;
      return isFile ? undefined : pages[route.screen];
    },
  };
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

const workerPath = '/sw.js';

/** The worker keeps pages that name what is sandboxed: with other services it has to be another one, or they stay. */
function registerWorker(app: FastifyInstance, clientDir: string, sandboxed: readonly string[]): void {
  const file = join(clientDir, workerPath);
  if (!existsSync(file)) return;
  const code = `${readFileSync(file, 'utf8')}\n// ${sandboxed.join(' ')}\n`;
  app.get(workerPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}

/** Hashed files are kept for ever, everything else is asked for again; compressed twins are sent where they fit. */
export async function registerStatic(
  app: FastifyInstance,
  clientDir: string,
  sandboxed: readonly string[] = [],
): Promise<void> {
  if (!existsSync(clientDir)) return;
  registerWorker(app, clientDir, sandboxed);
  await app.register(staticPlugin, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', workerPath.slice(1)],
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
