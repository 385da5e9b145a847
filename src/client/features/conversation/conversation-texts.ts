import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { spokenText } from './conversation-reducer.ts';
import { type ConversationState, otherSide, type Side, type Turn } from './conversation-state.ts';

/** A turn in the reader's language and in the other person's language. */
export interface TurnTexts {
  own: string | null;
  /** The pinyin of Chinese characters, for a reader who chose it. */
  pinyin: string | null;
  other: string | null;
  ownLanguage: LanguageCode;
  otherLanguage: LanguageCode;
}

export function textsFor({ side, source, target, text, translation }: Turn, reader: Side): TurnTexts {
  const translated = translation?.text ?? null;
  const characters = translation?.speakableText ?? null;
  return side === reader
    ? { own: text, pinyin: null, other: translated, ownLanguage: source, otherLanguage: target }
    : {
        own: characters ?? translated,
        pinyin: characters && translated,
        other: text,
        ownLanguage: target,
        otherLanguage: source,
      };
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
  return {
    original: { text: lines.map(({ near }) => near).join('\n'), language: languages.near },
    translation: { text: lines.map(({ far }) => far).join('\n'), language: languages.far },
    pairs,
  };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

/** Both languages as one text, for saving. */
export const bilingualText = (text: ConversationText): string => {
  const translated = text.translation.text.split('\n');
  return text.original.text
    .split('\n')
    .map((line, index) => `${line}\n${translated[index] ?? ''}`)
    .join('\n\n');
};

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
