import type { TextRange } from '../sentences.ts';

interface Difference {
  removed: string;
  added: string;
  /** The words in the added text that don't occur anywhere in the first text. */
  unspoken: TextRange[];
}

/** Text that both have, or a place where they differ. */
export type ComparedPart = string | Difference;

const tokensOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

export function compareTexts(before: string, after: string): ComparedPart[] {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  const said = new Set(old.filter(isWord).map((token) => token.toLowerCase()));
  const parts: ComparedPart[] = [];
  let removed = '';
  let added: string[] = [];

  function endChange() {
    if (removed === '' && added.length === 0) return;
    const unspoken: TextRange[] = [];
    let start = 0;
    for (const token of added) {
      const end = start + token.length;
      if (isWord(token) && !said.has(token.toLowerCase())) unspoken.push({ start, end });
      start = end;
    }
    parts.push({ removed, added: added.join(''), unspoken });
    removed = '';
    added = [];
  }

  for (const [removedToken, addedToken] of align(old, fresh)) {
    if (removedToken !== undefined && addedToken !== undefined) {
      endChange();
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + addedToken;
      else parts.push(addedToken);
    } else {
      removed += removedToken ?? '';
      if (addedToken !== undefined) added.push(addedToken);
    }
  }
  endChange();
  return joinNeighbours(parts);
}

/** Comparing each token with each other one takes time and memory, so long texts are compared in windows of this size. */
const windowSize = 500;
/** All tokens of a text up to here are compared, which takes a fraction of a second. */
const maxPairs = 4_000_000;

/** Pairs equal tokens, in order. All others stand alone. */
function* align(
  old: readonly string[],
  fresh: readonly string[],
): Generator<[removed: string | undefined, added: string | undefined]> {
  const known = new Map<string, number>();
  const numberOf = (token: string) => known.get(token) ?? known.set(token, known.size).size - 1;
  // Comparing numbers is several times as fast as comparing words.
  const numbers = { old: Uint32Array.from(old, numberOf), fresh: Uint32Array.from(fresh, numberOf) };
  let [from, to] = [0, 0];
  while (from < old.length || to < fresh.length) {
    const rest = { old: old.length - from, fresh: fresh.length - to };
    const isLast = rest.old * rest.fresh <= maxPairs;
    // Both sides of a window cover the same share of what is left.
    const share = isLast ? 1 : (2 * windowSize) / (rest.old + rest.fresh);
    const rows = numbers.old.subarray(from, from + Math.ceil(rest.old * share));
    const columns = numbers.fresh.subarray(to, to + Math.ceil(rest.fresh * share));
    const lengths = commonLengths(rows, columns);
    const width = columns.length + 1;
    // What is near the end of a window may belong to what follows, so it is compared again.
    const isDone = (row: number, column: number) =>
      isLast
        ? row === rows.length && column === columns.length
        : row >= rows.length / 2 || column >= columns.length / 2;
    let [row, column] = [0, 0];
    while (!isDone(row, column)) {
      const [one, other] = [rows[row], columns[column]];
      const isSame = one !== undefined && one === other;
      const isRemoved =
        other === undefined ||
        (one !== undefined &&
          (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0));
      yield [
        isSame || isRemoved ? old[from + row] : undefined,
        isSame || !isRemoved ? fresh[to + column] : undefined,
      ];
      if (isSame || isRemoved) row += 1;
      if (isSame || !isRemoved) column += 1;
    }
    from += row;
    to += column;
  }
}

/** The length of the longest common subsequence of the rest of both lists, for each pair of positions. */
function commonLengths(old: Uint32Array, fresh: Uint32Array): Uint16Array {
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === fresh[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Combines changes to neighbouring words. */
function joinNeighbours(parts: readonly ComparedPart[]): ComparedPart[] {
  const joined: ComparedPart[] = [];
  for (const part of parts) {
    const [last, gap] = [joined.at(-2), joined.at(-1)];
    if (typeof part === 'object' && typeof last === 'object' && gap === ' ' && last.removed && part.removed) {
      const offset = last.added.length + 1;
      joined.pop();
      last.removed += ` ${part.removed}`;
      last.added += ` ${part.added}`;
      for (const { start, end } of part.unspoken)
        last.unspoken.push({ start: start + offset, end: end + offset });
    } else joined.push(part);
  }
  return joined;
}

/** The text with the accepted changes, identified by their index among the changes. */
export function applyChanges(parts: readonly ComparedPart[], isAccepted: (index: number) => boolean): string {
  let index = -1;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      index += 1;
      return isAccepted(index) ? part.added : part.removed;
    })
    .join('');
}
