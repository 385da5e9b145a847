import type { Browser } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { interfaceLanguages } from '../src/shared/interface-languages.ts';
import { startBarePage } from './bare-page.ts';
import { launch, nextFrames, slowDownProcessor, traceScriptTasks } from './browser.ts';
import { atMost, median, ms, type Row } from './table.ts';
import {
  bareSite,
  fastest,
  firstVisit,
  productSite,
  rounds,
  type Visit,
  type Visits,
  visitInTurn,
  visitWithServerRecognition,
} from './visit.ts';

const paintBudget = 0.8;

/** Visits on a slow phone and network, compared with a bare React page in alternating rounds. */
export async function measurePaint(product: Product): Promise<Row[]> {
  const bare = await startBarePage();
  const browser = await launch();
  try {
    const visits = await visitInTurn(browser, [bareSite(bare), productSite(product)]);
    const [theirs, ours] = visits as [Visits, Visits];
    const server = await visitWithServerRecognition(browser, {
      ...productSite(product),
      speaker: 'speaker@people.test',
    });
    const translated = await visitTranslated(browser, product.url, bare.url);
    const slowest = translated.reduce((a, b) => (firstPaint(a) > firstPaint(b) ? a : b));
    const shift = Math.max(
      ...[ours.cold, ours.repeated, ...translated.map((each) => each.ours)].flat().map((each) => each.shift),
    );
    return [
      compared('First paint', ours.cold, theirs.cold, 'first', paintBudget),
      compared('Largest paint', ours.cold, theirs.cold, 'largest', paintBudget),
      compared('Press handled', ours.pressed, theirs.pressed, 'handled', 2),
      askedAfter('Press to microphone', ours.pressed, theirs.pressed),
      atMost('Press to microphone, repeat visit', median(asked(ours.pressedAgain)), 100, ms),
      askedAfter('Press to microphone, server recognition', server.pressed, theirs.pressed),
      atMost(
        'Press to microphone, server recognition, repeat visit',
        median(asked(server.pressedAgain)),
        100,
        ms,
      ),
      compared('First paint of a repeat visit', ours.repeated, theirs.repeated, 'first', 1),
      {
        name: `First paint in the slowest language (${slowest.id}), 4 × slower CPU, slow network (bare React page)`,
        measured: `${ms(median(slowest.ours.map((visit) => visit.first)))} (${ms(median(slowest.theirs.map((visit) => visit.first)))})`,
        budget: `≤ ${paintBudget} of bare`,
        ratio: firstPaint(slowest).toFixed(2),
        pass: firstPaint(slowest) <= paintBudget,
      },
      atMost('Layout shift, in all languages', shift, 0, (value) => value.toFixed(4)),
      atMost(
        'Longest task while the page becomes live, 4 × slower CPU',
        await longestTask(browser, product),
        50,
        ms,
      ),
    ];
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** A visit on which nothing was asked for fails its budget. */
const asked = (visits: readonly Visit[]): number[] =>
  visits.map(({ microphone }) => microphone || Number.POSITIVE_INFINITY);

function askedAfter(name: string, ours: readonly Visit[], bare: readonly Visit[]): Row {
  const handled = fastest(bare, 'handled');
  const ratio = median(asked(ours)) / handled;
  return {
    name: `${name}, 4 × slower CPU, slow network (press handled on a bare React page)`,
    measured: `${ms(median(asked(ours)))} (${ms(handled)})`,
    budget: '≤ 0.3 of bare',
    ratio: ratio.toFixed(2),
    pass: ratio <= 0.3,
  };
}

interface Compared {
  id: string;
  ours: Visit[];
  theirs: Visit[];
}

/** A language is visited too rarely for its fastest visit to be accurate, so visits are compared with the one before them. */
const firstPaint = ({ ours, theirs }: Compared): number =>
  median(ours.map((visit, round) => visit.first / (theirs[round]?.first ?? 0)));

/**
 * There are many languages, so only those that seem too slow are visited again. That happens after all others, because the
 * machine may be slow for a while.
 */
async function visitTranslated(browser: Browser, url: string, bareUrl: string): Promise<Compared[]> {
  const languages = interfaceLanguages.map(({ id }) => ({ id, ours: [] as Visit[], theirs: [] as Visit[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of languages) {
      if (round > 0 && firstPaint(each) <= paintBudget) continue;
      const page = await fetch(url, { headers: { 'accept-language': each.id } });
      // The bare page shows the same words, because finding a font for each character takes long in some languages.
      const words = encodeURIComponent(visibleText(await page.text()));
      each.theirs.push(await firstVisit(browser, each.id, `${bareUrl}#${words}`));
      each.ours.push(await firstVisit(browser, each.id, url));
    }
  }
  return languages;
}

const visibleText = (html: string): string =>
  html
    .replace(/^.*<main/s, '<main')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 432);

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

async function longestTask(browser: Browser, product: Product): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      document.addEventListener('page-ready', () => {
        document.documentElement.dataset.ready = '';
      }),
    );
    await slowDownProcessor(await context.newCDPSession(page));
    const tasks = await traceScriptTasks(browser, page, async () => {
      await page.goto(product.url);
      await page.locator('html[data-ready]').waitFor();
      await nextFrames(page);
    });
    longest.push(Math.max(...tasks));
    await context.close();
  }
  return Math.min(...longest);
}
