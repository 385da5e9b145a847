import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import type { Product } from '../e2e/product.ts';
import type { BenchUser } from './account.ts';

export const launch = (): Promise<Browser> => chromium.launch(chromiumOptions);

/** Opens the main screen with a signed-in user. */
export async function openSignedIn(page: Page, product: Product, user: BenchUser): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
  const query = new URLSearchParams({ returnTo: '/', login_hint: user.email });
  await page.goto(`${product.url}/api/auth/google?${query}`);
  await page.waitForFunction(() => window.sessionStorage.getItem('user') !== null);
  await page.waitForLoadState('networkidle');
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The CPU time in milliseconds of every task of the page's main thread, or of another thread, while `work` runs. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
  thread = 'CrRendererMain',
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    trace.traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === thread)
      .map((event) => `${event.pid}:${event.tid}`),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'RunTask' && threads.has(`${event.pid}:${event.tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.map((event) => (event.tdur ?? 0) / 1_000);
}

/** Waits until all changes so far have been painted. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** A slow mobile network: 1.6 Mbit/s and 150 ms latency. */
export async function slowDownNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
