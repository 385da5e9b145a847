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

  const lengths = commonLengths(old, fresh);
  const width = fresh.length + 1;
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [one, other] = [old[row], fresh[column]];
    if (one !== undefined && one === other) {
      endChange();
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + one;
      else parts.push(one);
      row += 1;
      column += 1;
    } else if (
      other === undefined ||
      (one !== undefined &&
        (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
    ) {
      removed += one ?? '';
      row += 1;
    } else {
      added.push(other);
      column += 1;
    }
  }
  endChange();
  return joinNeighbours(parts);
}

/** The length of the longest common subsequence of the rest of both lists, for each pair of positions. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
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
      joined.splice(-2, 2, {
        removed: `${last.removed} ${part.removed}`,
        added: `${last.added} ${part.added}`,
        unspoken: [
          ...last.unspoken,
          ...part.unspoken.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
        ],
      });
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
