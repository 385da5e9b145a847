import type { LiveLine } from '../../../shared/calls/live-calls.ts';
import { sentenceRanges } from '../../../shared/sentences.ts';
import { endsSentence, spaceBetween } from '../../../shared/writing-system.ts';

/** What the speaker has on the screen. */
export interface Spoken {
  text: string;
  /** The words that are still being recognised. */
  interim: string;
  /** The last sentence may still grow. */
  isGrowing: boolean;
  /** The language tag of the text. */
  locale: string;
}

/** One line at the viewers: a sentence, and those that were inserted behind it. */
interface Line {
  id: string;
  /** Whether viewers may see it. Sentences from before, or from a pause, are never shared. */
  shared: boolean;
  /** What viewers have. */
  sent: LiveLine | undefined;
}

interface Sentence {
  text: string;
  line: Line;
}

/**
 * Turns the text on the screen into lines with ids that stay the same while a sentence grows or is corrected. Only what
 * has changed is returned.
 */
export function createSpokenLines(newId: () => string) {
  let sentences: Sentence[] = [];
  /** The interim words have the id that their sentence will get. */
  let nextId = newId();
  let interim: LiveLine | undefined;

  function take(): string {
    const id = nextId;
    nextId = newId();
    return id;
  }

  /** Pairs the sentences with their earlier versions: those in front and behind are equal, those between are edited. */
  function follow(texts: readonly string[], shared: boolean): Sentence[] {
    const before = sentences;
    const shorter = Math.min(before.length, texts.length);
    let head = 0;
    while (head < shorter && before[head]?.text === texts[head]) head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail)?.text === texts.at(-1 - tail)) tail += 1;
    const edited = before.slice(head, before.length - tail);
    let host = before[head - 1]?.line;
    const between = texts.slice(head, texts.length - tail).map((text, index) => {
      // Viewers sort lines by their first appearance, so a sentence that is inserted belongs to the line before it.
      const inserted = tail > 0 ? host : undefined;
      host = edited[index]?.line ?? inserted ?? { id: take(), shared, sent: undefined };
      return { text, line: host };
    });
    return [...before.slice(0, head), ...between, ...before.slice(before.length - tail)];
  }

  return {
    /** With `shared` false, sentences that are new or have changed are remembered but never sent. */
    update({ text, interim: words, isGrowing, locale }: Spoken, shared: boolean): LiveLine[] {
      const texts = sentenceRanges(text, locale).map(({ start, end }) => text.slice(start, end));
      // A new text: what viewers have read stays.
      if (texts.length === 0 || (sentences.length > 2 && !texts.some((one) => isKnown(one)))) sentences = [];
      const before = linesOf(sentences);
      sentences = follow(texts, shared);
      const after = linesOf(sentences);
      const removed = [...before.keys()].filter((line) => line.sent && !after.has(line));
      const changed: LiveLine[] = removed.map(({ id }) => ({ id, text: '', final: true }));
      const last = sentences.at(-1)?.line;
      for (const [line, written] of after) {
        const isOpen = isGrowing && line === last && !endsSentence(written);
        const more = isOpen && words !== '' ? spaceBetween(written, words) + words : '';
        const next = { id: line.id, text: written + more, final: !isOpen };
        if (!line.shared || !isNews(line.sent, next)) continue;
        // What is said during a pause may continue a sentence that began before it.
        line.shared = shared;
        if (!shared) continue;
        line.sent = next;
        changed.push(next);
      }
      return [...changed, ...followInterim(words, isGrowing, shared)];
    },
  };

  function isKnown(text: string): boolean {
    return sentences.some((sentence) => sentence.text === text);
  }

  /** Interim words after a finished sentence are a line of their own. */
  function followInterim(words: string, isGrowing: boolean, shared: boolean): LiveLine[] {
    const last = sentences.at(-1);
    const belongsToLast = isGrowing && last !== undefined && !endsSentence(last.text);
    const text = belongsToLast || !shared ? '' : words;
    const id = nextId;
    if (interim && interim.id !== id) interim = undefined;
    if (text === (interim?.text ?? '')) return [];
    interim = { id, text, final: false };
    return [interim];
  }
}

/** The lines in order, with their texts. */
function linesOf(sentences: readonly Sentence[]): Map<Line, string> {
  const lines = new Map<Line, string>();
  for (const { text, line } of sentences) {
    const before = lines.get(line);
    lines.set(line, before === undefined ? text : `${before} ${text}`);
  }
  return lines;
}

/** A settled line stays settled, and the stop that a pause adds later isn't worth another translation. */
function isNews(sent: LiveLine | undefined, next: LiveLine): boolean {
  if (!sent?.final) return sent?.text !== next.text || next.final;
  return next.final && withoutStop(sent.text) !== withoutStop(next.text);
}

const withoutStop = (text: string): string => text.replace(/[.。।]$/u, '');
