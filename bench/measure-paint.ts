import type { Browser } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { interfaceLanguages } from '../src/shared/interface-languages.ts';
import { startBarePage } from './bare-page.ts';
import { launch, traceTasks } from './browser.ts';
import { atMost, ms, type Row } from './table.ts';
import {
  bareSite,
  fastest,
  firstVisit,
  productSite,
  rounds,
  type Visit,
  type Visits,
  visitInTurn,
} from './visit.ts';

const paintBudget = 0.8;

/** Visits on a slow phone and network, compared with a bare React page in alternating rounds. */
export async function measurePaint(product: Product): Promise<Row[]> {
  const bare = await startBarePage();
  const browser = await launch();
  try {
    const visits = await visitInTurn(browser, [bareSite(bare), productSite(product)]);
    const [theirs, ours] = visits as [Visits, Visits];
    const translated: Visit[][] = [];
    for (const { id } of interfaceLanguages) {
      const visits: Visit[] = [];
      const isSlow = () => fastest(visits, 'first') > paintBudget * fastest(theirs.cold, 'first');
      do visits.push(await firstVisit(browser, id, product.url));
      while (isSlow() && visits.length < rounds);
      translated.push(visits);
    }
    const slowest = translated.reduce((a, b) => (fastest(a, 'first') > fastest(b, 'first') ? a : b));
    const shift = Math.max(
      ...[...ours.cold, ...ours.repeated, ...translated.flat()].map((each) => each.shift),
    );
    return [
      compared('First paint', ours.cold, theirs.cold, 'first', paintBudget),
      compared('Largest paint', ours.cold, theirs.cold, 'largest', paintBudget),
      compared('Press handled', ours.pressed, theirs.pressed, 'handled', 2),
      compared('First paint of a repeat visit', ours.repeated, theirs.repeated, 'first', 1),
      compared('First paint in the slowest language', slowest, theirs.cold, 'first', paintBudget),
      atMost('Layout shift, in all languages', shift, 0, (value) => value.toFixed(4)),
      atMost('Longest task of a first visit (hydration)', await hydration(browser, product), 50, ms),
    ];
  } finally {
    await browser.close();
    bare.stop();
  }
}

function compared(
  name: string,
  product: readonly Visit[],
  bare: readonly Visit[],
  kind: keyof Visit,
  budget: number,
): Row {
  const ours = fastest(product, kind);
  const theirs = fastest(bare, kind);
  return {
    name: `${name}, 4 × slower CPU, slow network (bare React page)`,
    measured: `${ms(ours)} (${ms(theirs)})`,
    budget: `≤ ${budget} of bare`,
    ratio: (ours / theirs).toFixed(2),
    pass: ours / theirs <= budget,
  };
}

async function hydration(browser: Browser, product: Product): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const tasks = await traceTasks(browser, page, async () => {
      await page.goto(product.url, { waitUntil: 'networkidle' });
    });
    longest.push(Math.max(...tasks));
    await context.close();
  }
  return Math.min(...longest);
}
