import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import type { Timing } from '../../../shared/timings.ts';
import { alignSentences } from './align-sentences.ts';
import { readingLimits } from './reading-limits.ts';

export interface LanguageText {
  text: string;
  language: LanguageCode;
}

/** Who said something, and which of the texts was said: the others are translations of it. */
interface Speaker {
  name: string;
  /** The name as it stands before what was said; empty if it stands before an earlier sentence of the same turn. */
  label: string;
  side: number;
}

/** A sentence, in one or two languages, and when it was spoken, in seconds. */
export interface TimedPair {
  texts: string[];
  speaker?: Speaker | undefined;
  start: number;
  end: number;
}

/** One or more sentences that belong together, with their translation. `paragraph` counts from 0. */
export interface SentencePair {
  paragraph: number;
  texts: string[];
  /** Its position in the original. */
  range: { start: number; end: number };
  speaker?: Speaker | undefined;
}

/** The texts of a pair, with the speaker's name before what they said. */
export function labelledTexts({ texts, speaker }: Pick<SentencePair, 'texts' | 'speaker'>): string[] {
  if (!speaker || speaker.label === '') return texts;
  // With one language, its text has the name even if it is a translation.
  const at = texts.length > 1 ? speaker.side : 0;
  return texts.map((text, index) => (index === at ? `${speaker.label} ${text}` : text));
}

const pauseSeconds = 0.4;

/** The sentences of the text, each with its translation where there is one. */
export function sentencePairs(original: LanguageText, translation: LanguageText | undefined): SentencePair[] {
  const sources = paragraphs(original);
  const targets = translation ? paragraphs(translation) : [];
  // A translation usually has the line breaks of the original. If it doesn't, the whole text counts as one paragraph.
  const parallel = translation === undefined || targets.length === sources.length;
  const lines = parallel ? sources : [sources.flat()];
  const otherLines = parallel ? targets : [targets.flat()];
  return lines.flatMap((line, paragraph) => {
    const pairs = translation
      ? alignSentences(line, otherLines[paragraph] ?? [])
      : line.map((sentence) => [[sentence], []] as const);
    return pairs.map(([source, target]) => ({
      paragraph,
      texts: translation ? [joined(source), joined(target)] : [joined(source)],
      range: { start: source[0]?.start ?? 0, end: source.at(-1)?.end ?? 0 },
    }));
  });
}

/** A sentence in the original and its translation. */
export interface KnownPair {
  range: { start: number; end: number };
  /** The position of the translation in the translated text; null until it has been translated. */
  target: { start: number; end: number } | null;
  speaker?: Speaker | undefined;
}

/** Like sentencePairs, for sentences that were translated one by one and need no alignment. */
export function knownPairs(text: string, translation: string, pairs: readonly KnownPair[]): SentencePair[] {
  let paragraph = 0;
  let position = 0;
  return pairs.map(({ range, target, speaker }, index) => {
    if (index > 0 && text.slice(position, range.start).includes('\n')) paragraph += 1;
    position = range.end;
    return {
      paragraph,
      texts: [text.slice(range.start, range.end), target ? translation.slice(target.start, target.end) : ''],
      range,
      ...(speaker && { speaker }),
    };
  });
}

/** Sentences with their times. Without timings, each sentence lasts as long as it takes to read. */
export function timePairs(
  pairs: readonly SentencePair[],
  timings: readonly Timing[],
  language: LanguageCode,
): TimedPair[] {
  let clock = 0;
  const findHeard = createOverlapFinder(timings);
  return pairs.map(({ texts, range, speaker }) => {
    const heard = findHeard(range);
    const length = (texts[0]?.length ?? 0) / readingLimits(language).charactersPerSecond;
    const start = Math.max(
      heard.length > 0 ? Math.min(...heard.map((timing) => timeAt(timing, range.start))) : clock,
      0,
    );
    const end =
      heard.length > 0 ? Math.max(...heard.map((timing) => timeAt(timing, range.end))) : start + length;
    clock = end + pauseSeconds;
    return { texts, start, end: Math.max(end, start), ...(speaker && { speaker }) };
  });
}

/**
 * Finds the items that overlap with a range. Both are in the order of the text, so hours of speech are searched in one
 * pass.
 */
export function createOverlapFinder<T extends TextRange>(items: readonly T[]): (range: TextRange) => T[] {
  let first = 0;
  return ({ start, end }) => {
    while ((items[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    let next = first;
    while ((items[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    return items.slice(first, next).filter((item) => item.end > start);
  };
}

/** If a sentence starts in the middle of a phrase, its time is interpolated. */
function timeAt({ start, end, from, to }: Timing, position: number): number {
  const share = end === start ? 0 : (Math.min(Math.max(position, start), end) - start) / (end - start);
  return (from + (to - from) * share) / 1_000;
}

interface Sentence {
  text: string;
  start: number;
  end: number;
}

function paragraphs({ text, language }: LanguageText): Sentence[][] {
  const lines: Sentence[][] = [];
  let last = 0;
  for (const { start, end } of sentenceRanges(text, engineLocale(language))) {
    const sentence = { text: text.slice(start, end), start, end };
    const line = text.slice(last, start).includes('\n') ? undefined : lines.at(-1);
    if (line) line.push(sentence);
    else lines.push([sentence]);
    last = end;
  }
  return lines;
}

/** Chinese and Japanese sentences are joined without a space. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, next) => text + (text === '' || /[\u3000-\u303f\uff00-\uffef]$/u.test(text) ? '' : ' ') + next,
    '',
  );

const joined = (sentences: readonly Sentence[]) => joinSentences(sentences.map(({ text }) => text));
