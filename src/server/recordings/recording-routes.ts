import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { recordingTypes } from '../../shared/recording-types.ts';
import { createRoute, type RouteDeps } from '../http/route.ts';
import { sendRange } from '../http/send-range.ts';
import type { RecordingService } from './recording-service.ts';

export async function registerRecordings(
  app: FastifyInstance,
  { recordings, routeDeps }: { recordings: RecordingService; routeDeps: RouteDeps },
): Promise<void> {
  const route = createRoute(app, routeDeps);

  route(api.recordings, ({ user, params }) => recordings.list(user, params.transcriptionId));

  route(api.recording, async ({ user, params, request, reply }) => {
    const { type, bytes, read } = await recordings.find(user, params.transcriptionId, params.recordingId);
    reply.header('cache-control', 'no-store');
    return sendRange(request, reply, { type, size: bytes, read });
  });

  route(api.deleteRecordings, ({ user, params }) => recordings.removeOf(user, params.transcriptionId));
  route(api.recordingSpace, ({ user }) => recordings.space(user));
  route(api.deleteAllRecordings, ({ user }) => recordings.removeAll(user));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // It is written to the disk as it arrives.
    scope.addContentTypeParser([...recordingTypes], (_request, body, done) => done(null, body));
    const routeUpload = createRoute(scope, routeDeps);
    routeUpload(api.keepRecording, async ({ user, params, query, request, requireStill }) => {
      const { body, type, bytes } = readSound(request);
      // An iterator that destroys the request when it ends early would leave nobody to send the error to.
      const content: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false });
      const recording = { id: params.recordingId, startMs: Number(query.startMs), type, bytes, content };
      try {
        await recordings.keep(user, params.transcriptionId, { ...recording, requireStill });
      } finally {
        // Many clients read the response only after they have sent everything.
        body.resume();
      }
    });
  });
}

function readSound({ headers, body }: FastifyRequest) {
  const given = headers['content-type']?.toLowerCase() ?? '';
  const type = recordingTypes.find((known) => given.startsWith(known));
  if (!type || !(body instanceof Readable)) throw new AppError('unsupported-media');
  const length = Number(headers['content-length']);
  return { body, type, bytes: Number.isSafeInteger(length) ? length : undefined };
}
