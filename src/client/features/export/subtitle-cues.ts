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

/** A cue that takes longer to read than to say delays the next ones, until a pause makes up for it. */
export function createCues(pairs: readonly TimedPair[], languages: readonly LanguageCode[]): Cue[] {
  const cues: Cue[] = [];
  let free = 0;
  for (const pair of pairs) {
    const blocks = cueBlocks(pair.texts, languages);
    const total = blocks.reduce((sum, lines) => sum + weight(lines), 0);
    let spoken = pair.start;
    for (const lines of blocks) {
      const share = total === 0 ? 0 : ((pair.end - pair.start) * weight(lines)) / total;
      const start = Math.max(spoken, free);
      const needed = Math.max(minCueSeconds, readingSeconds(lines, languages, pair.texts.length));
      const end = Math.max(start + needed, Math.min(spoken + share, start + maxCueSeconds));
      cues.push({ start, end, lines, ...(pair.speaker && { speaker: pair.speaker.name }) });
      spoken += share;
      free = end;
    }
  }
  return cues;
}

/**
 * With one language, a cue has two lines. With two, it has one line of each, so both texts are split into the
 * same number of parts.
 */
function cueBlocks(texts: readonly string[], languages: readonly LanguageCode[]): string[][] {
  const [first = '', second] = texts;
  const [firstLanguage = 'en-US', secondLanguage = firstLanguage] = languages;
  if (second === undefined) {
    const lines = splitText(first, engineLocale(firstLanguage), readingLimits(firstLanguage).lineLength);
    return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) =>
      lines.slice(index * 2, index * 2 + 2),
    );
  }
  return pairLines([first, firstLanguage], [second, secondLanguage]);
}

type Side = readonly [text: string, language: LanguageCode];

function pairLines(one: Side, other: Side): string[][] {
  const length = ([, language]: Side) => readingLimits(language).lineLength;
  const cut = (side: Side, pieces: number) => splitInto(side[0], engineLocale(side[1]), pieces, length(side));
  let pieces = Math.max(...[one, other].map((side) => Math.ceil(side[0].length / length(side))), 1);
  // If one text needs an extra part because it has no good place to break, the other is split again to match.
  for (;;) {
    const parts = [cut(one, pieces), cut(other, pieces)] as const;
    const most = Math.max(parts[0].length, parts[1].length);
    if (most <= pieces) {
      return Array.from({ length: most }, (_, index) =>
        [parts[0][index] ?? '', parts[1][index] ?? ''].filter((line) => line !== ''),
      );
    }
    pieces = most;
  }
}

const weight = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0);

/** With two languages, each reader reads one line, so the slower line counts. */
function readingSeconds(lines: readonly string[], languages: readonly LanguageCode[], sides: number): number {
  const [first = 'en-US', second = first] = languages;
  if (sides === 1) return weight(lines) / readingLimits(first).charactersPerSecond;
  const seconds = (line: string | undefined, language: LanguageCode) =>
    (line?.length ?? 0) / readingLimits(language).charactersPerSecond;
  return Math.max(seconds(lines[0], first), seconds(lines[1], second));
}
