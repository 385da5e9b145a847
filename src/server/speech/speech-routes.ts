import type { IncomingHttpHeaders } from 'node:http';
import { api } from '../../shared/api.ts';
import { clipHeaders } from '../../shared/calls/speech-calls.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { cancelledError, disconnectSignal } from '../http/disconnect.ts';
import type { Route } from '../http/route.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SpeechService } from './speech-service.ts';

const clipIdSchema = clipHeaders.shape['Clip-Id'];

function readClipId(headers: IncomingHttpHeaders): string | undefined {
  const id = clipIdSchema.safeParse(headers['clip-id']);
  if (!id.success) throw invalidField('clip-id', 'must be 20 to 64 letters, digits, hyphens or underscores');
  return id.data;
}

export function registerSpeech(route: Route, speech: SpeechService): void {
  route(api.voices, () => [...speech.voices]);

  route(api.prepareVoice, ({ params, query }) =>
    speech.prepare(params.voice, query.language ?? defaultLanguage),
  );

  route(api.speechAllowance, async ({ user }) => {
    const left = await speech.allowance(user);
    const premium = user.tier === 'premium';
    return {
      ...left,
      remainingCharacters: left.remaining,
      features: { premium, highQualityVoices: premium },
    };
  });

  route(api.textToSpeech, async ({ body, user, request, reply }) => {
    const signal = disconnectSignal(reply);
    const clip = await speech
      .read(user, body, { id: readClipId(request.headers), signal })
      .catch((error: unknown) => {
        throw signal.aborted ? cancelledError() : error;
      });
    const { remaining } = await speech.allowance(user);
    return { audioUrl: `/api/audio/${clip.id}.mp3`, remaining };
  });

  route(api.trial, ({ user }) => speech.trial(user.id));

  route(api.useTrial, ({ user }) => speech.useTrial(user.id));
}
