import { translationContext } from '../../../shared/limits.ts';
import { sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import { endsSentence, spaceBetween } from '../../../shared/writing-system.ts';

export interface TranslatedSentence {
  text: string;
  /** The characters behind a romanisation. */
  speakableText?: string | undefined;
  onDevice: boolean;
}

/** A sentence in the original and its translation. */
export interface SentencePair {
  /** Stays the same when the sentence is edited. */
  id: number;
  text: string;
  /** The position of the sentence in the original. */
  range: TextRange;
  translation: TranslatedSentence | null;
  /** Whether the translation belongs to an earlier version of the sentence. */
  outdated: boolean;
}

/** Keeps unchanged sentences with their translations, whatever was split, joined or edited around them. */
export function followText(
  last: readonly SentencePair[],
  text: string,
  locale: string,
  newId: () => number,
): SentencePair[] {
  const ranges = sentenceRanges(text, locale);
  const kept = matchSentences(
    last.map((pair) => pair.text),
    ranges.map(({ start, end }) => text.slice(start, end)),
  );
  return ranges.map((range, index) => {
    const words = text.slice(range.start, range.end);
    const before = last[kept[index] ?? -1];
    if (!before) return { id: newId(), text: words, range, translation: null, outdated: false };
    const outdated = before.translation !== null && (before.outdated || before.text !== words);
    return { ...before, text: words, range, outdated };
  });
}

/** For each new sentence, the index of its old version. An edited one is matched by its position. */
function matchSentences(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const matches: (number | undefined)[] = Array.from({ length: after.length });
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) {
    matches[head] = head;
    head += 1;
  }
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) {
    matches[after.length - 1 - tail] = before.length - 1 - tail;
    tail += 1;
  }
  const anchors = longestCommon(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  let from = { before: head, after: head };
  const ends = { before: before.length - tail, after: after.length - tail };
  for (const anchor of [
    ...anchors.map(([one, other]) => ({ before: head + one, after: head + other })),
    ends,
  ]) {
    const edited = Math.min(anchor.before - from.before, anchor.after - from.after);
    for (let index = 0; index < edited; index += 1) matches[from.after + index] = from.before + index;
    if (anchor !== ends) matches[anchor.after] = anchor.before;
    from = { before: anchor.before + 1, after: anchor.after + 1 };
  }
  return matches;
}

/** The longest run of equal sentences in the same order, as pairs of indexes. */
function longestCommon(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const best =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      const cells = lengths[row];
      if (cells) cells[column] = best;
    }
  }
  const common: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      common.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}

/** The sentences to translate. While somebody speaks, the last one waits until it has ended. */
export function waitingSentences(pairs: readonly SentencePair[], speaking: boolean): SentencePair[] {
  return pairs.filter(
    (pair, index) =>
      (pair.translation === null || pair.outdated) &&
      (!speaking || index < pairs.length - 1 || endsSentence(pair.text)),
  );
}

/** The preceding sentences, as context (for pronouns, for example). */
export function contextOf(pairs: readonly SentencePair[], id: number): string[] {
  const index = pairs.findIndex((pair) => pair.id === id);
  return pairs
    .slice(Math.max(0, index - translationContext.sentences), Math.max(0, index))
    .map(({ text }) => text.slice(-translationContext.characters));
}

export interface JoinedTranslation {
  text: string;
  speakableText: string;
  /** Where each translated sentence is in the text, by the id of its pair. */
  ranges: ReadonlyMap<number, TextRange>;
}

/** The translation as one text with the line breaks of the original. */
export function joinTranslation(pairs: readonly SentencePair[], original: string): JoinedTranslation {
  const ranges = new Map<number, TextRange>();
  let text = '';
  let speakableText = '';
  let position = 0;
  let breaks = '';
  for (const { id, range, translation } of pairs) {
    breaks += original.slice(position, range.start).replace(/[^\n]/gu, '');
    position = range.end;
    if (!translation) continue;
    const { text: words, speakableText: speakable = words } = translation;
    const gap = text === '' ? '' : breaks;
    text += gap || spaceBetween(text, words);
    speakableText += gap || spaceBetween(speakableText, speakable);
    ranges.set(id, { start: text.length, end: text.length + words.length });
    text += words;
    speakableText += speakable;
    breaks = '';
  }
  return { text, speakableText, ranges };
}
