import {
  isVoiceLocked,
  trialVoice,
  type Voice,
  type VoiceAccess,
  type VoiceId,
} from '../../../shared/voices.ts';
import type { SpeechProblem } from './speech-problems.ts';

/** What choosing a voice leads to; Iris whose state could not be read is asked about once more. */
export function refuseChoice(
  voice: VoiceId,
  access: VoiceAccess & { trialUnknown: boolean },
): SpeechProblem | 'check-trial' | undefined {
  if (!isVoiceLocked(voice, access)) return undefined;
  if (voice !== trialVoice) return 'premium-required';
  if (!access.signedIn) return 'trial-sign-in';
  return access.trialUnknown ? 'check-trial' : 'trial-used';
}

/** What was chosen here, else what was remembered and is still open, else what the tier starts with. */
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
  // Iris stays chosen after its trial, so that the next press says why it does not read again.
  return (named(chosenHere) ?? open(remembered) ?? open(standard))?.id ?? 'browser';
}
