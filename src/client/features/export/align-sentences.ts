type Pair<T> = readonly [source: readonly T[], target: readonly T[]];

const shapes = [
  [1, 1, 0],
  [1, 2, 0.4],
  [2, 1, 0.4],
  [2, 2, 0.8],
  [1, 0, 2],
  [0, 1, 2],
] as const;

/** How far a sentence may be from the place where its translation would be if both texts advanced evenly. */
const band = 50;

/**
 * Pairs sentences with their translations by length, because long sentences have long translations (Gale and Church).
 */
export function alignSentences<T extends { text: string }>(
  source: readonly T[],
  target: readonly T[],
): Pair<T>[] {
  if (source.length === target.length)
    return source.map((sentence, index) => [[sentence], target.slice(index, index + 1)]);
  const size = (sentences: readonly T[], from = 0, to = sentences.length) => {
    let sum = 0;
    for (let index = from; index < to; index++) sum += sentences[index]?.text.length ?? 0;
    return sum;
  };
  const ratio = size(target) / Math.max(size(source), 1);
  const slope = target.length / Math.max(source.length, 1);
  const reach = band * Math.max(1, slope);
  const firstColumn = (row: number) => Math.max(0, Math.floor(row * slope - reach));
  const lastColumn = (row: number) => Math.min(target.length, Math.ceil(row * slope + reach));
  // Each row begins at its first column.
  const best: ({ cost: number; shape: readonly [number, number] } | undefined)[][] = Array.from(
    { length: source.length + 1 },
    () => [],
  );
  const rowOf = (row: number) => best[row] ?? [];
  rowOf(0)[0] = { cost: 0, shape: [0, 0] };
  for (let row = 0; row <= source.length; row++) {
    for (let column = firstColumn(row); column <= lastColumn(row); column++) {
      const here = rowOf(row)[column - firstColumn(row)];
      if (!here) continue;
      for (const [down, across, penalty] of shapes) {
        const end = { row: row + down, column: column + across };
        if (end.row > source.length || end.column > lastColumn(end.row)) continue;
        if (end.column < firstColumn(end.row)) continue;
        const expected = size(source, row, end.row) * ratio;
        const found = size(target, column, end.column);
        const cost = here.cost + penalty + Math.abs(expected - found) / Math.max(expected, found, 1);
        const place = end.column - firstColumn(end.row);
        const there = rowOf(end.row)[place];
        if (!there || cost < there.cost) rowOf(end.row)[place] = { cost, shape: [down, across] };
      }
    }
  }
  const pairs: Pair<T>[] = [];
  for (let row = source.length, column = target.length; row > 0 || column > 0; ) {
    const [down, across] = rowOf(row)[column - firstColumn(row)]?.shape ?? [row, column];
    pairs.push([source.slice(row - down, row), target.slice(column - across, column)]);
    row -= down;
    column -= across;
  }
  return pairs.reverse();
}
