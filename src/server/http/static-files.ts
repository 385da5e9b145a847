import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageConfiguration, pageAttributes } from '../../shared/page-configuration.ts';
import { pageFolder, personalFolder } from './built-pages.ts';
import { wasmPolicy } from './security-headers.ts';

const workerPath = '/sw.js';

/** The service worker caches pages with these attributes, so it has to change when they do. */
function registerWorker(app: FastifyInstance, clientDir: string, marks: PageConfiguration): void {
  const file = join(pageFolder(clientDir, marks), workerPath);
  if (!existsSync(file)) return;
  const code = `${readFileSync(file, 'utf8')}\n//${pageAttributes(marks)}\n`;
  app.get(workerPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}

/** Files with a hash in their name are cached forever; browsers revalidate all others. */
export async function registerStatic(
  app: FastifyInstance,
  clientDir: string,
  marks: PageConfiguration = {},
): Promise<void> {
  if (!existsSync(clientDir)) return;
  registerWorker(app, clientDir, marks);
  await app.register(staticPlugin, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', workerPath.slice(1), `${personalFolder}/**`],
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\/(?:in-browser|page-translator)-worker-/.test(path))
        reply.header('content-security-policy', wasmPolicy);
    },
  });
}
