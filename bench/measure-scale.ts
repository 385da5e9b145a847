import { startProduct } from '../e2e/product.ts';
import type { Person } from '../test/processes/people.ts';
import { type LoadResult, mixedLoad } from './mixed-load.ts';
import { seed } from './seed.ts';
import { median, ms, type Row } from './table.ts';

const rounds = 5;
const roundSeconds = 5;
const small = { users: 1_000, transcriptions: 5_000 };

/** The same load on a small and a large database, in alternating rounds. */
export async function measureScale(
  large: { users: number; transcriptions: number },
  /** A folder with a database that `npm run soak -- seed` has already filled; it isn't deleted. */
  filledDir?: string,
): Promise<Row[]> {
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const products = [
    await startProduct(env),
    await startProduct(filledDir === undefined ? env : { ...env, DATA_DIR: filledDir }),
  ] as const;
  try {
    const seeded: Person[][] = [];
    for (const [index, size] of [small, large].entries()) {
      const startedAt = performance.now();
      const isFilled = size === large && filledDir !== undefined;
      const dataDir = isFilled ? filledDir : (products[index]?.dataDir ?? '');
      let told = 0;
      seeded.push(
        await seed({
          dataDir,
          ...size,
          signedIn: 500,
          isFilled,
          onProgress(text) {
            if (performance.now() - told < 5_000) return;
            told = performance.now();
            console.log(text);
          },
        }),
      );
      console.log(
        `Seeded ${size.users} users and ${size.transcriptions} transcriptions in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
      );
    }
    const results: LoadResult[][] = [[], []];
    // The first round warms both up and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, product] of products.entries()) {
        const result = await mixedLoad(product.url, seeded[index] ?? [], roundSeconds);
        if (round > 0) results[index]?.push(result);
      }
    }
    const of = (index: number, key: 'p50' | 'p99' | 'perSecond') =>
      median((results[index] ?? []).map((result) => result[key]));
    const ratio = of(1, 'p99') / of(0, 'p99');
    const errors = results.flat().reduce((sum, result) => sum + result.errors, 0);
    const sizeText = `${large.users} users, ${large.transcriptions} transcriptions (${small.users}, ${small.transcriptions})`;
    return [
      {
        name: `p99 with ${sizeText}`,
        measured: `${ms(of(1, 'p99'))} (${ms(of(0, 'p99'))})`,
        budget: '≤ 1.5 ×',
        ratio: ratio.toFixed(2),
        pass: ratio <= 1.5,
      },
      {
        name: 'p50 of the same load',
        measured: `${ms(of(1, 'p50'))} (${ms(of(0, 'p50'))})`,
        budget: '',
        pass: true,
      },
      {
        name: 'Requests a second under the same load',
        measured: `${Math.round(of(1, 'perSecond'))} (${Math.round(of(0, 'perSecond'))})`,
        budget: '',
        pass: true,
      },
      { name: 'Errors under the same load', measured: `${errors}`, budget: '0', pass: errors === 0 },
    ];
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}
