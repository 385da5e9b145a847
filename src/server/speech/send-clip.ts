import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { hdVoiceIds, listVoices } from '../../shared/voices.ts';
import { parseRange, wantsFromStart } from '../http/byte-range.ts';
import { isHeld } from '../http/etag.ts';
import type { Clip, ClipStore } from './clips.ts';

const type = 'audio/mpeg';

/** A clip in the making is streamed as it grows; a complete one is a file with a length that can be sought in. */
export async function sendClip(
  request: FastifyRequest,
  reply: FastifyReply,
  clips: ClipStore,
  found: Clip,
  download: boolean,
): Promise<FastifyReply> {
  if (download) reply.header('content-disposition', `attachment; filename="${fileName(found)}"`);
  let clip = found;
  if (!clip.complete && !wantsFromStart(request.headers.range)) {
    // Safari asks for the first two bytes and will not play what it cannot measure: it waits for the whole.
    const complete = await clips.whenComplete(clip);
    if (!complete) throw new AppError('provider-failed');
    clip = complete;
  }
  if (!clip.complete) {
    return reply
      .header('cache-control', 'no-store')
      .type(type)
      .send(Readable.from(clips.follow(clip)));
  }
  const tag = `"${clip.id}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendPart(request, reply, clip.bytes, (start, end) => Readable.from(clips.read(clip, start, end)));
}

/** Audio that is in memory as a whole. */
export function sendAudio(request: FastifyRequest, reply: FastifyReply, audio: Buffer): FastifyReply {
  return sendPart(request, reply, audio.length, (start, end) => audio.subarray(start, end));
}

function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
  read: (start: number, end: number) => Readable | Buffer,
): FastifyReply {
  const range = parseRange(request.headers.range, size);
  reply.header('accept-ranges', 'bytes').type(type);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send();
  }
  const { start, end } = range ?? { start: 0, end: size };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  return reply.header('content-length', end - start).send(read(start, end));
}

/** Says what it is, where it comes from and when: rhapsode-iris-en-us-2026-03-10.mp3 */
function fileName(clip: Clip): string {
  const all = listVoices(hdVoiceIds, { signedIn: true, tier: 'premium', trialUsed: false });
  const voice = all.find((candidate) => candidate.id === clip.voice)?.name ?? clip.voice;
  const day = new Date(clip.createdAt).toISOString().slice(0, 10);
  return `rhapsode-${voice}-${clip.language}-${day}.mp3`.toLowerCase();
}
