import { expect, test } from 'vitest';
import { pieceRanges } from './sentence-pieces.ts';

function shortestRun(text: string): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      pieceRanges(text, 'en');
      return performance.now() - start;
    }),
  );
}

test.each(['a ', ', ', 'the ship ', 'a; ', 'Mr. '])(
  'cuts a text full of %j in time in proportion to its length',
  (piece) => {
    const small = shortestRun(piece.repeat(6_000 / piece.length));
    const large = shortestRun(piece.repeat(48_000 / piece.length));
    // Times below 10 ms are mostly noise. 8 times the text takes 8 times as long, or 64 times if each piece reads the rest.
    expect(large / Math.max(small, 10)).toBeLessThan(24);
  },
);
