import type { Tier } from '../../../shared/limits.ts';
import { isSameRequest, type TranslationRequest } from './translation-request.ts';

/** Everything that decides whether to translate. */
export interface Situation extends TranslationRequest {
  on: boolean;
  recording: boolean;
  tier: Tier;
  /** Translations (free) or characters (premium) that are left; undefined until the server has responded. */
  remaining: number | undefined;
  /** Whether the browser translates, which costs nothing; undefined until the browser has responded. */
  onDevice: boolean | undefined;
  cap: number;
  /** Whether the last change to the text was typed. */
  change: 'typed' | 'other';
  /** Whether the caret is in the text. */
  editing: boolean;
  /** Whether the user asked for it, so that it doesn't wait for a pause in typing. */
  pressed: boolean;
  running: TranslationRequest | null;
  /** The last request that was completed, refused or cancelled; it isn't repeated automatically. */
  settled: TranslationRequest | null;
}

export type Plan = { act: 'nothing' } | { act: 'translate' | 'refuse'; afterMs: number };

/** How long to wait after the last keystroke. */
const typingPauseMs = { free: 3_000, premium: 1_500 } as const;

const nothing: Plan = { act: 'nothing' };

function hasTwoWords(text: string, locale: string): boolean {
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (part.isWordLike) words += 1;
    if (words === 2) return true;
  }
  return false;
}

/** How long to wait after the last change; undefined when the text isn't worth a translation yet. */
function pauseBefore(situation: Situation): number | undefined {
  const { change, editing, pressed, tier, text, source } = situation;
  if (pressed) return 0;
  // A free user's only translation of the day isn't spent on a single word.
  if (tier === 'free' && !hasTwoWords(text, source)) return undefined;
  if (change === 'other') return 0;
  if (tier === 'premium') return typingPauseMs.premium;
  return editing ? typingPauseMs.free : 0;
}

function isUsedUp({ onDevice, remaining, tier, text }: Situation): boolean {
  if (onDevice || remaining === undefined) return false;
  return tier === 'free' ? remaining < 1 : remaining < text.length;
}

function isTranslatable({ text, source, target, cap }: TranslationRequest & { cap: number }): boolean {
  return text.trim() !== '' && source !== target && text.length <= cap;
}

/** Decides when the text is translated automatically. */
export function planTranslation(situation: Situation): Plan {
  const { on, recording, onDevice, remaining, running, settled } = situation;
  if (!on || recording || !isTranslatable(situation)) return nothing;
  if (isSameRequest(running, situation) || isSameRequest(settled, situation)) return nothing;
  if (onDevice === undefined || (!onDevice && remaining === undefined)) return nothing;
  const afterMs = pauseBefore(situation);
  if (afterMs === undefined) return nothing;
  return { act: isUsedUp(situation) ? 'refuse' : 'translate', afterMs };
}
