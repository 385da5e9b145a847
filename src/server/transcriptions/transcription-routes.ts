import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { type DocumentSource, documentSources } from '../../shared/document/document.ts';
import { revisionHeaders, type SavedDocument, saveHeaders } from '../../shared/document/document-schema.ts';
import { AppError } from '../../shared/errors.ts';
import type { Route } from '../http/route.ts';
import { readIdempotencyKey } from '../requests/idempotency-key.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { TranscriptionService } from './transcription-service.ts';

export function registerTranscriptions(route: Route, transcriptions: TranscriptionService): void {
  route(api.transcriptions, ({ user }) => transcriptions.list(user));

  route(api.transcriptionAllowance, ({ user }) => transcriptions.allowance(user));

  route(api.saveTranscription, async ({ body, user, request, reply }) =>
    tagged(
      reply,
      await transcriptions.save(user, {
        ...body,
        source: body.source ?? readSource(request.headers),
        idempotencyKey: readIdempotencyKey(request.headers),
      }),
    ),
  );

  route(api.transcription, async ({ params, user, reply }) =>
    tagged(reply, await transcriptions.find(user, params.transcriptionId)),
  );

  route(api.changeTranscription, async ({ params, body, user, request, reply }) => {
    const revision = readRevision(request.headers);
    return tagged(
      reply,
      await transcriptions.change(user, { ...body, id: params.transcriptionId, revision }),
    );
  });

  route(api.deleteTranscription, ({ params, user }) => transcriptions.remove(user, params.transcriptionId));
  route(api.restoreTranscription, ({ params, user }) => transcriptions.restore(user, params.transcriptionId));
}

/** The revision is also the entity tag, which the next change has to name. */
function tagged(reply: FastifyReply, document: SavedDocument): SavedDocument {
  reply.header('etag', `"${document.revision}"`);
  return document;
}

function readSource({ 'text-source': header }: FastifyRequest['headers']): DocumentSource | undefined {
  const source = saveHeaders.shape['Text-Source'].safeParse(header);
  if (!source.success) throw invalidField('text-source', `must be one of ${documentSources.join(', ')}`);
  return source.data;
}

/** A proxy that compresses responses makes their tags weak. */
function readRevision({ 'if-match': header }: FastifyRequest['headers']): number {
  if (header === undefined) throw new AppError('revision-required', { data: { field: 'if-match' } });
  const tag = header.replace(/^W\//, '');
  if (!revisionHeaders.shape['If-Match'].safeParse(tag).success)
    throw invalidField('if-match', 'must be the revision in quotes');
  return Number(tag.slice(1, -1));
}
