import type { Document } from '../../../shared/document/document.ts';
import type { Segment } from '../../../shared/document/segments.ts';
import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { spokenText } from './conversation-reducer.ts';
import {
  type ConversationState,
  otherSide,
  type Side,
  segmentOf,
  segmentsIn,
  type Turn,
  writtenLanguage,
} from './conversation-state.ts';
import type { HalfStrings } from './half-strings.ts';
import { conversationStrings as strings } from './strings.ts';

/** The `lang` attribute for the words on one person's side. */
export const langOf = ({ languages }: ConversationState, side: Side): string =>
  htmlLang(writtenLanguage(languages[side]));

/** A turn in the reader's language and in the other person's language. */
export interface TurnTexts {
  own: string | null;
  other: string | null;
  ownLanguage: LanguageCode;
  otherLanguage: LanguageCode;
}

export function textsFor({ side, source, target, text, translation }: Turn, reader: Side): TurnTexts {
  return side === reader
    ? { own: text, other: translation, ownLanguage: source, otherLanguage: target }
    : { own: translation, other: text, ownLanguage: target, otherLanguage: source };
}

/** Shown where the translation of a turn is missing. */
export function missingText(
  { failed }: Turn,
  { online, limit }: Pick<ConversationState, 'online' | 'limit'>,
  words: HalfStrings,
): string {
  if (failed || limit) return words.failed;
  return online ? words.translating : words.waiting;
}

/** Says how to begin or end a turn. */
export function hintText({ speaking }: ConversationState, side: Side, words: HalfStrings): string {
  if (speaking?.side !== side) return words.hint;
  return speaking.held ? words.release : words.finish;
}

export interface ConversationText {
  original: { text: string; language: LanguageCode };
  translation: { text: string; language: LanguageCode };
  pairs: { range: TextRange; target: TextRange; speaker: { name: string; label: string; side: number } }[];
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

/** Each turn on one line. */
const linesOf = (document: Document) =>
  segmentsIn(document).map(({ text, speaker, translations = {} }) => ({
    speaker,
    text: oneLine(text),
    translation: Object.values(translations).map((each) => each && oneLine(each))[0] ?? null,
  }));

/** Who said a turn, and whether it was said in the first language or in the second. */
function speakerOf(speaker: string | undefined) {
  const isNear = speaker === 'near';
  const name = isNear ? strings.youSaid : strings.theySaid;
  return { name, label: strings.spokenBy(name), side: isNear ? 0 : 1 };
}

/** The conversation as two texts, one in the language of each side, with one line per turn. */
export function conversationText(document: Document, far: LanguageCode): ConversationText {
  const lines = linesOf(document).map(({ speaker, text, translation }) => {
    // Turns that aren't translated yet stay in their own language.
    const other = translation ?? text;
    const near = speaker === 'near';
    return { near: near ? text : other, far: near ? other : text, speaker: speakerOf(speaker) };
  });
  let start = 0;
  let targetStart = 0;
  const pairs = lines.map((line) => {
    const range = { start, end: start + line.near.length };
    const target = { start: targetStart, end: targetStart + line.far.length };
    start = range.end + 1;
    targetStart = target.end + 1;
    return { range, target, speaker: line.speaker };
  });
  const textOf = (side: Side) => lines.map((line) => line[side]).join('\n');
  return {
    original: { text: textOf('near'), language: writtenLanguage(document.language) },
    translation: { text: textOf('far'), language: writtenLanguage(far) },
    pairs,
  };
}

/** The conversation as one text, for saving: who spoke, what they said, and its translation. */
export const savedText = (document: Document): string =>
  linesOf(document)
    .map(({ speaker, text, translation }) =>
      [`${speakerOf(speaker).label} ${text}`, ...(translation === null ? [] : [translation])].join('\n'),
    )
    .join('\n\n');

/** Includes the words that are being spoken as the last turn, so that a reload loses nothing. */
export function segmentsToKeep({
  document,
  speaking,
  languages,
  lastId,
}: ConversationState): readonly Segment[] {
  const segments = segmentsIn(document);
  if (!speaking) return segments;
  const { side } = speaking;
  const source = languages[side];
  const text = [spokenText(speaking.phrases, source), speaking.interim].join(' ').trim();
  if (text === '') return segments;
  const target = languages[otherSide(side)];
  return [...segments, segmentOf({ id: lastId + 1, side, source, target, text, translation: null })];
}
