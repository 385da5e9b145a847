import type { LanguageCode } from '../../../shared/languages.ts';
import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { endsInMark, spaceBetween, startsWithMark } from '../../../shared/writing-system.ts';
import { type Fitted, fitToCap } from './fit-to-cap.ts';
import { type CharacterSpan, findCharacters, type PinyinWord, type Span } from './spans.ts';

/** When a phrase was spoken, in milliseconds from the start of its recording. */
export interface SpokenTime {
  from: number;
  to: number;
  /** A recording that follows the earlier ones of the text. Without it, the times stay as they are. */
  recording?: string;
}

/** A phrase to write into the transcript. */
export interface HeardPhrase {
  /** A repeated key means that the phrase was revised. */
  key: symbol;
  words: string;
  /** The earlier words of a revised phrase. */
  revises?: string;
  /** The silence before it, if it is a new one. */
  pauseMs?: number;
  language: LanguageCode;
  /** The segment of speech that it comes from: written at its reserved place, and only once. */
  segment?: string;
  time?: SpokenTime;
  /** The characters that its pinyin stands for. */
  pinyin?: readonly PinyinWord[];
}

/** The position of a phrase that may still be revised. */
export interface PhrasePlace extends Span {
  key: symbol;
  pauseMs: number | undefined;
}

export interface WritingRules {
  cap: number;
  /** Whether pauses become punctuation. */
  punctuation: boolean;
}

export interface WrittenPhrase extends Fitted {
  /** The words that it replaces. */
  replaced: Span;
  spans: CharacterSpan[];
  /** Null if the phrase was edited and can no longer be revised. */
  place: PhrasePlace | null;
}

/** Appends a phrase, or replaces the phrase that it revises. */
export function writePhrase(
  text: string,
  phrase: HeardPhrase,
  place: PhrasePlace | undefined,
  { cap, punctuation }: WritingRules,
): WrittenPhrase {
  const { key, language, revises } = phrase;
  const edited = revises !== undefined && !place;
  const { start, end, pauseMs } = place ?? { start: text.length, end: text.length, pauseMs: phrase.pauseMs };
  const spoken = sanitize(edited ? grownBy(phrase.words, revises) : phrase.words);
  const words = startsWithMark(text.slice(end)) ? withoutMark(spoken) : spoken;
  const addition = spokenAddition(
    text.slice(0, start),
    { words, pauseMs },
    { language, enabled: punctuation },
  );
  const rest = text.slice(end);
  // In the middle of a text, the next words may not start with a space.
  const after = start < end || rest === '' || /^\s/u.test(rest) ? '' : spaceBetween(addition, rest);
  const { inserted, cut } = fitToCap(text, { start, end, inserted: addition + after }, cap);
  return {
    inserted,
    cut,
    replaced: { start, end },
    spans: findCharacters(inserted, start, phrase.pinyin ?? []),
    place: edited || inserted === '' ? null : { key, start, end: start + inserted.length, pauseMs },
  };
}

/** The new words at the end of a revised phrase; the rest was edited by hand and stays. */
const grownBy = (words: string, before: string): string =>
  words.toLowerCase().startsWith(before.toLowerCase()) ? words.slice(before.length).trim() : '';

/** Removes punctuation at the end, because the user has already typed some after the phrase. */
function withoutMark(words: string): string {
  return endsInMark(words) ? withoutMark(words.slice(0, -1)) : words;
}
