import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { SpeechService } from './speech-service.ts';

export function registerSpeech(route: Route, speech: SpeechService): void {
  route(api.voices, () => [...speech.voices]);

  route(api.speechAllowance, async ({ user }) => {
    const left = await speech.allowance(user);
    const premium = user.tier === 'premium';
    return {
      ...left,
      remainingCharacters: left.remaining,
      features: { premium, highQualityVoices: premium },
    };
  });

  route(api.textToSpeech, async ({ body, user }) => {
    const clip = await speech.read(user, body);
    const { remaining } = await speech.allowance(user);
    return { audioUrl: `/api/audio/${clip.id}.mp3`, remaining };
  });

  route(api.trial, ({ user }) => speech.trial(user.id));

  route(api.useTrial, ({ user }) => speech.useTrial(user.id));
}
