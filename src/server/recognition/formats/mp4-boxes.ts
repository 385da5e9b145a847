import type { FileBytes } from '../../requests/file-bytes.ts';
import { HostileFile, type ReadingPace } from './reading-pace.ts';

export interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}

export function* boxes(bytes: FileBytes, { start, end }: { start: number; end: number }): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const size = bytes.bigEndian(at, 4);
    const isLong = size === 1;
    const type = bytes.text(at + 4, 4);
    const boxEnd = size === 0 ? end : at + (isLong ? bytes.bigEndian(at + 10, 6) : size);
    const contentStart = at + (isLong ? 16 : 8);
    // Only the sound itself may be cut off.
    if (boxEnd < contentStart || (boxEnd > end && type !== 'mdat')) throw new HostileFile();
    yield { type, at, start: contentStart, end: Math.min(boxEnd, end) };
    at = boxEnd;
  }
}

/** Finds the last box of a path such as `mdia/minf`. Decoders disagree about repeated ones. */
export async function find(
  bytes: FileBytes,
  parent: Box,
  path: string,
  pace: ReadingPace,
): Promise<Box | undefined> {
  let box = parent;
  for (const type of path.split('/')) {
    let found: Box | undefined;
    for (const child of boxes(bytes, box)) {
      if (pace.element()) await pace.turn();
      if (child.type !== type) continue;
      if (found) throw new HostileFile();
      found = child;
    }
    if (!found) return undefined;
    box = found;
  }
  return box;
}
