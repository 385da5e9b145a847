import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const pieceBytes = 16 * 1024;

/**
 * Joins the chunks of a body before Fastify collects them: each takes hundreds of bytes of memory besides its content,
 * which may be a single byte. Forms read theirs themselves.
 */
export function registerSmallChunks(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'transfer-encoding': encoding, 'content-type': type = '' } = request.headers;
    if (encoding === undefined || /^\s*multipart\//i.test(type)) return done(null, payload);
    const joined = pipeline(payload, joinChunks(), () => {});
    done(null, joined);
  });
}

function joinChunks(): Transform {
  let piece = Buffer.allocUnsafe(pieceBytes);
  let used = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let taken = 0; taken < chunk.length; ) {
        const copied = chunk.copy(piece, used, taken);
        taken += copied;
        used += copied;
        if (used < pieceBytes) continue;
        this.push(piece);
        piece = Buffer.allocUnsafe(pieceBytes);
        used = 0;
      }
      done();
    },
    flush(done) {
      done(null, piece.subarray(0, used));
    },
  });
}
