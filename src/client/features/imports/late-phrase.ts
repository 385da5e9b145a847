import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { addTiming, moveTimings } from '../../../shared/timings.ts';
import { endsInMark, spaceBetween, startsWithMark } from '../../../shared/writing-system.ts';
import { type ImportPart, type ImportPhrase, type PartRules, splitIntoParts } from './import-parts.ts';

export interface LatePlace {
  /** The index of the part. */
  part: number;
  at: number;
}

/** Where a phrase belongs that was transcribed after later speech; null if nothing later is in the text. */
export function latePlace(parts: readonly ImportPart[], { time }: ImportPhrase): LatePlace | null {
  const isLater = parts.some(({ timings }) => timings.some(({ from }) => from > time.from));
  if (!isLater) return null;
  const ends = parts.map(({ timings }) =>
    Math.max(0, ...timings.filter(({ from }) => from < time.from).map(({ end }) => end)),
  );
  const part = Math.max(
    0,
    ends.findLastIndex((end) => end > 0),
  );
  return { part, at: ends[part] ?? 0 };
}

/** The words of a phrase as they are written in the middle of a text. */
export function wordsBetween(
  text: string,
  at: number,
  phrase: ImportPhrase,
  { language, punctuation }: PartRules,
): string {
  const rest = text.slice(at);
  const spoken = sanitize(phrase.words).trim();
  const words = startsWithMark(rest) ? withoutMark(spoken) : spoken;
  const pauseMs = at === 0 ? undefined : phrase.pauseMs;
  const options = { language, enabled: punctuation };
  const addition = spokenAddition(text.slice(0, at), { words, pauseMs }, options);
  return addition + (rest === '' || /^\s/u.test(rest) ? '' : spaceBetween(addition, rest));
}

/** The next words already bring the punctuation between them. */
const withoutMark = (words: string): string => (endsInMark(words) ? withoutMark(words.slice(0, -1)) : words);

/** Inserts words into a part, which is split if it gets too long. */
export function insertWords(
  { text, timings }: ImportPart,
  at: number,
  words: string,
  time: ImportPhrase['time'],
  { language, cap }: PartRules,
): ImportPart[] {
  const { length } = words;
  const moved = moveTimings(timings, { start: at, end: at, inserted: length });
  const longer = {
    text: text.slice(0, at) + words + text.slice(at),
    timings: length === 0 ? moved : addTiming(moved, { start: at, end: at + length, ...time }),
  };
  return longer.text.length <= cap ? [{ ...longer, saved: false }] : splitIntoParts(longer, language, cap);
}
