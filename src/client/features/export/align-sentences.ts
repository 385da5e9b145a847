type Pair<T> = readonly [source: readonly T[], target: readonly T[]];

const shapes = [
  [1, 1, 0],
  [1, 2, 0.4],
  [2, 1, 0.4],
  [2, 2, 0.8],
  [1, 0, 2],
  [0, 1, 2],
] as const;

/**
 * Pairs sentences with their translations by length, because long sentences have long translations (Gale and Church).
 */
export function alignSentences<T extends { text: string }>(
  source: readonly T[],
  target: readonly T[],
): Pair<T>[] {
  if (source.length === target.length)
    return source.map((sentence, index) => [[sentence], target.slice(index, index + 1)]);
  const size = (sentences: readonly T[]) => sentences.reduce((sum, { text }) => sum + text.length, 0);
  const ratio = size(target) / Math.max(size(source), 1);
  const best: ({ cost: number; shape: readonly [number, number] } | undefined)[][] = Array.from(
    { length: source.length + 1 },
    () => [],
  );
  const rowOf = (row: number) => best[row] ?? [];
  rowOf(0)[0] = { cost: 0, shape: [0, 0] };
  for (let row = 0; row <= source.length; row++) {
    for (let column = 0; column <= target.length; column++) {
      const here = rowOf(row)[column];
      if (!here) continue;
      for (const [down, across, penalty] of shapes) {
        if (row + down > source.length || column + across > target.length) continue;
        const expected = size(source.slice(row, row + down)) * ratio;
        const found = size(target.slice(column, column + across));
        const cost = here.cost + penalty + Math.abs(expected - found) / Math.max(expected, found, 1);
        const there = rowOf(row + down)[column + across];
        if (!there || cost < there.cost) rowOf(row + down)[column + across] = { cost, shape: [down, across] };
      }
    }
  }
  const pairs: Pair<T>[] = [];
  for (let row = source.length, column = target.length; row > 0 || column > 0; ) {
    const [down, across] = rowOf(row)[column]?.shape ?? [row, column];
    pairs.unshift([source.slice(row - down, row), target.slice(column - across, column)]);
    row -= down;
    column -= across;
  }
  return pairs;
}
