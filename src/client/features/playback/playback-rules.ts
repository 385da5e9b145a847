import { clockTime } from '../../../shared/clock-time.ts';
import { type Tier, trialCharacters } from '../../../shared/limits.ts';
import { breathRanges, sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import {
  isVoiceLocked,
  trialVoice,
  type Voice,
  type VoiceAccess,
  type VoiceId,
} from '../../../shared/voices.ts';
import type { SpeechProblem } from './strings.ts';

export interface PlayWish {
  /** As it will be read: sanitised. */
  text: string;
  voice: VoiceId;
  userId: string | undefined;
  tier: Tier;
  remainingCharacters: number | 'unlimited';
  /** The same audio was made before: it costs nothing again. */
  paid: boolean;
  /** The trial of Iris is known to be used: no shorter text would help. */
  trialUsed: boolean;
}

/** What can be refused without asking anyone; the server decides by itself all the same. */
export function refusePlay(wish: PlayWish): SpeechProblem | undefined {
  const text = wish.text.trim();
  if (text === '') return 'EMPTY_INPUT';
  if (wish.voice === 'browser') return undefined;
  if (wish.userId === undefined) return wish.voice === trialVoice ? 'trial-sign-in' : 'sign-in';
  if (wish.tier === 'premium') return undefined;
  if (wish.voice !== trialVoice) return 'premium-required';
  if (wish.trialUsed) return 'trial-used';
  if (text.length > trialCharacters) return 'trial-too-long';
  const left = wish.remainingCharacters;
  return !wish.paid && left !== 'unlimited' && text.length > left ? 'speech-limit' : undefined;
}

/** Whether playing this uses up the trial. */
export const isTrial = (voice: VoiceId, tier: Tier): boolean => voice === trialVoice && tier === 'free';

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

/** Audio has no word events: the sentence that is read follows from how much of the sound has passed. */
export function sentenceAtShare(text: string, locale: string, share: number): TextRange | null {
  const ranges = breathRanges(text, locale, 300);
  const total = ranges.reduce((sum, range) => sum + range.end - range.start, 0);
  let passed = 0;
  for (const range of ranges) {
    passed += range.end - range.start;
    if (passed > share * total) return range;
  }
  return ranges.at(-1) ?? null;
}

/** Where pinyin is shown and characters are read, the sentences still stand in the same order. */
export function toShownRange(
  range: TextRange | null,
  spoken: string,
  shown: string,
  locale: string,
): TextRange | null {
  if (!range || spoken === shown) return range;
  const from = sentenceRanges(spoken, locale);
  const to = sentenceRanges(shown);
  if (from.length !== to.length) return null;
  return to[from.findIndex((sentence) => sentence.start <= range.start && range.end <= sentence.end)] ?? null;
}

/** Media tells its length in fractions, and now and then a position just below zero. */
export const formatTime = (seconds: number): string => clockTime(Math.max(0, Math.round(seconds)));
