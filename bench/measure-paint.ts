import type { Browser } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { startBarePage } from './bare-page.ts';
import { launch, traceTasks } from './browser.ts';
import { atMost, ms, type Row } from './table.ts';

const rounds = 7;

interface Paint {
  first: number;
  largest: number;
  shift: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** A first visit on a slow phone and network, compared with a bare React page in alternating rounds. */
export async function measurePaint(product: Product): Promise<Row[]> {
  const bare = await startBarePage();
  const browser = await launch();
  try {
    const paints = { product: [] as Paint[], bare: [] as Paint[] };
    for (let round = 0; round < rounds; round += 1) {
      paints.bare.push(await visit(browser, bare.url));
      paints.product.push(await visit(browser, product.url));
    }
    const compared = (name: string, kind: 'first' | 'largest'): Row => {
      // Other work on the machine only makes pages slower, so the fastest visit is the most accurate.
      const ours = Math.min(...paints.product.map((paint) => paint[kind]));
      const theirs = Math.min(...paints.bare.map((paint) => paint[kind]));
      return {
        name: `${name} paint, 4 × slower CPU, slow network (bare React page)`,
        measured: `${ms(ours)} (${ms(theirs)})`,
        budget: '≤ 0.8 of bare',
        ratio: (ours / theirs).toFixed(2),
        pass: ours / theirs <= 0.8,
      };
    };
    const shift = Math.max(...paints.product.map((paint) => paint.shift));
    return [
      compared('First', 'first'),
      compared('Largest', 'largest'),
      atMost('Layout shift', shift, 0, (value) => value.toFixed(4)),
      atMost('Longest task of a first visit (hydration)', await hydration(browser, product), 50, ms),
    ];
  } finally {
    await browser.close();
    bare.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const paint = { first: 0, largest: 0, shift: 0 };
      window.paint = paint;
      const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
      watch('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') paint.first = entry.startTime;
      });
      watch('largest-contentful-paint', (entry) => {
        paint.largest = entry.startTime;
      });
      watch('layout-shift', (entry) => {
        paint.shift += (entry as PerformanceEntry & { value: number }).value;
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.paint.first > 0 && window.paint.largest > 0);
    return await page.evaluate(() => window.paint);
  } finally {
    await context.close();
  }
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
