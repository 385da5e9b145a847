import type { LanguageCode } from '../languages.ts';
import { compareTexts } from '../tidy/compare-texts.ts';
import { endsSentence, writingSystemOf } from '../writing-system.ts';
import { isEverydayWord } from './everyday-words.ts';
import { createTermFinder } from './whole-words.ts';

/** Words that the user replaced with others. */
export interface Correction {
  heard: string;
  written: string;
  /** The replaced words began a sentence, so a capital doesn't mean they are a name. */
  startsSentence: boolean;
}

/** Longer changes are edits rather than corrections. */
const maxWords = 3;
/** Words that differ more than this don't sound alike. */
const farthest = 0.75;
/** Ordinary words are learned only if they are long, differ clearly and were corrected more than once. */
const ordinary = { letters: 6, edits: 3, times: 2 } as const;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** The correction somebody made to a dictated text, if it was the only change. */
export function findCorrection(before: string, after: string): Correction | undefined {
  const parts = compareTexts(before, after);
  const at = parts.findIndex((part) => typeof part === 'object');
  const change = parts[at];
  if (typeof change !== 'object' || parts.filter((part) => typeof part === 'object').length > 1)
    return undefined;
  const [heard, written] = [change.removed.trim(), change.added.trim()];
  if (lettersOf(heard) === '' || lettersOf(written) === '') return undefined;
  if (/\n/.test(heard + written) || Math.max(wordsIn(heard), wordsIn(written)) > maxWords) return undefined;
  const lead = parts.slice(0, at).join('').trimEnd();
  return { heard, written, startsSentence: lead === '' || endsSentence(lead) };
}

/** Whether to offer to remember a correction: for names and terms, never for typos. */
export function isWorthLearning(
  { heard, written, startsSentence }: Correction,
  { language, text, times }: { language: LanguageCode; text: string; times: number },
): boolean {
  const [said, meant] = [lettersOf(heard), lettersOf(written)];
  const shortest = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(written) ? 2 : 3;
  if (meant.length < shortest || /^\p{N}+$/u.test(meant)) return false;
  // Such a rule would change sentences that were right.
  if (isEverydayWord(heard, language)) return false;
  // If the same words also occur elsewhere and were left alone, they are correct there.
  if (createTermFinder([heard], language)(text).length > 0) return false;
  const edits = distance(said, meant);
  const hasInnerCapital = /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(written);
  if (edits === 0) return hasInnerCapital;
  // Words in different scripts can't be compared letter by letter: "库伯" and "Kubernetes".
  const sameScript = scriptOf(heard) === scriptOf(written);
  if (sameScript && edits > Math.max(said.length, meant.length) * farthest) return false;
  if (hasInnerCapital || !sameScript) return true;
  const isName =
    writingSystemOf(language).capitals && language !== 'de-DE' && !startsSentence && /^\p{Lu}/u.test(written);
  if (isName) return true;
  return meant.length >= ordinary.letters && edits >= ordinary.edits && times >= ordinary.times;
}

function scriptOf(text: string): string {
  if (/\p{sc=Latin}/u.test(text)) return 'latin';
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'han';
  return /\p{sc=Cyrillic}/u.test(text) ? 'cyrillic' : 'other';
}

/** The edit distance: how many letters are added, removed, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
