import type { TidyAction } from '../../shared/tidy/tidy-actions.ts';
import { type Flaw, textWeight } from './translation-check.ts';

interface Bounds {
  /** How long the result may be, compared with the text. */
  longest: number;
  /** Letters that are always allowed, for short texts. */
  spare: number;
  /** The share of the result's words that must come from the text; in an unrelated poem, few do. */
  fromText: number;
  /** The share of the text's words that must remain. */
  kept: number;
}

const bounds: Record<TidyAction, Bounds> = {
  punctuate: { longest: 1.3, spare: 20, fromText: 0.9, kept: 0.7 },
  email: { longest: 2, spare: 200, fromText: 0.4, kept: 0.4 },
  summarise: { longest: 1, spare: 20, fromText: 0.4, kept: 0 },
  shorten: { longest: 1, spare: 20, fromText: 0.6, kept: 0 },
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
function shareIn(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** Returns why a result can't be an edited version of the text. */
export function checkTidied(result: string, text: string, action: TidyAction): Flaw | undefined {
  const { longest, spare, fromText, kept } = bounds[action];
  if (result.trim() === '') return 'empty';
  if (textWeight(result) > textWeight(text) * longest + spare) return 'too-long';
  const [said, made] = [wordsOf(text), wordsOf(result)];
  return shareIn(made, said) < fromText || shareIn(said, made) < kept ? 'other-words' : undefined;
}
