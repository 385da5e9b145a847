import type { TidyAction } from '../../shared/tidy/tidy-actions.ts';
import { type Flaw, textWeight } from './translation-check.ts';

interface Bounds {
  /** How long the result may be, compared with the text. */
  maxRatio: number;
  /** Letters that are always allowed, for short texts. */
  extraLetters: number;
  /** The share of the result's words that must come from the text; in an unrelated poem, few do. */
  minFromText: number;
  /** The share of the text's words that must remain. */
  minKept: number;
}

const bounds: Record<TidyAction, Bounds> = {
  punctuate: { maxRatio: 1.3, extraLetters: 20, minFromText: 0.9, minKept: 0.7 },
  email: { maxRatio: 2, extraLetters: 200, minFromText: 0.4, minKept: 0.4 },
  summarise: { maxRatio: 1, extraLetters: 20, minFromText: 0.4, minKept: 0 },
  shorten: { maxRatio: 1, extraLetters: 20, minFromText: 0.6, minKept: 0 },
};

/** An inflected word, or one that now begins a sentence, still counts as the same word. */
const stem = (word: string): string => word.toLowerCase().slice(0, 5);

function wordsOf(text: string): string[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return Array.from(words)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => stem(segment));
}

/** The share of words that another text also contains. */
function shareFoundIn(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** Returns why a result can't be an edited version of the text. */
export function checkTidied(result: string, text: string, action: TidyAction): Flaw | undefined {
  const { maxRatio, extraLetters, minFromText, minKept } = bounds[action];
  if (result.trim() === '') return 'empty';
  if (textWeight(result) > textWeight(text) * maxRatio + extraLetters) return 'too-long';
  const [said, made] = [wordsOf(text), wordsOf(result)];
  return shareFoundIn(made, said) < minFromText || shareFoundIn(said, made) < minKept
    ? 'other-words'
    : undefined;
}
