import type { TextRange } from '../sentences.ts';
import type { Document } from './document.ts';
import { type Segment, type TextPart, textOf } from './segments.ts';
import { cutWords } from './word-times.ts';

/** What one person says before somebody else does, without the spaces around it. No speaker if nobody has said who it is. */
export type SpokenTurn = TextPart;

/** A person in a document, with how often and for how long they speak. */
export interface DocumentSpeaker {
  name: string;
  turns: number;
  ms: number;
}

/** After a pause of this length, speech without a known speaker begins a new turn. */
const turnPauseMs = 2_000;

/** The turns of a text. A line break ends one; words that were typed in between belong to the turn before them. */
export function turnsIn(segments: readonly Segment[]): readonly SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  let isNewLine = true;
  let offset = 0;
  for (const segment of segments) {
    let start = 0;
    for (const line of segment.text.split(/(?<=\n)/u)) {
      const words = line.trim();
      if (words !== '') {
        const at = start + line.indexOf(words);
        const piece = pieceOf(segment, at, at + words.length);
        const part = { ...piece, start: offset + piece.start, end: offset + piece.end };
        const last = turns.at(-1);
        if (last && !isNewLine && continues(last, part)) turns[turns.length - 1] = joined(last, part);
        else turns.push(part);
        isNewLine = false;
      }
      isNewLine ||= line.endsWith('\n');
      start += line.length;
    }
    offset += segment.text.length;
  }
  return turns;
}

function continues(turn: SpokenTurn, next: TextPart): boolean {
  if (next.speaker !== undefined) return next.speaker === turn.speaker;
  const isTyped = next.from === undefined;
  if (isTyped || turn.speaker !== undefined) return isTyped;
  return turn.to === undefined || (next.from ?? 0) - turn.to < turnPauseMs;
}

const joined = (turn: SpokenTurn, next: TextPart): SpokenTurn => ({
  ...turn,
  end: next.end,
  ...((turn.from ?? next.from) !== undefined && { from: turn.from ?? next.from, to: next.to ?? turn.to }),
});

/** A range of a segment, with its share of the time. */
function pieceOf({ text, from, to, speaker }: Segment, start: number, end: number): TextPart {
  const known = { start, end, ...(speaker !== undefined && { speaker }) };
  if (from === undefined || to === undefined) return known;
  const timeAt = (position: number) => Math.round(from + ((to - from) * position) / Math.max(1, text.length));
  return { ...known, from: timeAt(start), to: timeAt(end) };
}

/** Splits the segment around a position, which is then between two segments. */
function splitAt(segments: readonly Segment[], position: number): readonly Segment[] {
  let start = 0;
  return segments.flatMap((segment) => {
    const at = position - start;
    const { length } = segment.text;
    start += length;
    if (at <= 0 || at >= length) return [segment];
    // A translation belongs to all of the words.
    const { translations: _, ...rest } = segment;
    return [
      [0, at],
      [at, length],
    ].map(([from = 0, to]) => {
      const { start: begin, end, ...known } = pieceOf(segment, from, to ?? length);
      const words = rest.words && cutWords(rest.words, begin, end);
      return { ...rest, ...known, text: segment.text.slice(begin, end), ...(words && { words }) };
    });
  });
}

/** Says who speaks in a range of the text. Its words and times don't change. */
export function assignSpeaker(
  segments: readonly Segment[],
  { start, end }: TextRange,
  speaker: string,
): readonly Segment[] {
  let at = 0;
  return splitAt(splitAt(segments, start), end).map((segment) => {
    const begin = at;
    at += segment.text.length;
    return begin >= start && at <= end && segment.text.trim() !== '' && segment.speaker !== speaker
      ? { ...segment, speaker }
      : segment;
  });
}

/** Gives a speaker another name in the whole document. With the name of somebody else, the two become one. */
export const renameSpeaker = (document: Document, before: string, after: string): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) =>
    before !== after && chapter.segments.some(({ speaker }) => speaker === before)
      ? {
          ...chapter,
          saved: false,
          segments: chapter.segments.map((segment) =>
            segment.speaker === before ? { ...segment, speaker: after } : segment,
          ),
        }
      : chapter,
  ),
});

/** Says who speaks in a range of a chapter. */
export const assignInChapter = (
  document: Document,
  id: number,
  range: TextRange,
  speaker: string,
): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) =>
    chapter.id === id
      ? { ...chapter, saved: false, segments: assignSpeaker(chapter.segments, range, speaker) }
      : chapter,
  ),
});

/** Gives a name to every turn that has none. */
export const nameTheRest = (document: Document, speaker: string): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) => {
    const unnamed = turnsIn(chapter.segments).filter((turn) => turn.speaker === undefined);
    if (unnamed.length === 0) return chapter;
    const assign = (segments: readonly Segment[], turn: TextRange) => assignSpeaker(segments, turn, speaker);
    return { ...chapter, saved: false, segments: unnamed.reduce(assign, chapter.segments) };
  }),
});

/** Undoes changes of speakers, in the chapters whose words are still the same. */
export const restoreSpeakers = (document: Document, before: Document): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) => {
    const old = before.chapters.find(({ id }) => id === chapter.id);
    return old && old.segments !== chapter.segments && textOf(old.segments) === textOf(chapter.segments)
      ? { ...chapter, saved: false, segments: old.segments }
      : chapter;
  }),
});

/** Everybody who speaks in a document, in the order in which they first do. */
export function speakersIn({ chapters }: Pick<Document, 'chapters'>): readonly DocumentSpeaker[] {
  const found = new Map<string, DocumentSpeaker>();
  for (const { segments } of chapters) {
    for (const { speaker: name, from = 0, to = 0 } of turnsIn(segments)) {
      if (name === undefined) continue;
      const { turns, ms } = found.get(name) ?? { turns: 0, ms: 0 };
      found.set(name, { name, turns: turns + 1, ms: ms + Math.max(0, to - from) });
    }
  }
  return [...found.values()];
}
