import {
  isVoiceLocked,
  trialVoice,
  type Voice,
  type VoiceAccess,
  type VoiceId,
} from '../../../shared/voices.ts';
import type { SpeechProblem } from './speech-problem.ts';

/** If the state of the Iris trial couldn't be fetched, it is checked again. */
export function refuseChoice(
  voice: VoiceId,
  access: VoiceAccess & { trialUnknown: boolean },
): SpeechProblem | 'check-trial' | undefined {
  if (!isVoiceLocked(voice, access)) return undefined;
  if (voice !== trialVoice) return 'premium-required';
  if (!access.signedIn) return 'trial-sign-in';
  return access.trialUnknown ? 'check-trial' : 'trial-used';
}

/** The voice that was chosen in this visit, or else the stored one if it is unlocked, or else the tier's default. */
export function effectiveVoice(
  voices: readonly Voice[],
  chosenHere: string | null,
  remembered: string | null,
  standard: VoiceId,
): VoiceId {
  const named = (id: string | null) => voices.find((voice) => voice.id === id);
  const open = (id: string | null) => {
    const voice = named(id);
    return voice && !voice.locked ? voice : undefined;
  };
  return (named(chosenHere) ?? open(remembered) ?? open(standard))?.id ?? 'browser';
}
