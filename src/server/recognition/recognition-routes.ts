import { api } from '../../shared/api.ts';
import { createPace } from '../http/pace.ts';
import type { Route } from '../http/route.ts';
import { streamIfAccepted } from '../http/streamed-words.ts';
import { readIdempotencyKey } from '../requests/idempotency-key.ts';
import type { RecognitionService } from './recognition-service.ts';

export function registerRecognition(route: Route, recognition: RecognitionService): void {
  const pace = createPace();

  route(
    api.transcribe,
    ({ form, user, request, reply }) => {
      const key = readIdempotencyKey(request.headers);
      return streamIfAccepted({ request, reply, pace }, (stream) =>
        recognition.transcribe(user, { ...form, key }, stream),
      );
    },
    {
      beforeForm: (user, request) => recognition.checkAllowance(user, readIdempotencyKey(request.headers)),
    },
  );

  route(api.recognitionAllowance, ({ user }) => recognition.allowance(user));
}
