import type { TextRange } from '../../../shared/sentences.ts';

/** The pair at a position in the original or in the translation. */
export function pairAt<T extends { range: TextRange | null }>(
  pairs: readonly T[],
  position: number,
): T | undefined {
  return pairs.find(({ range }) => range && position >= range.start && position <= range.end);
}
