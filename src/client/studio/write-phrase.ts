import { cutText } from '../../shared/cut-text.ts';
import { spokenAddition } from '../../shared/punctuation.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { endsInMark, spaceBetween, startsWithMark } from '../../shared/writing-system.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import { type CharacterSpan, findCharacters, type Span } from './spans.ts';

/** A text and the range that it replaces. */
export interface Insertion {
  start: number;
  end: number;
  inserted: string;
}

export interface Fitted {
  /** The part that fits. */
  inserted: string;
  cut: 'nothing' | 'some' | 'all';
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
  /** The words that didn't fit. */
  rest: string;
  /** The words that it replaces. */
  replaced: Span;
  spans: CharacterSpan[];
  /** Null if the phrase was edited and can no longer be revised. */
  place: PhrasePlace | null;
}

/** Appends a phrase, or replaces the phrase that it revises. */
export function writePhrase(
  text: string,
  phrase: Phrase,
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
  // In the middle of the text, a space may be needed before the next words.
  const after = start < end || rest === '' || /^\s/u.test(rest) ? '' : spaceBetween(addition, rest);
  const { inserted, cut } = fitToCap(text, { start, end, inserted: addition + after }, cap);
  return {
    inserted,
    cut,
    rest: cut === 'some' ? cutOff(addition, inserted) : cut === 'all' ? words : '',
    replaced: { start, end },
    spans: findCharacters(inserted, start, phrase.pinyin ?? []),
    place: edited || inserted === '' ? null : { key, start, end: start + inserted.length, pauseMs },
  };
}

/** The rest of a phrase. It starts with the whole word if a word was cut in two. */
function cutOff(phrase: string, written: string): string {
  const at = written.length;
  const rest = phrase.slice(at);
  const start = rest && spaceBetween(written, rest) && phrase.slice(0, at + 1).search(/\S*$/u);
  return phrase.slice(start || at);
}

/** The new words at the end of a revised phrase. The rest was edited by hand and stays as it is. */
const grownBy = (words: string, before: string): string =>
  words.toLowerCase().startsWith(before.toLowerCase()) ? words.slice(before.length).trim() : '';

/** Removes punctuation at the end, because the user has already typed punctuation after the phrase. */
function withoutMark(words: string): string {
  return endsInMark(words) ? withoutMark(words.slice(0, -1)) : words;
}

/** The replaced range counts as room; existing text is never cut. */
export function fitToCap(text: string, insertion: Insertion, cap: number): Fitted {
  const { start, end, inserted } = insertion;
  const room = Math.max(0, cap - (text.length - (end - start)));
  if (inserted.length <= room) return { inserted, cut: 'nothing' };
  const fitting = cutText(inserted, room);
  return { inserted: fitting, cut: fitting === '' ? 'all' : 'some' };
}
