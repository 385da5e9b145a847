/** A replacement of part of the text. */
export interface Edit {
  at: number;
  removed: string;
  inserted: string;
  source: 'typed' | 'spoken' | 'pasted' | 'other';
  time: number;
}

export const replaceRange = (text: string, at: number, removed: number, inserted: string): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

/** The change between two texts, as one replacement. */
export function difference(before: string, after: string): Pick<Edit, 'at' | 'removed' | 'inserted'> {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shorter - at && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return {
    at,
    removed: before.slice(at, before.length - tail),
    inserted: after.slice(at, after.length - tail),
  };
}
