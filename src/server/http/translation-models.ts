import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { BuiltInModel } from '../../shared/translation/model-manifest.ts';
import { filesOf, modelFileUrl, pageModelsUrl } from '../../shared/translation/page-models.ts';

/** Sends the translation models to pages that translate on the device. */
export function registerTranslationModels(
  app: FastifyInstance,
  { folder, models }: { folder: string; models: readonly BuiltInModel[] },
): void {
  app.get(pageModelsUrl, (_request, reply) => reply.header('cache-control', 'no-cache').send({ models }));

  for (const file of filesOf(models)) {
    app.get(modelFileUrl(file), (request, reply) => {
      const stored = createReadStream(join(folder, file.path));
      const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      reply.headers({
        'content-type': 'application/octet-stream',
        'content-length': acceptsBrotli ? file.compressedBytes : file.bytes,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      if (acceptsBrotli) return reply.header('content-encoding', 'br').send(stored);
      const raw = createBrotliDecompress();
      // Unlike `pipe`, it closes the file if the client disconnects. Fastify reports errors of `raw`.
      return reply.send(pipeline(stored, raw, () => {}));
    });
  }
}
