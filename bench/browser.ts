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

/** Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began. */
  ts: number;
  /** How long it took, and how much of that was CPU time. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const mainThread = 'CrRendererMain';

/** The CPU time in milliseconds of every task of the page's main thread, or of other work, while `work` runs. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
  { task = 'RunTask', thread = mainThread }: { task?: string; thread?: string | undefined } = {},
): Promise<number[]> {
  const events = await traceThread(browser, page, work, thread);
  const tasks = events.filter((event) => event.name === task);
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.map(cpuMs);
}

/**
 * The same for a visit, from the moment at which the page's script runs. Playwright records which script makes a
 * request, for which V8 has to parse that script again. This doesn't happen without Playwright, so that time is subtracted.
 */
export async function traceScriptTasks(
  browser: Browser,
  page: Page,
  visit: () => Promise<unknown>,
): Promise<number[]> {
  const events = await traceThread(browser, page, visit, mainThread);
  const script = events.findIndex((event) => event.name === 'v8.evaluateModule');
  const first = events.findLastIndex((event, index) => event.name === 'RunTask' && index < script);
  if (first < 0) throw new Error('The trace has no script');
  const { pid } = events[first] as TraceEvent;
  const tasks = events.filter(
    (event, index) => event.name === 'RunTask' && event.pid === pid && index >= first,
  );
  const parsing = events.filter((event) => event.name === 'V8.CollectSourcePositions');
  return tasks.map((task) => {
    const added = parsing.filter(
      (event) => event.pid === pid && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0),
    );
    return cpuMs(task) - added.reduce((sum, event) => sum + cpuMs(event), 0);
  });
}

const cpuMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000;

/** Oldest first. */
async function traceThread(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
  thread: string,
): Promise<TraceEvent[]> {
  const categories = [
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-v8.compile',
    'disabled-by-default-audio-worklet',
    'v8',
  ];
  await browser.startTracing(page, { categories: [...categories, '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    trace.traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === thread)
      .map((event) => `${event.pid}:${event.tid}`),
  );
  return trace.traceEvents
    .filter((event) => threads.has(`${event.pid}:${event.tid}`))
    .sort((a, b) => a.ts - b.ts);
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

export const slowDownProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
