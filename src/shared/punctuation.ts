import { htmlLang, type LanguageCode } from './languages.ts';
import { maxRunWords, phrasePauseMs, runOnPauseMs, runOnWords, sentencePauseMs } from './limits.ts';
import {
  capitalize,
  endsInMark,
  endsSentence,
  sinceLastMark,
  spaceBetween,
  startsWithMark,
  type WritingSystem,
  writingSystemOf,
} from './writing-system.ts';

export interface Spoken {
  words: string;
  /** The silence before it; missing for the first phrase of a recording. */
  pauseMs?: number;
}

export interface PunctuationOptions {
  language: LanguageCode;
  /** If false, phrases are joined without adding punctuation or capitals. */
  enabled: boolean;
}

/** Looking back only this far keeps the cost of a phrase independent of the text's length. */
const lookBack = 400;

const segmenters = new Map<string, Intl.Segmenter>();

/** The text to append for the next phrase: punctuation or a space if needed, then the words. */
export function spokenAddition(text: string, spoken: Spoken, options: PunctuationOptions): string {
  const words = spoken.words.trim();
  if (words === '') return '';
  const tail = text.slice(-lookBack);
  if (!options.enabled) return spaceBetween(tail, words) + words;

  const system = writingSystemOf(options.language);
  const separator = separatorFor(tail, { ...spoken, words }, system, options.language);
  const before = tail + separator;
  const startsSentence = before.trim() === '' || endsSentence(before.trimEnd()) || before.endsWith('\n\n');
  const written = system.capitals && startsSentence ? capitalize(words, htmlLang(options.language)) : words;
  return separator + spaceBetween(before, written) + written;
}

/** All phrases of a recording as one text. */
export function punctuate(phrases: readonly Spoken[], options: PunctuationOptions, text = ''): string {
  return phrases.reduce((written, phrase) => written + spokenAddition(written, phrase, options), text);
}

/** The punctuation or space between the text and the next words. Never doubles existing punctuation. */
function separatorFor(tail: string, spoken: Spoken, system: WritingSystem, language: LanguageCode): string {
  const ended = tail.trimEnd();
  if (ended === '' || startsWithMark(spoken.words)) return '';
  if (endsSentence(ended)) return breakAfterSentence(tail, spoken.pauseMs ?? 0);
  // After a line break, a comma or a dash, the writer has already chosen the punctuation.
  if (endsInMark(ended) || /\n\s*$/u.test(tail)) return '';
  // After a typed space, punctuation would float between two words.
  return ended === tail ? markFor(ended, spoken, system, language) : '';
}

function breakAfterSentence(tail: string, pauseMs: number): string {
  if (pauseMs <= phrasePauseMs || /\n\s*$/u.test(tail)) return '';
  return pauseMs > sentencePauseMs ? '\n\n' : '\n';
}

function markFor(ended: string, spoken: Spoken, system: WritingSystem, language: LanguageCode): string {
  const { pauseMs = 0 } = spoken;
  if (pauseMs > sentencePauseMs) return system.stop;
  if (pauseMs > phrasePauseMs) return system.comma;
  const count = wordsSinceMark(ended, language);
  const due = count >= runOnWords && (count >= maxRunWords || mayEndSentence(spoken, language));
  return due ? system.stop : '';
}

/** Engines split continuous speech anywhere, so lower case without a pause continues the clause. */
function mayEndSentence({ words, pauseMs }: Spoken, language: LanguageCode): boolean {
  // The first phrase of a recording is never the rest of a clause.
  if (pauseMs === undefined || pauseMs >= runOnPauseMs) return true;
  // German nouns and the English "I" are capitalised inside sentences too.
  if (language === 'de-DE' || (language === 'en-US' && /^I(?!\p{L})/u.test(words))) return false;
  return !/^[\p{Ps}\p{Pi}¿¡"']*\p{Ll}/u.test(words);
}

/** Counts the words since the last punctuation, but no further than the rule needs. */
function wordsSinceMark(tail: string, language: LanguageCode): number {
  const run = sinceLastMark(tail);
  // In scripts that use spaces as punctuation, a space ends the run too.
  const counted = writingSystemOf(language).stop === ' ' ? run.slice(run.lastIndexOf(' ') + 1) : run;
  let count = 0;
  for (const part of segmenterFor(htmlLang(language)).segment(counted)) {
    if (part.isWordLike) count += 1;
    if (count >= maxRunWords) break;
  }
  return count;
}

function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}
