import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { trialCharacters } from '../../shared/limits.ts';
import { type Allowance, usageCost } from '../../shared/quota.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { type HdVoiceId, trialVoice } from '../../shared/voices.ts';
import { cacheKey } from '../requests/caching.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { UsageService } from '../usage/usage-service.ts';
import type { Clip, ClipService, StartedAudio } from './clip-service.ts';
import type { TrialStore } from './trial-queries.ts';
import { createVoicePreparation } from './voice-preparation-service.ts';
import type { VoiceProvider } from './voice-provider.ts';

export type SpeechService = ReturnType<typeof createSpeechService>;

export interface SpeechRequest {
  text: string;
  language: LanguageCode;
  voice: string;
}

interface ReadOptions {
  /** For a new clip. */
  id?: string | undefined;
  /** Aborted if the caller disconnects. */
  signal?: AbortSignal | undefined;
}

/** The rules of HD speech: access to voices, cost, the trial, and refunds after failures. */
export function createSpeechService(deps: {
  voice: VoiceProvider;
  clips: ClipService;
  usage: UsageService;
  trials: TrialStore;
  now: () => number;
}) {
  const { voice: provider, clips, usage, trials, now } = deps;
  const prepare = createVoicePreparation(provider);

  function checkVoice(voice: string): HdVoiceId {
    const found = provider.voices.find((offered) => offered === voice);
    if (!found) throw invalidField('voice', `must be one of ${provider.voices.join(', ')}`);
    return found;
  }

  /**
   * Reserves the trial for a text. Only the request that reserved it may release it: a repeated one may fail long after
   * the text was heard.
   */
  async function reserveTrial(userId: string, hash: string): Promise<() => Promise<void>> {
    const outcome = await trials.reserve(userId, hash, now());
    if (outcome === 'refused') throw new AppError('trial-used');
    return async () => {
      if (outcome === 'reserved') await trials.release(userId, hash);
    };
  }

  /** The characters are reserved before the provider is called, and released if it fails, even halfway. */
  async function startSpeaking(
    user: SessionUser,
    speech: { text: string; language: LanguageCode; voice: HdVoiceId },
    signal: AbortSignal,
  ): Promise<StartedAudio> {
    const releaseTrial =
      user.tier === 'free' ? await reserveTrial(user.id, cacheKey(speech.text, speech.language)) : undefined;
    try {
      const reservation = await usage.reserve(user, 'speech', usageCost('speech', user.tier, speech.text));
      try {
        const audio = await provider.speak({ ...speech, userId: user.id, signal });
        const onFailure = async () => {
          await reservation.release();
          await releaseTrial?.();
        };
        return { audio, onComplete: () => reservation.settle(), onFailure };
      } catch (error) {
        await reservation.release();
        throw error;
      }
    } catch (error) {
      await releaseTrial?.();
      throw error;
    }
  }

  async function trial(userId: string) {
    const hasUsedTrial = await trials.isUsed(userId);
    return { remaining: hasUsedTrial ? 0 : trialCharacters, limit: trialCharacters, hasUsedTrial };
  }

  return {
    voices: provider.voices,
    trial,

    async useTrial(userId: string) {
      await trials.use(userId, now());
      return trial(userId);
    },

    prepare: (voice: string, language: LanguageCode) => prepare(checkVoice(voice), language),

    allowance: (user: SessionUser): Promise<Allowance> => usage.allowance(user, 'speech'),

    async findClip(
      user: SessionUser,
      id: string,
      { download, wait }: { download: boolean; wait: boolean },
    ): Promise<Clip> {
      const clip = await (wait ? clips.waitFor(id, user.id) : clips.find(id));
      if (!clip) throw new AppError('not-found');
      if (clip.userId !== user.id) throw new AppError('not-yours');
      if (download && user.tier !== 'premium') throw new AppError('premium-required');
      return clip;
    },

    /**
     * Starts reading text aloud, or finds the clip of an earlier, identical request. A new clip gets the given id,
     * unless that is taken.
     */
    async read(user: SessionUser, request: SpeechRequest, { id, signal }: ReadOptions): Promise<Clip> {
      const text = sanitize(request.text).trim();
      if (text === '') throw new AppError('EMPTY_INPUT');
      const voice = checkVoice(request.voice);
      const speech = { text, language: request.language, voice };
      if (user.tier === 'free') {
        if (voice !== trialVoice) throw new AppError('premium-required');
        // This comes before the length check: once the trial is used, a shorter text won't help.
        if (await trials.isUsed(user.id)) throw new AppError('trial-used');
        if (text.length > trialCharacters) throw new AppError('trial-too-long');
      }
      const clipRequest = {
        id,
        userId: user.id,
        key: cacheKey(text, request.language, voice),
        voice,
        language: request.language,
      };
      return clips.getOrCreate(clipRequest, (cancelled) => startSpeaking(user, speech, cancelled), signal);
    },
  };
}
