import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The pages that are rendered at build time, by path. */
const pages: Record<string, string> = {
  '/': 'index.html',
  '/subscribe': 'subscribe.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
};

export interface ClientFiles {
  /** The page for a path, with the status it is served with; nothing when the path wants a file. */
  pageFor: (path: string) => { html: string; status: number } | undefined;
  /** Hashes of the inline scripts of all pages, for the content security policy. */
  scriptHashes: string[];
}

/** Reads the built pages once: they are few, and the policy needs their hashes. */
export function readClient(clientDir: string, sandboxed: readonly string[] = []): ClientFiles {
  // The page must name what is not real. In the page itself it costs no call and is there from the first paint.
  const root = sandboxed.length > 0 ? `<html data-sandboxed="${sandboxed.join(' ')}"` : '<html';
  const read = (file: string) => {
    const path = join(clientDir, file);
    return existsSync(path) ? readFileSync(path, 'utf8').replace('<html', root) : undefined;
  };
  const index = read('index.html') ?? '';
  const html = new Map(Object.entries(pages).map(([path, file]) => [path, read(file) ?? index]));
  const notFound = read('not-found.html') ?? index;
  const scriptHashes = new Set([...html.values(), notFound].flatMap(inlineScriptHashes));

  return {
    scriptHashes: [...scriptHashes],
    pageFor(path) {
      const normal = path.toLowerCase().replace(/\/+$/, '') || '/';
      const page = html.get(normal);
      if (page !== undefined) return { html: page, status: 200 };
      const segments = normal.split('/').filter(Boolean);
      // A single segment is an invite link, unless it looks like a file that is not there.
      if (segments.length === 1) return normal.includes('.') ? undefined : { html: index, status: 200 };
      return { html: notFound, status: 404 };
    },
  };
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Hashed files are kept for ever, everything else is asked for again; compressed twins are sent where they fit. */
export async function registerStatic(app: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(staticPlugin, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
