import type { Timing } from '../timings.ts';
import { spaceBetween } from '../writing-system.ts';

/** A word that was recognised, and when it was spoken, in milliseconds. */
export interface HeardWord {
  text: string;
  from: number;
  to: number;
}

/** Words that the dictionary has replaced are missing, so the next one may be a little further on. */
const farthest = 40;
const letter = /[\p{L}\p{M}\p{N}]/u;
const outerMarks = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Finds the recognised words in the text that was written for them. Those that aren't there are left out. Their times
 * begin at `offset`.
 */
export function placeWords(written: string, heard: readonly HeardWord[], offset = 0): Timing[] {
  const lower = written.toLowerCase();
  // In a few scripts, small letters have another length.
  const text = lower.length === written.length ? lower : written;
  const words: Timing[] = [];
  let next = 0;
  for (const word of heard) {
    const sought = word.text.replace(outerMarks, '').toLowerCase();
    const start = sought === '' ? -1 : findWord(text, sought, next);
    if (start < 0) continue;
    next = start + sought.length;
    const from = Math.max(0, Math.round(offset + word.from));
    words.push({ start, end: next, from, to: Math.max(from, Math.round(offset + word.to)) });
  }
  return words;
}

function findWord(text: string, word: string, first: number): number {
  for (let at = text.indexOf(word, first); at >= 0 && at <= first + farthest; at = text.indexOf(word, at + 1))
    if (!isJoined(text, at) && !isJoined(text, at + word.length)) return at;
  return -1;
}

/** Whether a position is in the middle of a word. */
function isJoined(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? '', text[at] ?? ''];
  return letter.test(before) && letter.test(after) && spaceBetween(before, after) !== '';
}
