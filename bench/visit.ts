import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import type { BarePage } from './bare-page.ts';
import { slowDownNetwork, slowDownProcessor } from './browser.ts';

export const rounds = 7;

export interface Site {
  url: string;
  /** The button to press at the first possible moment. */
  button?: string;
  /** What the page contains once the press has taken effect; without it, the button's label changes. */
  effect?: string;
  /** The field to type into at the first possible moment. */
  field?: string;
  /** The e-mail address of somebody whose sound the server transcribes; without one, the browser recognises speech. */
  speaker?: string;
}

export interface Visit {
  first: number;
  largest: number;
  shift: number;
  /** When a press at the first possible moment took effect. */
  handled: number;
  /** How long after that press the browser was asked to listen, and when. */
  microphone: number;
  listening: number;
  /** When a letter that was typed at the first possible moment was on the screen. */
  typed: number;
}

export interface Visits {
  cold: Visit[];
  repeated: Visit[];
  pressed: Visit[];
  /** Like `pressed`, on the second visit. */
  pressedAgain: Visit[];
}

export const productSite = (product: Product): Site => ({
  url: product.url,
  button: '.record-dock button',
  field: 'textarea',
});
export const bareSite = (bare: BarePage): Site => ({ url: bare.url, button: 'button', field: 'textarea' });

// Other work on the machine only makes pages slower, so the fastest visit is the most accurate.
export const fastest = (visits: readonly Visit[], kind: keyof Visit): number =>
  Math.min(...visits.map((each) => each[kind]));

declare global {
  interface Window {
    visit: Visit;
  }
}

/** Visits the sites in turn, so that other work on the machine slows all of them down equally. */
export async function visitInTurn(browser: Browser, sites: readonly Site[]): Promise<Visits[]> {
  const all = sites.map(
    (site) => ({ site, cold: [], repeated: [], pressed: [], pressedAgain: [] }) as Visits & { site: Site },
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { site, cold, repeated, pressed, pressedAgain } of all) {
      await inContext(browser, 'en', async (context) => {
        cold.push(await visit(context, site.url));
        if (context.serviceWorkers().length > 0) await workerReady(context, site.url);
        repeated.push(await visit(context, site.url));
        if (site.button !== undefined) pressedAgain.push(await visit(context, site.url, site));
      });
      if (site.button !== undefined) pressed.push(await firstVisit(browser, 'en', site.url, site));
    }
  }
  return all;
}

/** A press on a first visit and on a repeat visit of somebody whose sound the server transcribes. */
export async function visitWithServerRecognition(
  browser: Browser,
  site: Site,
): Promise<Pick<Visits, 'pressed' | 'pressedAgain'>> {
  const pressed: Visit[] = [];
  const pressedAgain: Visit[] = [];
  for (let round = 0; round < rounds; round += 1)
    await inContext(browser, 'en', async (context) => {
      pressed.push(await visit(context, site.url, site));
      await workerReady(context, site.url);
      pressedAgain.push(await visit(context, site.url, site));
    });
  return { pressed, pressedAgain };
}

/** A first visit on a slow phone and network. */
export const firstVisit = (browser: Browser, locale: string, url: string, pressed?: Site): Promise<Visit> =>
  inContext(browser, locale, (context) => visit(context, url, pressed));

async function inContext<Result>(
  browser: Browser,
  locale: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Waits until the service worker has stored the app. */
async function workerReady(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

async function visit(context: BrowserContext, url: string, pressed?: Site): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDownNetwork(session);
  await slowDownProcessor(session);
  const { speaker, ...wanted } = pressed ?? {};
  if (speaker) await prepareServerRecognition(context, url, speaker);
  const options: Partial<Site> & { server: boolean } = { ...wanted, server: speaker !== undefined };
  await page.addInitScript((site) => {
    const seen = { first: 0, largest: 0, shift: 0, handled: 0, microphone: 0, listening: 0, typed: 0 };
    window.visit = seen;
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    const { button: selector, effect, field: fieldSelector, server } = site;
    if (selector === undefined) return;
    let pressed: HTMLElement | undefined;
    let pressedAt = 0;
    const listen = () => {
      seen.listening ||= performance.now();
      seen.microphone ||= performance.now() - pressedAt;
    };
    class Engine {
      start() {
        listen();
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, {
      SpeechRecognition: undefined,
      webkitSpeechRecognition: server ? undefined : Engine,
    });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      listen();
      return open(constraints);
    };
    const type = () => {
      const field = document.querySelector<HTMLTextAreaElement>(String(fieldSelector));
      if (!field?.checkVisibility({ visibilityProperty: true })) return requestAnimationFrame(type);
      field.focus();
      document.execCommand('insertText', false, 'a');
      // The letter is painted before the second frame.
      const look = () => {
        if (field.value === 'a') seen.typed = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    if (fieldSelector) requestAnimationFrame(type);
    let label: string | null;
    // Templates can contain the button before it is shown, and replace it later.
    const press = () => {
      const button = document.querySelector<HTMLElement>(selector);
      if (button?.checkVisibility({ visibilityProperty: true }) && !pressed?.isConnected) {
        pressed = button;
        label = button.getAttribute('aria-label');
        pressedAt = performance.now();
        button.click();
      }
      const done = effect ? document.querySelector(effect) : button?.getAttribute('aria-label') !== label;
      if (pressed && done) seen.handled = performance.now();
      else requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
  }, options);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    ({ pressing, typing }) =>
      window.visit.first > 0 &&
      window.visit.largest > 0 &&
      (!pressing || window.visit.handled > 0) &&
      (!typing || window.visit.typed > 0),
    { pressing: pressed !== undefined, typing: pressed?.field !== undefined },
  );
  const result = await page.evaluate(() => window.visit);
  await page.close();
  return result;
}

/** Signs in, and says that the server may transcribe. */
async function prepareServerRecognition(context: BrowserContext, url: string, email: string): Promise<void> {
  const query = new URLSearchParams({ returnTo: '/', login_hint: email });
  const response = await context.request.get(`${url}/api/auth/google?${query}`);
  if (!response.ok()) throw new Error(`Signing in failed: ${response.status()}`);
  await context.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ serverSpeechExplained: true })),
  );
}
