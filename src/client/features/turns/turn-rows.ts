import type { Segment } from '../../../shared/document/segments.ts';
import { type SpokenTurn, turnsIn } from '../../../shared/document/speakers.ts';
import { sentenceRanges, type TextRange } from '../../../shared/sentences.ts';

/** A sentence and its place in the original. */
export interface PlacedSentence {
  range: TextRange;
  text: string;
  /** Whether its words have been edited since it was translated. */
  isOutdated?: boolean;
}

/** A turn as the page shows it, sentence by sentence. */
export interface TurnRow extends SpokenTurn {
  sentences: readonly PlacedSentence[];
  /** What its sentences are in the other language, each with the place of its original. */
  translated: readonly PlacedSentence[];
}

export interface TurnTexts {
  text: string;
  segments: readonly Segment[];
  /** A `lang` value. */
  locale: string;
  /** The translated sentences. Empty if there is no current translation. */
  translated: readonly PlacedSentence[];
}

/** The turns of a text. A sentence in which somebody else begins to speak is cut there; its translation isn't. */
export function turnRows({ text, segments, locale, translated }: TurnTexts): readonly TurnRow[] {
  const sentences = sentenceRanges(text, locale);
  const turns = turnsIn(segments);
  const owners = new Map<SpokenTurn, PlacedSentence[]>();
  for (const sentence of translated) {
    const owner = turns
      .filter((turn) => overlap(turn, sentence.range) > 0)
      .sort((one, other) => overlap(other, sentence.range) - overlap(one, sentence.range))[0];
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), sentence]);
  }
  let next = 0;
  return turns.map((turn) => {
    while ((sentences[next]?.end ?? turn.end) <= turn.start) next += 1;
    const own: PlacedSentence[] = [];
    for (let at = next; (sentences[at]?.start ?? turn.end) < turn.end; at++) {
      const { start, end } = sentences[at] ?? turn;
      const range = { start: Math.max(start, turn.start), end: Math.min(end, turn.end) };
      own.push({ range, text: text.slice(range.start, range.end) });
    }
    return { ...turn, sentences: own, translated: owners.get(turn) ?? [] };
  });
}

const overlap = (one: TextRange, other: TextRange): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

export const overlaps = (one: TextRange, other: TextRange | null): boolean =>
  other !== null && overlap(one, other) > 0;
