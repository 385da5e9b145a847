import type { FastifyReply } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { parseLiveCode } from '../../shared/live-rules.ts';
import { networkOf } from '../http/rate-limit.ts';
import type { Route } from '../http/route.ts';
import { addressOf } from '../http/trusted-proxies.ts';
import type { LiveAudience } from './live-audience-service.ts';
import type { LiveRoomService } from './live-room-service.ts';
import type { ViewerConnection } from './viewer-events.ts';

export function registerLive(route: Route, deps: { rooms: LiveRoomService; audience: LiveAudience }): void {
  const { rooms, audience } = deps;

  route(api.openLiveRoom, ({ user, body }) => rooms.open(user, body.language, body.pageLanguages));
  route(api.postLiveLines, ({ user, params, body }) => rooms.post(user, params.code, body.lines));
  route(api.changeLiveRoom, ({ user, params, body }) => rooms.change(user, params.code, body));
  route(api.endLiveRoom, ({ user, params }) => rooms.end(user, params.code));

  route(api.liveEvents, async ({ params, query, request, reply }) => {
    const code = parseLiveCode(params.code);
    if (code === undefined) throw new AppError('not-found');
    const lastEventId = request.headers['last-event-id'];
    await audience.join({
      code,
      wanted: query.language,
      lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      address: networkOf(addressOf(request)),
      open: () => openConnection(reply),
    });
    return reply;
  });
}

/**
 * Writes to the socket itself, without the framing of chunks: a stream for each viewer would double their memory, and
 * framing takes as long as sending. The end of the connection is the end of the response.
 */
function openConnection(reply: FastifyReply): ViewerConnection | undefined {
  const { raw } = reply;
  const { socket } = raw;
  if (raw.destroyed || !socket) return undefined;
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    // Otherwise nginx would hold lines back in its buffer.
    .header('x-accel-buffering', 'no');
  raw.removeHeader('transfer-encoding');
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.flushHeaders();
  reply.hijack();
  // A connection that breaks is reported by its close event.
  raw.on('error', () => {});
  return {
    write: (chunk) => void socket.write(chunk),
    get buffered() {
      return socket.writableLength;
    },
    end: () => void raw.end(),
    destroy: () => void raw.destroy(),
    onClose: (act) => void raw.once('close', act),
  };
}
