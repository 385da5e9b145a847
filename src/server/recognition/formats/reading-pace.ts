import { setImmediate } from 'node:timers/promises';
import type { FileBytes } from '../../requests/file-bytes.ts';

/** No recording of 15 minutes has this many packets: that would be more than 500 a second. */
const maxElements = 500_000;
/** Reading this many elements takes less than a millisecond. */
const elementsPerTurn = 500;
/** Searching 64 KB takes up to two milliseconds, so that much is one turn. */
const bytesPerElement = 128;

/** Thrown for a file that nobody has recorded. */
export class HostileFile extends Error {}

/** Lets other requests run while a file is read, and stops reading one that consists of too many parts. */
export interface ReadingPace {
  /**
   * To be called for each part of a file, with the number of its bytes if all of them are read. Returns true if it's time
   * to await `turn`.
   */
  element(bytes?: number): boolean;
  /** The same for more bytes of a part. */
  bytes(count: number): boolean;
  turn(): Promise<unknown>;
}

export function createReadingPace(): ReadingPace {
  let elements = 0;
  /** Since the last turn, in elements. */
  let work = 0;
  const add = (more: number): boolean => {
    work += more;
    return work >= elementsPerTurn;
  };
  return {
    element(bytes = 0) {
      elements += 1;
      if (elements > maxElements) throw new HostileFile();
      return add(1 + bytes / bytesPerElement);
    },
    bytes: (count) => add(count / bytesPerElement),
    turn() {
      work = 0;
      return setImmediate();
    },
  };
}

const searchedAtOnce = 64 * 1024;

/** The first position of a short text between two positions, or the second of them. */
export async function search(
  bytes: FileBytes,
  text: string,
  { start, end, pace }: { start: number; end: number; pace: ReadingPace },
): Promise<number> {
  for (let at = start; at < end; at += searchedAtOnce) {
    const searchedEnd = Math.min(end, at + searchedAtOnce + text.length - 1);
    const found = bytes.findText(text, at, searchedEnd);
    if (pace.bytes(searchedEnd - at)) await pace.turn();
    if (found >= 0) return found;
  }
  return end;
}
