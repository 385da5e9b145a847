import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { trialCharacters, trialVoice } from '../../shared/limits.ts';
import { sanitize } from '../../shared/sanitize.ts';
import type { HdVoiceId } from '../../shared/voices.ts';
import type { SessionUser } from '../auth/sessions.ts';
import type { Spending } from '../usage/spending.ts';
import type { BegunAudio, Clip, ClipStore } from './clips.ts';
import type { Trials } from './trial-queries.ts';
import type { VoiceProvider } from './voice.ts';

export interface SpeechWish {
  text: string;
  language: LanguageCode;
  voice: string;
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** HD speech by the rules: who may use which voice, what it costs, and what comes back when it fails. */
export function createSpeech(deps: {
  voice: VoiceProvider;
  clips: ClipStore;
  spending: Spending;
  trials: Trials;
  now: () => number;
}) {
  const { voice: provider, clips, spending, trials, now } = deps;

  function checkVoice(voice: string): HdVoiceId {
    const found = provider.voices.find((offered) => offered === voice);
    if (!found)
      throw new AppError('invalid-request', { message: 'voice: unknown', data: { field: 'voice' } });
    return found;
  }

  /** Reserved before the provider is asked, given back when it fails, even in the middle. */
  async function begin(
    user: SessionUser,
    order: { text: string; language: LanguageCode; voice: HdVoiceId },
    releaseTrial: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<BegunAudio> {
    try {
      const reservation = await spending.reserve(user, 'speech', order.text);
      try {
        const audio = await provider.speak({ ...order, signal });
        const onFailure = async () => {
          await reservation.giveBack();
          await releaseTrial();
        };
        return { audio, onComplete: reservation.settle, onFailure };
      } catch (error) {
        await reservation.giveBack();
        throw error;
      }
    } catch (error) {
      await releaseTrial();
      throw error;
    }
  }

  return {
    async read(user: SessionUser, wish: SpeechWish): Promise<Clip> {
      const text = sanitize(wish.text).trim();
      if (text === '') throw new AppError('EMPTY_INPUT');
      const voice = checkVoice(wish.voice);
      const order = { text, language: wish.language, voice };
      const trialHash = hash(text, wish.language);
      const onTrial = user.tier === 'free';
      if (onTrial) {
        if (voice !== trialVoice) throw new AppError('premium-required');
        // A used trial is said first: no shorter text would help.
        if (await trials.isUsed(user.id)) throw new AppError('trial-used');
        if (text.length > trialCharacters) throw new AppError('trial-too-long');
        if (!(await trials.reserve(user.id, trialHash, now()))) throw new AppError('trial-used');
      }
      const releaseTrial = async () => {
        if (onTrial) await trials.release(user.id, trialHash);
      };
      const wanted = {
        userId: user.id,
        key: hash(text, wish.language, voice),
        voice,
        language: wish.language,
      };
      return clips.obtain(wanted, (signal) => begin(user, order, releaseTrial, signal));
    },
  };
}

export type Speech = ReturnType<typeof createSpeech>;
