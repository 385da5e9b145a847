import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import { readIdempotencyKey } from '../requests/idempotency-key.ts';
import type { TranscriptionService } from './transcription-service.ts';

export function registerTranscriptions(route: Route, transcriptions: TranscriptionService): void {
  route(api.transcriptions, ({ user }) => transcriptions.list(user));

  route(api.transcriptionAllowance, ({ user }) => transcriptions.allowance(user));

  route(api.saveTranscription, ({ body, user, request }) =>
    transcriptions.save(user, {
      text: body.text,
      language: body.language,
      timings: body.timings,
      idempotencyKey: readIdempotencyKey(request.headers),
    }),
  );

  route(api.deleteTranscription, ({ params, user }) => transcriptions.remove(user, params.transcriptionId));
  route(api.restoreTranscription, ({ params, user }) => transcriptions.restore(user, params.transcriptionId));
}
