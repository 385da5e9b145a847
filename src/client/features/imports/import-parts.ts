import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { packedRanges, sentenceRanges } from '../../../shared/sentences.ts';
import type { Timing } from '../../../shared/timings.ts';
import type { TimedText } from './read-text-file.ts';

/** A part of an import that is short enough to be edited and saved as one text. */
export interface ImportPart extends TimedText {
  saved: boolean;
  /** The last translation of this text. An edited part has none until it is translated again. */
  translation?: PartTranslation;
}

export interface PartTranslation {
  text: string;
  language: LanguageCode;
  /** Its sentences, if they were translated one by one. */
  pairs?: readonly { source: string; target: string }[];
}

/** The words of one segment of a file. */
export interface ImportPhrase {
  words: string;
  pauseMs?: number | undefined;
  /** Where it is in the file, in milliseconds. */
  time: { from: number; to: number };
}

export interface PartRules {
  cap: number;
  punctuation: boolean;
  language: LanguageCode;
}

/** Leaves room for corrections. A fuller part would also show the warning that it is near the limit. */
const filledShare = 0.88;
export const partLength = (cap: number): number => Math.max(1, Math.floor(cap * filledShare));

const newPart: ImportPart = { text: '', timings: [], saved: false };

/**
 * Cuts a phrase that doesn't fit into the last part at the end of the last sentence that does. The rest begins the next
 * part.
 */
export function fitPhrase(
  parts: readonly ImportPart[],
  phrase: ImportPhrase,
  { cap, language }: PartRules,
): ImportPhrase[] {
  const words = phrase.words.trim();
  const used = parts.at(-1)?.text.length ?? 0;
  // A space or a full stop and a space may be added before the phrase.
  const room = partLength(cap) - used - 2;
  if (used === 0 || words.length <= room) return [phrase];
  const ends = sentenceRanges(words, engineLocale(language)).map(({ end }) => end);
  const cut = ends.findLast((end) => end <= room && end < words.length);
  if (cut === undefined) return [phrase];
  const { from, to } = phrase.time;
  const at = Math.round(from + ((to - from) * cut) / words.length);
  return [
    { ...phrase, words: words.slice(0, cut), time: { from, to: at } },
    { words: words.slice(cut).trim(), time: { from: at, to } },
  ];
}

/** Adds a phrase to the last part, or to a new part if it doesn't fit. */
export function addPhrase(
  parts: readonly ImportPart[],
  phrase: ImportPhrase,
  { cap, punctuation, language }: PartRules,
): ImportPart[] {
  const last = parts.at(-1) ?? newPart;
  const addition = additionTo(last.text);
  if (last.text === '' || last.text.length + addition.length <= partLength(cap))
    return [...parts.slice(0, -1), extended(last, addition)];
  return [...parts, extended(newPart, additionTo(''))];

  function additionTo(text: string): string {
    const { pauseMs } = text === '' ? { pauseMs: undefined } : phrase;
    const words = sanitize(phrase.words);
    return spokenAddition(text, { words, pauseMs }, { language, enabled: punctuation });
  }

  function extended(part: ImportPart, words: string): ImportPart {
    const timing = { start: part.text.length, end: part.text.length + words.length, ...phrase.time };
    const timings = words === '' ? part.timings : [...part.timings, timing];
    return { text: part.text + words, timings, saved: false };
  }
}

/** Cuts text of any length into parts, between sentences. */
export function splitIntoParts(
  { text, timings }: TimedText,
  language: LanguageCode,
  cap: number,
): ImportPart[] {
  return packedRanges(text, engineLocale(language), partLength(cap)).map(({ start, end }) => ({
    text: text.slice(start, end),
    timings: timings
      .filter((timing) => timing.end > start && timing.start < end)
      .map((timing) => moved(timing, start, end)),
    saved: false,
  }));
}

const moved = (timing: Timing, start: number, end: number): Timing => ({
  ...timing,
  start: Math.max(timing.start, start) - start,
  end: Math.min(timing.end, end) - start,
});

/** How many characters people say per second. Chinese, Japanese and Korean words have fewer characters. */
const charactersPerSecond = 15;
const fullWidthPerSecond = 5;
const fullWidth: ReadonlySet<LanguageCode> = new Set(['zh-CN', 'zh-TW', 'ja-JP', 'ko-KR']);

export function estimateParts(seconds: number, language: LanguageCode, cap: number): number {
  const speed = fullWidth.has(language) ? fullWidthPerSecond : charactersPerSecond;
  return Math.max(1, Math.ceil((seconds * speed) / partLength(cap)));
}
