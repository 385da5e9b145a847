import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import { invalidKey, type TranscriptionService } from './transcription-service.ts';

export function registerTranscriptions(route: Route, transcriptions: TranscriptionService): void {
  route(api.transcriptions, ({ user }) => transcriptions.list(user));

  route(api.transcriptionAllowance, ({ user }) => transcriptions.allowance(user));

  route(api.saveTranscription, ({ body, user, request }) =>
    transcriptions.save(user, {
      text: body.text,
      language: body.language,
      idempotencyKey: readKey(request.headers['idempotency-key']),
    }),
  );

  route(api.deleteTranscription, ({ params, user }) => transcriptions.remove(user, params.transcriptionId));
  route(api.restoreTranscription, ({ params, user }) => transcriptions.restore(user, params.transcriptionId));
}

/** A key is a single header of visible ASCII characters; repeated headers are ignored. */
function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw invalidKey();
  return header;
}
