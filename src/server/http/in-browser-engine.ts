import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inBrowserFiles, inBrowserFolder } from '../../shared/recognition/in-browser-engine.ts';

const typeOf = (file: string): string => {
  if (file.endsWith('.wasm')) return 'application/wasm';
  return file.endsWith('.onnx') ? 'application/octet-stream' : 'text/javascript; charset=utf-8';
};

/** Sends the files of the engine that runs in the page. They are stored compressed, and every browser accepts that. */
export function registerInBrowserEngine(app: FastifyInstance, folder: string): void {
  for (const file of Object.values(inBrowserFiles)) {
    const path = join(folder, `${file}.gz`);
    app.get(inBrowserFolder + file, (_request, reply) =>
      reply
        .headers({
          'content-type': typeOf(file),
          'content-encoding': 'gzip',
          'content-length': statSync(path).size,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(createReadStream(path)),
    );
  }
}
