import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { launch } from './browser.ts';
import { type DictationMeasure, dictate, installDictationEngine } from './dictation-page.ts';
import { atMost, median, ms, type Row, repeatUntilPass } from './table.ts';

/** Five minutes at ten results per second, with ten results per phrase. */
const phrasesInFiveMinutes = 300;
const [shortText, longText] = [500, 5_000];
const rounds = 5;
const phrasesInRound = 20;
const sentence = 'We kept the lamps low, and counted the hours. ';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Measures whether each word is painted in the next frame, the longest task, and the cost of a long text. */
export async function measureDictation(product: Product): Promise<Row[]> {
  const browser = await launch();
  try {
    const page = await openLargestAccount(browser, product);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

    await costAt(page, cdp, shortText);
    const short: number[] = [];
    const long: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      short.push((await costAt(page, cdp, shortText)).cost);
      long.push((await costAt(page, cdp, longText)).cost);
    }
    const late = (await costAt(page, cdp, longText)).late;
    const growth = median(long) / median(short);

    return [
      {
        name: 'Results drawn later than the next frame, at 5,000 characters',
        measured: String(late),
        budget: '0',
        pass: late === 0,
      },
      await repeatUntilPass(() => measureLongestTask(browser, product)),
      {
        name: 'Cost of a result at 5,000 characters compared with 500 (CPU time)',
        measured: `${ms(median(long))} / ${ms(median(short))}`,
        budget: '≤ 1.5',
        ratio: growth.toFixed(2),
        pass: growth <= 1.5,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Fakes the responses for the largest account, because saving and translating aren't measured here. */
async function openLargestAccount(browser: Browser, product: Product): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(installDictationEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.route('**/api/subscription/*', (route) =>
    route.fulfill({
      json: { status: 'active', tier: 'premium', subscriptionTier: 'premium', subscriptionPeriodEnd: null },
    }),
  );
  await page.route('**/api/invites/benefits/*', (route) =>
    route.fulfill({ json: { extraChars: 1_500, extraSlots: 15 } }),
  );
  const query = new URLSearchParams({ returnTo: '/', login_hint: 'dictation@people.test' });
  await page.goto(`${product.url}/api/auth/google?${query}`);
  await page.getByText('0 / 6,500').waitFor();
  return page;
}

/** Fills in a text of this length, then dictates and stops. */
async function dictateAfter(page: Page, length: number, phrases: number): Promise<DictationMeasure> {
  const field = page.getByRole('textbox', { name: 'Transcript' });
  await field.fill(sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length));
  await field.blur();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  const measure = await page.evaluate(dictate, phrases);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  return measure;
}

async function costAt(page: Page, cdp: CDPSession, length: number): Promise<{ cost: number; late: number }> {
  const cpuTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await cpuTime();
  const { late, results } = await dictateAfter(page, length, phrasesInRound);
  return { cost: ((await cpuTime()) - before) / results, late };
}

async function measureLongestTask(browser: Browser, product: Product): Promise<Row> {
  // A new page, so that garbage collection for the earlier texts isn't measured.
  const page = await openLargestAccount(browser, product);
  const longest = await longestTask(browser, page);
  await page.close();
  return atMost('Longest task in five minutes of dictation (CPU time)', longest, 50, ms);
}

/** Uses CPU time instead of wall time, which depends on how busy the machine is. */
async function longestTask(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await dictateAfter(page, 0, phrasesInFiveMinutes);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = trace.traceEvents.filter(
    ({ ph, pid, tid, tdur }) => ph === 'X' && tdur !== undefined && mains.has(`${pid}:${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1_000;
}
