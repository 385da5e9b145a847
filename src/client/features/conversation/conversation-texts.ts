import { type Document, firstChapter } from '../../../shared/document/document.ts';
import type { Segment } from '../../../shared/document/segments.ts';
import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { spokenText } from './conversation-reducer.ts';
import {
  type ConversationState,
  otherSide,
  type Side,
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
  pairs: { range: TextRange; target: TextRange }[];
}

/** The conversation as a document: each turn is a segment with its speaker and its translation. */
export const conversationDocument = (turns: readonly Turn[], language: LanguageCode): Document => ({
  id: 'conversation',
  title: null,
  language: writtenLanguage(language),
  source: 'conversation',
  chapters: [
    {
      id: firstChapter,
      segments: turns.map(({ side, target, text, translation }) => ({
        text: oneLine(text),
        speaker: side,
        ...(translation !== null && { translations: { [writtenLanguage(target)]: oneLine(translation) } }),
      })),
      saved: false,
    },
  ],
});

const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

const segmentsOf = ({ chapters }: Document): readonly Segment[] =>
  chapters.flatMap(({ segments }) => segments);
const translationOf = ({ translations = {} }: Segment): string | undefined => Object.values(translations)[0];

/** The conversation as two texts, one in the language of each side, with one line per turn. */
export function conversationText(document: Document, far: LanguageCode): ConversationText {
  const lines = segmentsOf(document).map((segment) => {
    // Turns that aren't translated yet stay in their own language.
    const translation = translationOf(segment) ?? segment.text;
    return segment.speaker === 'near'
      ? { near: segment.text, far: translation }
      : { near: translation, far: segment.text };
  });
  let start = 0;
  let targetStart = 0;
  const pairs = lines.map((line) => {
    const range = { start, end: start + line.near.length };
    const target = { start: targetStart, end: targetStart + line.far.length };
    start = range.end + 1;
    targetStart = target.end + 1;
    return { range, target };
  });
  const textOf = (side: Side) => lines.map((line) => line[side]).join('\n');
  return {
    original: { text: textOf('near'), language: document.language },
    translation: { text: textOf('far'), language: writtenLanguage(far) },
    pairs,
  };
}

/** The conversation as one text, for saving: who spoke, what they said, and its translation. */
export const savedText = (document: Document): string =>
  segmentsOf(document)
    .map((segment) =>
      [
        segment.speaker === 'near' ? strings.youSaid : strings.theySaid,
        segment.text,
        ...[translationOf(segment) ?? []].flat(),
      ].join('\n'),
    )
    .join('\n\n');

/** Includes the words that are being spoken as the last turn, so that a reload loses nothing. */
export function turnsToKeep({ turns, speaking, languages, lastId }: ConversationState): readonly Turn[] {
  if (!speaking) return turns;
  const source = languages[speaking.side];
  const text = [spokenText(speaking.phrases, source), speaking.interim].join(' ').trim();
  if (text === '') return turns;
  const target = languages[otherSide(speaking.side)];
  const turn = { side: speaking.side, source, target, text, translation: null, failed: false, read: false };
  return [...turns, { id: lastId + 1, ...turn }];
}
