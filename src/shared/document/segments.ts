import type { LanguageCode } from '../languages.ts';
import type { TextRange } from '../sentences.ts';
import type { Timing } from '../timings.ts';

/** A stretch of text: a spoken phrase, a person's turn in a conversation, or whatever was typed between them. */
export interface Segment {
  /** Identifies a turn in a conversation. */
  id?: number | undefined;
  text: string;
  /** The language of a turn; other segments are in the document's language. */
  language?: LanguageCode | undefined;
  /** When it was spoken, in milliseconds from the start of the recording; undefined if it was typed. */
  from?: number | undefined;
  to?: number | undefined;
  /** Who said it, if that is known. */
  speaker?: string | undefined;
  /** When its words were spoken, as far as that is known: in order, with positions in the text of the segment. */
  words?: readonly Timing[] | undefined;
  /** Null while a translation is wanted but not there yet. */
  translations?: Partial<Record<LanguageCode, string | null>> | undefined;
}

/** When something was spoken, in milliseconds from the start of the recording. */
export interface SpokenAt {
  from: number;
  to: number;
}

/** A replacement of a range of the text. */
export interface RangeEdit {
  at: number;
  /** How many characters are removed. */
  removed: number;
  inserted: string;
  /** When the inserted words were spoken, and by whom and word by word if that is known. */
  spoken?: (SpokenAt & Pick<Segment, 'speaker' | 'words'>) | undefined;
}

/** The text of segments: they follow each other without anything between them. */
export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/**
 * Replaces a range of the text. A segment that surrounds the range keeps its time, deleted text loses it, and text that
 * is inserted between two segments has none unless it was spoken.
 */
export function editSegments(
  segments: readonly Segment[],
  { at, removed, inserted, spoken }: RangeEdit,
): readonly Segment[] {
  const end = at + removed;
  const own = inserted === '' ? undefined : spoken;
  const before: Segment[] = [];
  const after: Segment[] = [];
  let isInserted = inserted === '';
  let start = 0;
  for (const segment of segments) {
    const { length } = segment.text;
    const stop = start + length;
    if (stop <= at) before.push(segment);
    else if (start >= end) after.push(segment);
    else {
      const left = segment.text.slice(0, Math.max(0, at - start));
      const right = segment.text.slice(Math.min(length, end - start));
      if (start <= at && stop >= end && !own) {
        before.push(withText(segment, left + inserted + right, left.length, removed));
        isInserted = true;
      } else {
        before.push(withText(segment, left, left.length, length - left.length));
        after.push(withText(segment, right, 0, length - right.length));
      }
    }
    start = stop;
  }
  const middle: Segment[] = isInserted ? [] : [{ text: inserted, ...own }];
  return joinPlain([...before, ...middle, ...after]);
}

/** A translation belongs to the exact words. Words that the edit hasn't changed keep their times. */
function withText(segment: Segment, text: string, at: number, removed: number): Segment {
  const { translations: _, words, ...rest } = segment;
  const by = text.length - segment.text.length;
  const kept = words?.flatMap((word) => {
    const isAfter = word.start >= at + removed;
    if (word.end > at && !isAfter) return [];
    const next = isAfter ? { ...word, start: word.start + by, end: word.end + by } : word;
    return lettersAround(text, next) === lettersAround(segment.text, word) ? [next] : [];
  });
  return { ...rest, text, ...(kept && { words: kept }) };
}

/** A letter that is typed next to a word changes the word. */
const lettersAround = (text: string, { start, end }: TextRange): string =>
  [text.charAt(start - 1), text.charAt(end)]
    .map((character) => (/[\p{L}\p{M}\p{N}]/u.test(character) ? character : ''))
    .join(' ');

const isPlain = ({ from, speaker, translations }: Segment): boolean =>
  from === undefined && speaker === undefined && translations === undefined;

/** Drops empty segments and joins neighbours that have nothing but text. */
function joinPlain(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.text === '') continue;
    if (last && isPlain(last) && isPlain(segment))
      joined[joined.length - 1] = { text: last.text + segment.text };
    else joined.push(segment);
  }
  return joined;
}

/** A range of the text, with who said it and when, as far as that is known. */
export interface TextPart extends TextRange {
  from?: number | undefined;
  to?: number | undefined;
  speaker?: string | undefined;
  words?: Segment['words'];
}

/** What is known about ranges of the text, so that the segments can be restored from it. */
export function partsOf(segments: readonly Segment[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { text, from, to, speaker, words } of segments) {
    const end = start + text.length;
    const isTimed = from !== undefined && to !== undefined;
    if (isTimed || speaker !== undefined)
      parts.push({
        ...{ start, end },
        ...(isTimed && { from, to }),
        ...(speaker !== undefined && { speaker }),
        ...(words && { words }),
      });
    start = end;
  }
  return parts;
}

/** The positions and times of the spoken segments, as they are stored and exported. */
export function timingsOf(segments: readonly Segment[]): readonly Timing[] {
  const timings: Timing[] = [];
  let start = 0;
  for (const { text, from, to } of segments) {
    const end = start + text.length;
    if (from !== undefined && to !== undefined) timings.push({ start, end, from, to });
    start = end;
  }
  return timings;
}

/** Segments from a text and what is known about its parts. Parts outside the text, or on top of others, are left out. */
export function segmentsOf(text: string, parts: readonly TextPart[] = []): readonly Segment[] {
  const segments: Segment[] = [];
  let last = 0;
  for (const { start, end, ...known } of [...parts].sort((one, other) => one.start - other.start)) {
    if (start < last || end <= start || end > text.length) continue;
    segments.push({ text: text.slice(last, start) }, { text: text.slice(start, end), ...known });
    last = end;
  }
  return joinPlain([...segments, { text: text.slice(last) }]);
}

/** Whether a text can be shown as turns: it is known when, or by whom, a part of it was said. */
export const hasTurns = (segments: readonly Segment[]): boolean =>
  segments.some(({ from, speaker }) => from !== undefined || speaker !== undefined);
