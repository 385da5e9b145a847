import { setImmediate } from 'node:timers/promises';
import type { FileBytes } from '../../requests/file-bytes.ts';

/** No recording of 15 minutes has this many packets: that would be more than 500 a second. */
const maxElements = 500_000;
/** Reading this many elements takes less than a millisecond. */
const elementsPerTurn = 500;

/** Thrown for a file that nobody has recorded. */
export class HostileFile extends Error {}

/** Lets other requests run while a file is read, and stops reading one that consists of too many parts. */
export interface ReadingPace {
  /** To be called for each part of a file. Returns true if it's time to await `turn`. */
  element(): boolean;
  turn(): Promise<unknown>;
}

export function createReadingPace(): ReadingPace {
  let elements = 0;
  return {
    element() {
      elements += 1;
      if (elements > maxElements) throw new HostileFile();
      return elements % elementsPerTurn === 0;
    },
    turn: () => setImmediate(),
  };
}

/** Searching this much takes up to two milliseconds. */
const searchedPerTurn = 64 * 1024;

/** The first position of a short text between two positions, or the second of them. */
export async function search(
  bytes: FileBytes,
  text: string,
  { start, end, pace }: { start: number; end: number; pace: ReadingPace },
): Promise<number> {
  for (let at = start; at < end; at += searchedPerTurn) {
    const found = bytes.findText(text, at, Math.min(end, at + searchedPerTurn + text.length - 1));
    if (found >= 0) return found;
    if (at + searchedPerTurn < end) await pace.turn();
  }
  return end;
}
