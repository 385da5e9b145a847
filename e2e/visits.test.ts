import { exhaustive, expect, test } from './fixtures.ts';
import { visitFlaky } from './flaky-visit.ts';

// `npm run soak -- visits` makes 200 of them.
for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(`keeps every word that is said in the first seconds over a flaky network (visit ${seed})`, {
    tag: exhaustive,
  }, async ({ browser, product }) => {
    const { said, written } = await visitFlaky(browser, product.url, seed);
    expect(written).toBe(said);
  });
}
