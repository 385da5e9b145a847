import { visitFlaky } from '../e2e/flaky-visit.ts';
import { startProduct } from '../e2e/product.ts';
import { launch } from './browser.ts';
import { atMost, ms, type Row } from './table.ts';

/** So many at a time that the processor doesn't make all of them slow. */
const atOnce = 2;

/** Visits over a slow network that loses connections, in which record is pressed in the first second. */
export async function measureVisits(visits: number): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  const browser = await launch();
  const incomplete: string[] = [];
  let withoutApp = 0;
  let cut = 0;
  let latest = 0;
  let next = 1;
  const work = async () => {
    while (next <= visits) {
      const seed = next;
      next += 1;
      try {
        const visit = await visitFlaky(browser, product.url, seed);
        const { said, written, pressedAfter } = visit;
        if (!visit.hasAppArrived) withoutApp += 1;
        if (visit.wasCut) cut += 1;
        latest = Math.max(latest, pressedAfter);
        if (written !== said) incomplete.push(`Visit ${seed}: “${written}” instead of “${said}”`);
      } catch (error) {
        incomplete.push(`Visit ${seed}: ${error}`);
      }
      if (seed % 20 === 0) console.log(`${seed} visits, ${incomplete.length} of them incomplete`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const each of incomplete) console.error(each);
  return [
    {
      name: `Visits that lost words, over a slow and flaky network (the app was late in ${withoutApp}, the page cut in ${cut})`,
      measured: `${incomplete.length} of ${visits}`,
      budget: '0',
      pass: incomplete.length === 0,
    },
    atMost('The latest press after the button appeared', latest, 1_000, ms),
  ];
}
