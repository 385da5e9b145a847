import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';

/** A text and the languages between which it is translated: what makes two requests the same. */
export interface Pair {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
}

/** Everything that decides whether to translate. */
export interface Situation extends Pair {
  on: boolean;
  recording: boolean;
  tier: Tier;
  /** Translations (free) or characters (premium) that are left; undefined until the first answer. */
  remaining: number | undefined;
  /** Made by the browser itself, which costs nothing; undefined while the browser is being asked. */
  onDevice: boolean | undefined;
  cap: number;
  /** How the text came to be what it is. */
  change: 'typed' | 'other';
  /** The caret is in the text. */
  editing: boolean;
  /** Asked for by a press: without the pause that typing gets. */
  pressed: boolean;
  /** What is being translated, and what has been dealt with: neither is asked for again by itself. */
  running: Pair | null;
  settled: Pair | null;
}

export type Plan = { act: 'nothing' } | { act: 'translate' | 'tell-limit'; afterMs: number };

/** A pause in typing this long means that a thought is finished. */
const typingPauseMs = { free: 3_000, premium: 1_500 } as const;

const nothing: Plan = { act: 'nothing' };

export function samePair(one: Pair | null, other: Pair | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.text === other.text &&
    one.source === other.source &&
    one.target === other.target
  );
}

/** Between the ways of writing Mandarin nothing is translated: the conversion is exact, with or without a provider. */
export function isExact({ source, target }: Pick<Pair, 'source' | 'target'>): boolean {
  return source.startsWith('zh-') && target.startsWith('zh-') && source !== 'zh-CN-pinyin';
}

function hasTwoWords(text: string, locale: string): boolean {
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (part.isWordLike) words += 1;
    if (words === 2) return true;
  }
  return false;
}

/** How long to wait after the last change; undefined when the text is not worth a translation yet. */
function pauseBefore(situation: Situation): number | undefined {
  const { change, editing, pressed, tier, text, source } = situation;
  if (change === 'other' || pressed) return 0;
  if (tier === 'premium') return typingPauseMs.premium;
  // A free user has one translation a day: it is not spent on a first word.
  if (!hasTwoWords(text, source)) return undefined;
  return editing ? typingPauseMs.free : 0;
}

function isSpent({ onDevice, remaining, tier, text }: Situation): boolean {
  if (onDevice || remaining === undefined) return false;
  return tier === 'free' ? remaining < 1 : remaining < text.length;
}

/** Whether a text can be translated at all, whatever it costs. */
function isTranslatable({ text, source, target, cap }: Pair & { cap: number }): boolean {
  return text.trim() !== '' && source !== target && text.length <= cap;
}

/** The one rule of when a translation is made by itself. */
export function planTranslation(situation: Situation): Plan {
  const { on, recording, onDevice, remaining, running, settled } = situation;
  if (!on || recording || !isTranslatable(situation)) return nothing;
  if (samePair(running, situation) || samePair(settled, situation)) return nothing;
  if (onDevice === undefined || (!onDevice && remaining === undefined)) return nothing;
  const afterMs = pauseBefore(situation);
  if (afterMs === undefined) return nothing;
  return { act: isSpent(situation) ? 'tell-limit' : 'translate', afterMs };
}
