import { engineLocale, type LanguageCode } from '../languages.ts';
import { spokenAddition } from '../punctuation.ts';
import { sanitize } from '../sanitize.ts';
import { packedRanges, sentenceRanges } from '../sentences.ts';
import type { Timing } from '../timings.ts';
import { endsInMark, spaceBetween, startsWithMark } from '../writing-system.ts';
import { type Chapter, chapterOf, type Document } from './document.ts';
import { type HeardWord, placeWords } from './place-words.ts';
import {
  editSegments,
  partsOf,
  type RangeEdit,
  type Segment,
  type SpokenAt,
  type TextPart,
  textOf,
  timingsOf,
} from './segments.ts';
import { cutWords } from './word-times.ts';

/** The words of one stretch of speech in a file. */
export interface FilePhrase {
  words: string;
  pauseMs?: number | undefined;
  /** Where it is in the file, and who says it if that is known. */
  time: SpokenAt & Pick<Segment, 'speaker'>;
  /** When each word was spoken, if that is known. */
  heard?: readonly HeardWord[] | undefined;
}

export interface ChapterRules {
  /** How long a chapter may get. */
  cap: number;
  /** Whether pauses become punctuation. */
  punctuation: boolean;
}

/** A text of any length, with the times of its parts, in order, if there are any. */
export interface TimedText {
  text: string;
  timings: readonly (Timing & Pick<TextPart, 'speaker' | 'words'>)[];
}

/** Leaves room for corrections. A fuller chapter would also show the warning that it is near the limit. */
const filledShare = 0.88;
export const chapterLength = (cap: number): number => Math.max(1, Math.floor(cap * filledShare));

/** Cuts text of any length into chapters, between sentences. */
export function splitIntoChapters(
  { text, timings }: TimedText,
  language: LanguageCode,
  cap: number,
): readonly Chapter[] {
  let first = 0;
  const chapters = packedRanges(text, engineLocale(language), chapterLength(cap)).map(
    ({ start, end }, index) => {
      // Chapters and times are both in order, and hours of subtitles have tens of thousands of times.
      first = indexFrom(timings, first, (timing) => timing.end > start);
      const next = indexFrom(timings, first, (timing) => timing.start >= end);
      const own = timings.slice(first, next).map((timing) => {
        const [from, to] = [Math.max(timing.start, start), Math.min(timing.end, end)];
        const words = timing.words && cutWords(timing.words, from - timing.start, to - timing.start);
        return { ...timing, start: from - start, end: to - start, ...(words && { words }) };
      });
      return chapterOf(text.slice(start, end), own, index);
    },
  );
  return chapters.length > 0 ? chapters : [chapterOf('')];
}

function indexFrom<T>(items: readonly T[], from: number, matches: (item: T) => boolean): number {
  let index = from;
  for (; index < items.length; index += 1) {
    const item = items[index];
    if (item !== undefined && matches(item)) break;
  }
  return index;
}

/**
 * Writes a phrase of the file into the document: at the end, in a new chapter if the last one is full, or before later
 * speech if `isLate`, because it had to be retried.
 */
export function addPhrase(
  document: Document,
  phrase: FilePhrase,
  rules: ChapterRules & { isLate: boolean },
): Document {
  const place = rules.isLate ? latePlace(document.chapters, phrase) : null;
  if (place) return insertPhrase(document, place, phrase, rules);
  return fitPhrase(document, phrase, rules).reduce(
    (written, piece) => append(written, piece, rules),
    document,
  );
}

/**
 * Cuts a phrase that doesn't fit into the last chapter at the end of the last sentence that does. The rest begins the
 * next chapter.
 */
function fitPhrase(
  { chapters, language }: Document,
  phrase: FilePhrase,
  { cap }: ChapterRules,
): FilePhrase[] {
  const words = phrase.words.trim();
  const used = textOf(chapters.at(-1)?.segments ?? []).length;
  // A space or a full stop and a space may be added before the phrase.
  const room = chapterLength(cap) - used - 2;
  if (used === 0 || words.length <= room) return [phrase];
  const ends = sentenceRanges(words, engineLocale(language)).map(({ end }) => end);
  const cut = ends.findLast((end) => end <= room && end < words.length);
  if (cut === undefined) return [phrase];
  const { from, to, ...known } = phrase.time;
  const at = Math.round(from + ((to - from) * cut) / words.length);
  const { heard } = phrase;
  const first = heard && placeWords(words, heard).find(({ start }) => start >= cut);
  const heardInRest = first && heard.filter((word) => Math.round(word.from) >= first.from);
  return [
    { ...phrase, words: words.slice(0, cut), time: { ...known, from, to: at } },
    { words: words.slice(cut).trim(), time: { ...known, from: at, to }, heard: heardInRest },
  ];
}

function append(document: Document, phrase: FilePhrase, { cap, punctuation }: ChapterRules): Document {
  const { chapters, language } = document;
  const last = chapters.at(-1) ?? chapterOf('');
  const text = textOf(last.segments);
  const addition = additionTo(text);
  const lineBreak = startsLine(last.segments, phrase) ? '\n' : '';
  if (text === '' || text.length + addition.length <= chapterLength(cap)) {
    const chapter = lineBreak === '' ? last : { ...last, segments: [...last.segments, { text: lineBreak }] };
    const words = lineBreak === '' ? addition : additionTo(text + lineBreak);
    return { ...document, chapters: [...chapters.slice(0, -1), extended(chapter, words)] };
  }
  return {
    ...document,
    chapters: [...chapters, extended(chapterOf('', [], nextId(chapters)), additionTo(''))],
  };

  function additionTo(before: string): string {
    const { pauseMs } = before === '' ? { pauseMs: undefined } : phrase;
    const words = sanitize(phrase.words);
    return spokenAddition(before, { words, pauseMs }, { language, enabled: punctuation });
  }

  function extended(chapter: Chapter, inserted: string): Chapter {
    const at = textOf(chapter.segments).length;
    const spoken = spokenAs(inserted, phrase);
    return changed(chapter, editSegments(chapter.segments, { at, removed: 0, inserted, spoken }));
  }
}

/** A chapter that was saved still belongs to its saved transcription. */
const changed = ({ id, savedAs }: Chapter, segments: Chapter['segments']): Chapter => ({
  id,
  segments,
  saved: false,
  ...(savedAs && { savedAs }),
});

const spokenAs = (inserted: string, { time, heard }: FilePhrase): RangeEdit['spoken'] =>
  heard ? { ...time, words: placeWords(inserted, heard) } : time;

/** Each speaker begins a line. */
function startsLine(segments: readonly Segment[], { time: { speaker } }: FilePhrase): boolean {
  const last = segments.findLast(({ from, text }) => from !== undefined && text.trim() !== '');
  return speaker !== undefined && last !== undefined && last.speaker !== speaker;
}

const nextId = (chapters: readonly Chapter[]): number => Math.max(-1, ...chapters.map(({ id }) => id)) + 1;

interface LatePlace {
  chapter: Chapter;
  at: number;
}

/** Where a phrase belongs that was transcribed after later speech; null if nothing later is in the text. */
function latePlace(chapters: readonly Chapter[], { time }: FilePhrase): LatePlace | null {
  const timed = chapters.map((chapter) => ({ chapter, timings: timingsOf(chapter.segments) }));
  if (!timed.some(({ timings }) => timings.some(({ from }) => from > time.from))) return null;
  const places = timed.map(({ chapter, timings }) => ({
    chapter,
    at: Math.max(0, ...timings.filter(({ from }) => from < time.from).map(({ end }) => end)),
  }));
  return places.findLast(({ at }) => at > 0) ?? places[0] ?? null;
}

/** A chapter that gets too long is split. */
function insertPhrase(
  document: Document,
  { chapter, at }: LatePlace,
  phrase: FilePhrase,
  { cap, punctuation }: ChapterRules,
): Document {
  const { chapters, language } = document;
  const text = textOf(chapter.segments);
  const inserted = wordsBetween(text, at, phrase, { language, enabled: punctuation });
  const spoken = spokenAs(inserted, phrase);
  const segments = editSegments(chapter.segments, { at, removed: 0, inserted, spoken });
  const longer = { text: textOf(segments), timings: timedParts(segments) };
  const pieces: readonly Pick<Chapter, 'segments'>[] =
    longer.text.length <= cap ? [{ segments }] : splitIntoChapters(longer, language, cap);
  const free = nextId(chapters);
  return {
    ...document,
    chapters: chapters.flatMap((each) =>
      each === chapter
        ? pieces.map(({ segments: own }, index) =>
            index === 0 ? changed(chapter, own) : { id: free + index - 1, segments: own, saved: false },
          )
        : [each],
    ),
  };
}

const timedParts = (segments: readonly Segment[]): TimedText['timings'] =>
  partsOf(segments).flatMap(({ from, to, ...part }) =>
    from !== undefined && to !== undefined ? [{ ...part, from, to }] : [],
  );

/** The words of a phrase as they are written in the middle of a text. */
function wordsBetween(
  text: string,
  at: number,
  phrase: FilePhrase,
  options: { language: LanguageCode; enabled: boolean },
): string {
  const rest = text.slice(at);
  const spoken = sanitize(phrase.words).trim();
  const words = startsWithMark(rest) ? withoutMark(spoken) : spoken;
  const pauseMs = at === 0 ? undefined : phrase.pauseMs;
  const addition = spokenAddition(text.slice(0, at), { words, pauseMs }, options);
  return addition + (rest === '' || /^\s/u.test(rest) ? '' : spaceBetween(addition, rest));
}

/** The next words already bring the punctuation between them. */
const withoutMark = (words: string): string => (endsInMark(words) ? withoutMark(words.slice(0, -1)) : words);

/**
 * How many characters people say per second of speech, without the pauses, and how many of a chapter stay free because it
 * ends with a sentence. Chinese, Japanese and Korean words have fewer characters.
 */
const alphabetic = { perSecond: 20, unused: 50 };
const ideographic = { perSecond: 7, unused: 15 };
const fullWidth: ReadonlySet<LanguageCode> = new Set(['zh-CN', 'zh-TW', 'ja-JP', 'ko-KR']);

/** About how many chapters a recording with this much speech will have, rather one too many than too few. */
export function estimateChapters(seconds: number, language: LanguageCode, cap: number): number {
  const { perSecond, unused } = fullWidth.has(language) ? ideographic : alphabetic;
  return Math.max(1, Math.ceil((seconds * perSecond) / Math.max(1, chapterLength(cap) - unused)));
}
