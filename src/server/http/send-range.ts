import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range.ts';

/** Sends a file of a known size, or the range of it that was asked for. */
export function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { type: string; size: number; read: (start: number, end: number) => Readable | Buffer },
): FastifyReply {
  const { type, size, read } = file;
  const range = parseRange(request.headers.range, size);
  reply.header('accept-ranges', 'bytes').type(type);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send();
  }
  const { start, end } = range ?? { start: 0, end: size };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  return reply.header('content-length', end - start).send(read(start, end));
}
