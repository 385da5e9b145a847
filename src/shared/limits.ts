/** The two tiers; there are no other roles. */
export type Tier = 'free' | 'premium';

/** What each tier may do, before the invite bonus. */
export const limits = {
  free: { transcriptCap: 1_000, saveSlots: 5, translations: 1, speechCharacters: 50 },
  premium: { transcriptCap: 5_000, saveSlots: 50, translations: 250_000, speechCharacters: 5_000 },
} as const;

/** The Iris trial covers one text of at most this many characters. */
export const trialCharacters = 50;

/** A free user may try this voice once. */
export const trialVoice = 'sage';

/** From this share of the cap on, people are warned. */
const nearLimitShare = 0.9;

/** Recording shows "starting" for this long after the tap. */
export const recognitionStartDelayMs = 750;

/** Silence longer than this ends a phrase. */
export const phrasePauseMs = 1_000;

/** Silence longer than this ends a sentence. */
export const sentencePauseMs = 2_000;

/** From this many words since the last mark on, the next boundary gets a full stop. */
export const runOnWords = 10;

/** How fast speech is assumed to be before its real length is known. */
const wordsPerMinute = 150;

/** The rate of the browser's own voice. */
export const browserSpeechRate = 0.9;

/** How long toasts stay, in milliseconds. */
export const toastMs = { usual: 5_000, deleted: 5_000, translated: 3_000 } as const;

/** Every HD voice is previewed with this sentence. */
export const previewSentence = 'The quick brown fox jumps over the lazy dog.';

/** What invited people earn their inviter. */
export interface InviteBenefits {
  extraChars: number;
  extraSlots: number;
}

/** No invited people, no bonus. */
export const noBenefits: InviteBenefits = { extraChars: 0, extraSlots: 0 };

/** How many characters a transcript may have. */
export function transcriptCap(tier: Tier, benefits: InviteBenefits = noBenefits): number {
  return limits[tier].transcriptCap + benefits.extraChars;
}

/** How many transcriptions may be saved. */
export function saveSlots(tier: Tier, benefits: InviteBenefits = noBenefits): number {
  return limits[tier].saveSlots + benefits.extraSlots;
}

/** How close a text is to its cap. */
export type LengthState = 'normal' | 'near' | 'over';

/** Near from 90 % of the cap on, over at the cap. */
export function lengthState(length: number, cap: number): LengthState {
  if (length >= cap) return 'over';
  return length >= cap * nearLimitShare ? 'near' : 'normal';
}

/** Numbers in messages are grouped as in en-US, whatever the browser's locale. */
export function formatCount(value: number): string {
  // Counts are whole numbers: three digits and a comma do not need the browser's number tables, whose loading is what
  // made the page busiest while it came alive.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** How long reading a text aloud takes, in seconds, at 150 words a minute. */
export function estimateSpeechSeconds(text: string, locale?: string): number {
  if (text.trim() === '') return 0;
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (part.isWordLike) words += 1;
  }
  return (words / wordsPerMinute) * 60;
}
