import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { trialCharacters } from '../../shared/limits.ts';
import type { Route } from '../http/route.ts';
import type { Spending } from '../usage/spending.ts';
import type { ClipStore } from './clips.ts';
import type { Previews } from './previews.ts';
import { sendAudio, sendClip } from './send-clip.ts';
import type { Speech } from './speech-service.ts';
import type { Trials } from './trial-queries.ts';
import type { VoiceProvider } from './voice.ts';

export interface SpeechDeps {
  voice: VoiceProvider;
  clips: ClipStore;
  previews: Previews;
  speech: Speech;
  spending: Spending;
  trials: Trials;
  now: () => number;
}

/** HD voices: what is offered, what is left, and the audio itself. */
export function registerSpeech(route: Route, deps: SpeechDeps): void {
  const { voice, clips, previews, speech, spending, trials, now } = deps;

  route(api.voices, () => [...voice.voices]);

  route(api.voicePreview, async ({ params, request, reply }) => {
    const offered = voice.voices.find((id) => id === params.voice);
    if (!offered) throw new AppError('not-found');
    reply.header('cache-control', 'public, max-age=86400');
    return sendAudio(request, reply, await previews.get(offered));
  });

  route(api.speechAllowance, async ({ user }) => {
    const left = await spending.allowance(user, 'speech');
    const premium = user.tier === 'premium';
    return {
      ...left,
      remainingCharacters: left.remaining,
      features: { premium, highQualityVoices: premium },
    };
  });

  route(api.textToSpeech, async ({ body, user }) => {
    const clip = await speech.read(user, body);
    const { remaining } = await spending.allowance(user, 'speech');
    return { audioUrl: `/api/audio/${clip.id}.mp3`, remaining };
  });

  route(api.audio, async ({ params, query, user, request, reply }) => {
    const clip = await clips.find(params.clip.slice(0, -'.mp3'.length));
    if (!clip) throw new AppError('not-found');
    if (clip.userId !== user.id) throw new AppError('not-yours');
    const download = query.download !== undefined;
    if (download && user.tier !== 'premium') throw new AppError('premium-required');
    return sendClip(request, reply, clips, clip, download);
  });

  const trialState = async (userId: string) => {
    const hasUsedTrial = await trials.isUsed(userId);
    return { remaining: hasUsedTrial ? 0 : trialCharacters, limit: trialCharacters, hasUsedTrial };
  };

  route(api.trial, ({ user }) => trialState(user.id));

  route(api.useTrial, async ({ user }) => {
    await trials.use(user.id, now());
    return trialState(user.id);
  });
}
