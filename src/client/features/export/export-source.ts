import type { Segment } from '../../../shared/document/segments.ts';
import { turnsIn } from '../../../shared/document/speakers.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import type { Timing } from '../../../shared/timings.ts';
import { languageName } from '../../interface/language-names.ts';
import { fileStrings } from './strings.ts';
import {
  createOverlapFinder,
  joinSentences,
  type KnownPair,
  knownPairs,
  type LanguageText,
  labelledTexts,
  type SentencePair,
  sentencePairs,
} from './timed-pairs.ts';

/** A text that can be exported, with its translation if there is one. */
export interface ExportText {
  original: LanguageText;
  translation?: LanguageText | undefined;
  /** Each sentence with its translation, if sentences were translated one by one. */
  pairs?: readonly KnownPair[] | undefined;
  timings?: readonly Timing[] | undefined;
  /** The segments of the original, which may have speakers. */
  segments?: readonly Segment[] | undefined;
}

/** Everything about the text that can be exported. */
export interface ExportSource extends ExportText {
  /** Defaults to the first words of the original. */
  title?: string | undefined;
  /** The texts that follow in the same file, such as the other parts of an import. */
  rest?: readonly ExportText[];
  /** Whether more text is still to come. */
  unfinished?: boolean;
  /** When the text was saved, or the current time for a draft. */
  date: Date;
}

export type ExportPart = 'original' | 'translation' | 'both';

/** The chosen part of a source: one text, or both texts paired sentence by sentence. */
export interface ExportContent {
  title: string;
  date: Date;
  languages: LanguageCode[];
  pairs: SentencePair[];
  timings: readonly Timing[];
}

const maxTitleLength = 40;
/** For names that people chose. In UTF-8 this fits into the 255 bytes of a file name. */
const maxNameLength = 80;

/** The first words of the text, without characters that file names can't contain. */
export function titleOf(text: string, maxLength: number = maxTitleLength): string {
  const words = text.trim().split('\n', 1)[0] ?? '';
  const cut = words.length > maxLength ? words.slice(0, maxLength + 1).replace(/\s+\S*$/u, '') : words;
  const title = [...cut]
    .slice(0, maxLength)
    .join('')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?。、，]+$/u, '')
    .trim();
  return title === '' ? fileStrings.untitled : title;
}

/** A file name without its extension. */
export const fileNameOf = (name: string): string => titleOf(name, maxNameLength);

export const defaultName = ({ title, original }: ExportSource): string =>
  title === undefined ? titleOf(original.text) : fileNameOf(title);

export const textsOf = (source: ExportSource): readonly ExportText[] => [source, ...(source.rest ?? [])];

/** The language of the translations; undefined if nothing is translated. */
export const translationLanguage = (source: ExportSource): LanguageCode | undefined =>
  textsOf(source).find(({ translation }) => translation)?.translation?.language;

export function chooseContent(source: ExportSource, part: ExportPart): ExportContent {
  const { language } = source.original;
  const target = part === 'original' ? undefined : translationLanguage(source);
  const pairs: SentencePair[] = [];
  const timings: Timing[] = [];
  let offset = 0;
  let paragraph = 0;
  for (const text of textsOf(source)) {
    const shift = <R extends { start: number; end: number }>(range: R): R => ({
      ...range,
      start: range.start + offset,
      end: range.end + offset,
    });
    for (const pair of nameSpeakers(pairsOf(text, part), text, part))
      pairs.push({ ...pair, paragraph: pair.paragraph + paragraph, range: shift(pair.range) });
    timings.push(...(text.timings ?? []).map(shift));
    offset += text.original.text.length + 1;
    paragraph = (pairs.at(-1)?.paragraph ?? -1) + 1;
  }
  return {
    title: defaultName(source),
    date: source.date,
    languages: target === undefined ? [language] : part === 'both' ? [language, target] : [target],
    pairs,
    timings,
  };
}

/** A text without a translation stays in its own language. */
function pairsOf({ original, translation, pairs }: ExportText, part: ExportPart): SentencePair[] {
  if (!translation || (part === 'original' && !pairs?.some(({ speaker }) => speaker)))
    return sentencePairs(original, undefined);
  // Translated sentences use the timings of the originals.
  const paired = pairs
    ? knownPairs(original.text, translation.text, pairs)
    : sentencePairs(original, translation);
  if (part === 'original') return paired.map((pair) => ({ ...pair, texts: pair.texts.slice(0, 1) }));
  if (part === 'translation') return paired.map((pair) => ({ ...pair, texts: pair.texts.slice(1) }));
  // If sentences were translated one by one, each stays next to its translation.
  return pairs ? paired.map((pair, paragraph) => ({ ...pair, paragraph })) : paired;
}

/** Each turn begins a line with the name of its speaker. */
function nameSpeakers(
  pairs: SentencePair[],
  { original, translation, segments = [] }: ExportText,
  part: ExportPart,
): SentencePair[] {
  const turns = turnsIn(segments);
  const findTurns = createOverlapFinder(turns);
  const findTurnOf = createOverlapFinder(turns);
  if (!turns.some(({ speaker }) => speaker !== undefined)) return pairs;
  // The place where somebody else begins to speak is known only in the original.
  const isOriginal = !translation || part === 'original';
  const pieces = isOriginal
    ? pairs.flatMap((pair) => cutAtTurns(pair, original.text, findTurns(pair.range)))
    : pairs;
  let lines = 0;
  let lastTurn: TextRange | undefined;
  return pieces.map((pair, index) => {
    const turn = longestOf(findTurnOf(pair.range), pair.range);
    const before = pieces[index - 1];
    const isNew = !before || lastTurn !== turn;
    lastTurn = turn;
    if (isNew && before?.paragraph === pair.paragraph) lines += 1;
    const name = turn?.speaker;
    const paragraph = pair.paragraph + lines;
    if (name === undefined) return { ...pair, paragraph };
    const label = isNew ? fileStrings.speaker(name) : '';
    return { ...pair, paragraph, speaker: { name, label, side: 0 } };
  });
}

const overlap = (one: TextRange, other: TextRange) =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** The turn that most of a sentence belongs to. */
const longestOf = <T extends TextRange>(turns: readonly T[], range: TextRange): T | undefined =>
  turns.toSorted((one, other) => overlap(other, range) - overlap(one, range))[0];

function cutAtTurns(pair: SentencePair, text: string, turns: readonly TextRange[]): SentencePair[] {
  const ranges = turns.map((turn) => ({
    start: Math.max(turn.start, pair.range.start),
    end: Math.min(turn.end, pair.range.end),
  }));
  if (ranges.length < 2) return [pair];
  return ranges.map((range) => ({ ...pair, range, texts: [text.slice(range.start, range.end)] }));
}

/** The lines of the text, each with the text in every chosen language, in the order of the languages. */
export const paragraphsOf = (content: ExportContent): string[][] =>
  linesOf(content).map(({ texts }) => texts);

/** The same lines, each beginning with what was said and followed by its translation. */
export const spokenParagraphsOf = (content: ExportContent): string[][] =>
  linesOf(content).map(({ texts, isTranslationFirst }) => (isTranslationFirst ? texts.toReversed() : texts));

function linesOf({ pairs }: ExportContent) {
  const lines = new Map<number, SentencePair[]>();
  for (const pair of pairs) {
    const line = lines.get(pair.paragraph);
    if (line) line.push(pair);
    else lines.set(pair.paragraph, [pair]);
  }
  return [...lines.values()].map((line) => {
    const labelled = line.map(labelledTexts);
    const texts = (labelled[0] ?? []).map((_, side) =>
      joinSentences(labelled.map((each) => each[side] ?? '').filter((text) => text !== '')),
    );
    return { texts, isTranslationFirst: line[0]?.speaker?.side === 1 };
  });
}

export const languageNames = (languages: readonly LanguageCode[]): string =>
  languages.map((code) => languageName(code)).join(' – ');
