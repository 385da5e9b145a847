import { htmlLang, type LanguageCode } from './languages.ts';
import { phrasePauseMs, runOnWords, sentencePauseMs } from './limits.ts';
import {
  capitalize,
  endsInMark,
  endsSentence,
  joiner,
  sinceLastMark,
  startsWithMark,
  type WritingSystem,
  writingSystemOf,
} from './writing-system.ts';

/** One phrase as it was spoken. */
export interface Spoken {
  words: string;
  /** The silence before it; none for the first phrase of a recording. */
  pauseMs?: number;
}

/** How phrases are written down. */
export interface PunctuationOptions {
  language: LanguageCode;
  /** Off: phrases are joined, no mark and no capital is added. */
  enabled: boolean;
}

/** Words are sought this far back for a mark: it keeps the cost of a phrase independent of the text's length. */
const lookBack = 400;

const segmenters = new Map<string, Intl.Segmenter>();

/** What is appended to a text for the next phrase: perhaps a mark, perhaps a break, then the words. */
export function spokenAddition(text: string, spoken: Spoken, options: PunctuationOptions): string {
  const words = spoken.words.trim();
  if (words === '') return '';
  const tail = text.slice(-lookBack);
  if (!options.enabled) return joiner(tail, words) + words;

  const system = writingSystemOf(options.language);
  const separator = separatorFor(tail, words, spoken.pauseMs ?? 0, system, options.language);
  const before = tail + separator;
  const startsSentence = before.trim() === '' || endsSentence(before.trimEnd());
  const written = system.capitals && startsSentence ? capitalize(words, htmlLang(options.language)) : words;
  return separator + joiner(before, written) + written;
}

/** All phrases of a recording as one text. */
export function punctuate(phrases: readonly Spoken[], options: PunctuationOptions, text = ''): string {
  return phrases.reduce((written, phrase) => written + spokenAddition(written, phrase, options), text);
}

/** The mark or break between what stands there and the next words; never a second mark. */
function separatorFor(
  tail: string,
  words: string,
  pauseMs: number,
  system: WritingSystem,
  language: LanguageCode,
): string {
  const ended = tail.trimEnd();
  if (ended === '' || startsWithMark(words)) return '';
  if (endsSentence(ended)) return breakAfterSentence(tail, pauseMs);
  // A line that the writer broke is theirs to punctuate, and so is a comma or a dash that already stands there.
  if (endsInMark(ended) || /\n\s*$/u.test(tail)) return '';
  // Behind a space that the writer typed, a mark would float between two words.
  return ended === tail ? markFor(ended, pauseMs, system, language) : '';
}

function breakAfterSentence(tail: string, pauseMs: number): string {
  if (pauseMs <= phrasePauseMs || /\n\s*$/u.test(tail)) return '';
  return pauseMs > sentencePauseMs ? '\n\n' : '\n';
}

function markFor(ended: string, pauseMs: number, system: WritingSystem, language: LanguageCode): string {
  if (pauseMs > sentencePauseMs) return system.stop;
  if (pauseMs > phrasePauseMs) return system.comma;
  return wordsSinceMark(ended, language) >= runOnWords ? system.stop : '';
}

/** Words after the last mark, counted no further than the rule needs. */
function wordsSinceMark(tail: string, language: LanguageCode): number {
  const run = sinceLastMark(tail);
  // Where spaces are the marks, one of them ends the run as well.
  const counted = writingSystemOf(language).stop === ' ' ? run.slice(run.lastIndexOf(' ') + 1) : run;
  let count = 0;
  for (const part of segmenterFor(htmlLang(language)).segment(counted)) {
    if (part.isWordLike) count += 1;
    if (count >= runOnWords) break;
  }
  return count;
}

function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, made);
  return made;
}
