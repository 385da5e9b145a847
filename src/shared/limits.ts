/** There are no other roles. */
export type Tier = 'free' | 'premium';

export interface TierLimits {
  transcriptCap: number;
  saveSlots: number;
  translations: number;
  speechCharacters: number;
  recognitionSeconds: number;
}

export type PlanLimits = Readonly<Record<Tier, TierLimits>>;

/** The limits of each tier in the hosted service, without the invite bonus. */
export const limits = {
  free: {
    transcriptCap: 1_000,
    saveSlots: 5,
    translations: 1,
    speechCharacters: 50,
    recognitionSeconds: 300,
  },
  premium: {
    transcriptCap: 5_000,
    saveSlots: 50,
    translations: 250_000,
    speechCharacters: 5_000,
    recognitionSeconds: 18_000,
  },
} as const;

/** The largest recording that can be transcribed in one request. */
export const recordingLimits = { bytes: 25 * 1024 * 1024, seconds: 15 * 60 } as const;

/** How much context a request for one sentence may include. It isn't translated and costs nothing. */
export const translationContext = { sentences: 2, characters: 500 } as const;

/** The Iris trial covers one text of at most this many characters. */
export const trialCharacters = 50;

/** Users are warned once the text reaches this share of the limit. */
const nearLimitShare = 0.9;

/** Silence longer than this ends a phrase. */
export const phrasePauseMs = 1_000;

/** Silence longer than this ends a sentence. */
export const sentencePauseMs = 2_000;

/** After this many words without punctuation, the next pause or likely sentence end gets a full stop. */
export const runOnWords = 10;

/** After this many words, the next phrase boundary always gets a full stop. */
export const maxRunWords = 20;

/** A pause of this length is enough to end a run-on sentence. */
export const runOnPauseMs = 400;

export interface InviteBenefits {
  extraChars: number;
  extraSlots: number;
}

/** The bonus of somebody who hasn't invited anyone. */
export const noBenefits: InviteBenefits = { extraChars: 0, extraSlots: 0 };

export function transcriptCap(
  tier: Tier,
  benefits: InviteBenefits = noBenefits,
  plans: PlanLimits = limits,
): number {
  return plans[tier].transcriptCap + benefits.extraChars;
}

export function saveSlots(
  tier: Tier,
  benefits: InviteBenefits = noBenefits,
  plans: PlanLimits = limits,
): number {
  return plans[tier].saveSlots + benefits.extraSlots;
}

/** How close the text is to its limit. */
export type LengthState = 'normal' | 'near' | 'over';

/** 'near' starts at 90% of the limit, 'over' at the limit itself. */
export function lengthState(length: number, cap: number): LengthState {
  if (length >= cap) return 'over';
  return length >= cap * nearLimitShare ? 'near' : 'normal';
}

/** The most components that a crash report may name. */
export const crashComponents = 20;
