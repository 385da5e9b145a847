import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { readingLimits } from './reading-limits.ts';
import { splitInto, splitText } from './split-text.ts';
import type { TimedPair } from './timed-pairs.ts';

/** One subtitle: up to two lines and when they are on screen, in seconds. */
export interface Cue {
  start: number;
  end: number;
  lines: string[];
  /** Who speaks, if that is known. */
  speaker?: string | undefined;
}

const minCueSeconds = 1;
const maxCueSeconds = 7;

/** The lines of each language that are shown together. */
type Sides = readonly (readonly string[])[];

/** Lines that are shown together, and when they are spoken. */
interface Block extends Pick<Cue, 'lines' | 'speaker'> {
  from: number;
  to: number;
  /** How long it takes to read them. */
  needed: number;
}

/** Subtitles for sentences whose times come from a recording, or are only estimated. */
export function createCues(
  pairs: readonly TimedPair[],
  languages: readonly LanguageCode[],
  times: 'spoken' | 'estimated',
): Cue[] {
  const blocksOf = (join: boolean) => pairs.flatMap((pair) => toBlocks(pair, languages, join));
  return times === 'spoken' ? keepTimes(blocksOf(true)) : makeRoom(blocksOf(false));
}

/** Each cue begins with its words. It stays longer than them only until the next one. */
function keepTimes(blocks: readonly Block[]): Cue[] {
  const groups = groupByStart(blocks.toSorted((one, other) => one.from - other.from));
  return groups.flatMap((group, index) => {
    const next = groups[index + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY;
    const needed = group.reduce((sum, block) => sum + block.needed, 0);
    let passed = 0;
    return group.map((block, place) => {
      // Cues that begin at the same time share what there is until the next one.
      const pace = Math.min(1, (next - block.from) / needed);
      const start = block.from + passed * pace;
      passed += block.needed;
      const until = place === group.length - 1 ? next : block.from + passed * pace;
      return cueOf(block, start, Math.min(lastsUntil(block, start), until));
    });
  });
}

function groupByStart(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.from === block.from) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Without a recording, a cue that takes longer to read delays the next ones, until a pause makes up for it. */
function makeRoom(blocks: readonly Block[]): Cue[] {
  let free = 0;
  return blocks.map((block) => {
    const start = Math.max(block.from, free);
    free = lastsUntil(block, start);
    return cueOf(block, start, free);
  });
}

const lastsUntil = ({ to, needed }: Block, start: number): number =>
  Math.max(start + needed, Math.min(to, start + maxCueSeconds));

const cueOf = ({ lines, speaker }: Block, start: number, end: number): Cue => ({
  ...{ start, end, lines },
  ...(speaker !== undefined && { speaker }),
});

/** `join` shows more at once where people speak too fast for one line of each language at a time. */
function toBlocks(
  { texts, start, end, speaker }: TimedPair,
  languages: readonly LanguageCode[],
  join: boolean,
): Block[] {
  const cut = cueSides(texts, languages);
  const total = cut.reduce((sum, sides) => sum + weight(sides), 0);
  const secondsOf = (sides: Sides) => (total === 0 ? 0 : ((end - start) * weight(sides)) / total);
  const isFast = cut.some((sides) => secondsOf(sides) < readingSeconds(sides, languages));
  let from = start;
  return (join && texts.length > 1 && isFast ? joinTwo(cut) : cut).map((sides) => {
    const to = from + secondsOf(sides);
    const needed = Math.max(minCueSeconds, readingSeconds(sides, languages));
    const block = { from, to, needed, lines: sides.flat(), ...(speaker && { speaker: speaker.name }) };
    from = to;
    return block;
  });
}

/** Two lines of each language instead of one. */
const joinTwo = (cut: readonly Sides[]): Sides[] =>
  Array.from({ length: Math.ceil(cut.length / 2) }, (_, index) => {
    const two = cut.slice(index * 2, index * 2 + 2);
    return [0, 1].map((side) => two.flatMap((sides) => sides[side] ?? []));
  });

/**
 * With one language, a cue has two lines. With two, it has one line of each, so both texts are split into the
 * same number of parts.
 */
function cueSides(texts: readonly string[], languages: readonly LanguageCode[]): Sides[] {
  const [first = '', second] = texts;
  const [firstLanguage = 'en-US', secondLanguage = firstLanguage] = languages;
  if (second === undefined) {
    const lines = splitText(first, engineLocale(firstLanguage), readingLimits(firstLanguage).lineLength);
    return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) => [
      lines.slice(index * 2, index * 2 + 2),
    ]);
  }
  return pairLines([first, firstLanguage], [second, secondLanguage]);
}

type Side = readonly [text: string, language: LanguageCode];

function pairLines(one: Side, other: Side): Sides[] {
  const length = ([, language]: Side) => readingLimits(language).lineLength;
  const cut = (side: Side, pieces: number) => splitInto(side[0], engineLocale(side[1]), pieces, length(side));
  let pieces = Math.max(...[one, other].map((side) => Math.ceil(side[0].length / length(side))), 1);
  // If one text needs an extra part because it has no good place to break, the other is split again to match.
  for (;;) {
    const parts = [cut(one, pieces), cut(other, pieces)] as const;
    const most = Math.max(parts[0].length, parts[1].length);
    if (most <= pieces) {
      return Array.from({ length: most }, (_, index) =>
        parts.map((lines) => lines.slice(index, index + 1).filter((line) => line !== '')),
      );
    }
    pieces = most;
  }
}

const weight = (sides: Sides): number => sides.flat().reduce((sum, line) => sum + line.length, 0);

/** With two languages, each reader reads one of them, so the slower one counts. */
const readingSeconds = (sides: Sides, [first = 'en-US', second = first]: readonly LanguageCode[]): number =>
  Math.max(
    ...sides.map(
      (lines, side) => weight([lines]) / readingLimits(side === 0 ? first : second).charactersPerSecond,
    ),
  );
