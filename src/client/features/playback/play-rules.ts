import { type Tier, trialCharacters } from '../../../shared/limits.ts';
import { trialVoice, type VoiceId } from '../../../shared/voices.ts';
import type { SpeechProblem } from './speech-problem.ts';

export interface PlayRequest {
  /** Already sanitised. */
  text: string;
  voice: VoiceId;
  userId: string | undefined;
  tier: Tier;
  remainingCharacters: number | 'unlimited';
  /** Whether the same audio was generated before and isn't charged again. */
  paid: boolean;
  trialUsed: boolean;
}

/** Refuses without a request; the server checks the same rules. */
export function refusePlay(request: PlayRequest): SpeechProblem | undefined {
  const text = request.text.trim();
  if (text === '') return 'EMPTY_INPUT';
  if (request.voice === 'browser') return undefined;
  if (request.userId === undefined) return request.voice === trialVoice ? 'trial-sign-in' : 'sign-in';
  if (request.tier === 'premium') return undefined;
  if (request.voice !== trialVoice) return 'premium-required';
  if (request.trialUsed) return 'trial-used';
  if (text.length > trialCharacters) return 'trial-too-long';
  const left = request.remainingCharacters;
  return !request.paid && left !== 'unlimited' && text.length > left ? 'speech-limit' : undefined;
}

/** Whether playing this uses up the trial. */
export const isTrial = (voice: VoiceId, tier: Tier): boolean => voice === trialVoice && tier === 'free';
