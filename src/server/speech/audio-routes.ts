import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { hdVoiceIds, voiceName } from '../../shared/voices.ts';
import { isFromStart } from '../http/byte-range.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { matchesEtag } from '../http/etag.ts';
import type { Route } from '../http/route.ts';
import { sendRange } from '../http/send-range.ts';
import { padPauses } from './block-padding.ts';
import type { Clip, ClipService } from './clip-service.ts';
import type { PreviewService } from './preview-service.ts';
import type { SpeechService } from './speech-service.ts';
import { createWaitLimit } from './wait-limit.ts';

const type = 'audio/mpeg';

export function registerAudio(
  route: Route,
  deps: { speech: SpeechService; clips: ClipService; previews: PreviewService },
): void {
  const { speech, clips, previews } = deps;
  const startWaiting = createWaitLimit();

  route(api.voicePreview, async ({ params, request, reply }) => {
    const audio = await previews.get(params.voice);
    reply.header('cache-control', 'public, max-age=86400');
    const read = (start: number, end: number) => audio.subarray(start, end);
    return sendRange(request, reply, { type, size: audio.length, read });
  });

  route(api.audio, async ({ params, query, user, request, reply }) => {
    const download = query.download !== undefined;
    const wait = query.wait !== undefined;
    const id = params.clip.slice(0, -'.mp3'.length);
    let isWaiting = false;
    const countWait = () => {
      if (isWaiting) return;
      const stopWaiting = startWaiting(user.id);
      isWaiting = true;
      // The client may have gone while the request was being checked.
      if (reply.raw.destroyed) stopWaiting();
      else reply.raw.once('close', stopWaiting);
    };
    if (wait) countWait();
    const clip = await speech.findClip(user, id, { download, wait });
    if (!clip.complete) countWait();
    if (download) reply.header('content-disposition', `attachment; filename="${fileName(clip)}"`);
    return sendClip(request, reply, clips, clip);
  });
}

/** A clip that is still being made is streamed as it grows; a complete one has a length and supports ranges. */
async function sendClip(
  request: FastifyRequest,
  reply: FastifyReply,
  clips: ClipService,
  found: Clip,
): Promise<FastifyReply> {
  let clip = found;
  const signal = disconnectSignal(reply);
  if (!clip.complete && !isFromStart(request.headers.range)) {
    // Safari requests the first two bytes and plays nothing without knowing the length, so it gets the complete clip.
    const complete = await clips.waitUntilComplete(clip, signal);
    if (!complete) throw new AppError('provider-failed');
    clip = complete;
  }
  if (!clip.complete) {
    const audio = await startAudio(clips.follow(clip, signal));
    const sent = Readable.from(clips.pauseUnheard ? padPauses(audio) : audio);
    return reply.header('cache-control', 'no-store').type(type).send(sent);
  }
  const tag = `"${clip.id}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const { bytes: size } = clip;
  const read = (start: number, end: number) => Readable.from(clips.read(clip, start, end));
  return sendRange(request, reply, { type, size, read });
}

/** Waits for the first bytes, so that audio that never arrives leads to an error response. */
async function startAudio(audio: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const pieces = audio[Symbol.asyncIterator]();
  const first = await pieces.next();
  return (async function* () {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  })();
}

/** For example, rhapsode-iris-en-us-2026-03-10.mp3. */
function fileName(clip: Clip): string {
  const known = hdVoiceIds.find((id) => id === clip.voice);
  const voice = known ? voiceName(known) : clip.voice;
  const day = new Date(clip.createdAt).toISOString().slice(0, 10);
  return `rhapsode-${voice}-${clip.language}-${day}.mp3`.toLowerCase();
}
