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
  const owned = ownersOf(translated, turns);
  let next = 0;
  return turns.map((turn) => {
    while ((sentences[next]?.end ?? turn.end) <= turn.start) next += 1;
    const own: PlacedSentence[] = [];
    for (let at = next; (sentences[at]?.start ?? turn.end) < turn.end; at++) {
      const { start, end } = sentences[at] ?? turn;
      const range = { start: Math.max(start, turn.start), end: Math.min(end, turn.end) };
      own.push({ range, text: text.slice(range.start, range.end) });
    }
    return { ...turn, sentences: own, translated: owned.get(turn) ?? [] };
  });
}

/** Each sentence belongs to the turn that says most of it. Sentences and turns are both in the order of the text. */
function ownersOf(
  sentences: readonly PlacedSentence[],
  turns: readonly SpokenTurn[],
): ReadonlyMap<SpokenTurn, readonly PlacedSentence[]> {
  const owned = new Map<SpokenTurn, PlacedSentence[]>();
  let first = 0;
  for (const sentence of sentences) {
    const { start, end } = sentence.range;
    while ((turns[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    let owner: SpokenTurn | undefined;
    for (let at = first; (turns[at]?.start ?? end) < end; at += 1) {
      const turn = turns[at];
      if (turn && (!owner || overlap(turn, sentence.range) > overlap(owner, sentence.range))) owner = turn;
    }
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), sentence]);
  }
  return owned;
}

const overlap = (one: TextRange, other: TextRange): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

export const overlaps = (one: TextRange, other: TextRange | null): boolean =>
  other !== null && overlap(one, other) > 0;
