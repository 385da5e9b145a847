import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { packedRanges } from '../../../shared/sentences.ts';
import type { Timing } from '../../../shared/timings.ts';
import type { TimedText } from './read-text-file.ts';

/** A part of an import that is short enough to be edited and saved as one text. */
export interface ImportPart extends TimedText {
  saved: boolean;
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

const newPart: ImportPart = { text: '', timings: [], saved: false };

/** Adds a phrase to the last part, or to a new part if it doesn't fit. A phrase is never cut. */
export function addPhrase(
  parts: readonly ImportPart[],
  phrase: ImportPhrase,
  { cap, punctuation, language }: PartRules,
): ImportPart[] {
  const last = parts.at(-1) ?? newPart;
  const addition = additionTo(last.text);
  if (last.text === '' || last.text.length + addition.length <= cap)
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
  return packedRanges(text, engineLocale(language), cap).map(({ start, end }) => ({
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

export function joinParts(parts: readonly TimedText[]): TimedText {
  let text = '';
  const timings: Timing[] = [];
  for (const part of parts) {
    if (text !== '') text += '\n\n';
    const offset = text.length;
    timings.push(
      ...part.timings.map((timing) => ({
        ...timing,
        start: timing.start + offset,
        end: timing.end + offset,
      })),
    );
    text += part.text;
  }
  return { text, timings };
}

/** How many characters people say per second. Chinese, Japanese and Korean words have fewer characters. */
const charactersPerSecond = 15;
const fullWidthPerSecond = 5;
const fullWidth: ReadonlySet<LanguageCode> = new Set(['zh-CN', 'zh-TW', 'ja-JP', 'ko-KR']);

export function estimateParts(seconds: number, language: LanguageCode, cap: number): number {
  const speed = fullWidth.has(language) ? fullWidthPerSecond : charactersPerSecond;
  return Math.max(1, Math.ceil((seconds * speed) / cap));
}
