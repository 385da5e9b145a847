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

/** The conversation as two texts, one in the language of each side, with one line per turn. */
export function conversationText(
  turns: readonly Turn[],
  languages: { near: LanguageCode; far: LanguageCode },
): ConversationText {
  const lines = turns.map((turn) => {
    const { own, other } = textsFor(turn, 'near');
    // Turns that aren't translated yet stay in their own language.
    return { near: oneLine(own ?? turn.text), far: oneLine(other ?? turn.text) };
  });
  let start = 0;
  let targetStart = 0;
  const pairs = lines.map(({ near, far }) => {
    const range = { start, end: start + near.length };
    const target = { start: targetStart, end: targetStart + far.length };
    start = range.end + 1;
    targetStart = target.end + 1;
    return { range, target };
  });
  const textOf = (side: Side) => ({
    text: lines.map((line) => line[side]).join('\n'),
    language: writtenLanguage(languages[side]),
  });
  return { original: textOf('near'), translation: textOf('far'), pairs };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

/** The conversation as one text, for saving: who spoke, what they said, and its translation. */
export const savedText = (turns: readonly Turn[]): string =>
  turns
    .map(({ side, text, translation }) =>
      [
        side === 'near' ? strings.youSaid : strings.theySaid,
        ...[text, translation ?? []].flat().map(oneLine),
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
