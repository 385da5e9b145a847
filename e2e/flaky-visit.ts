import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { startSiteProxy } from '../test/site-proxy.ts';
import { installRecognition } from './fakes/recognition.ts';
import { recorderOn } from './recorder-page.ts';

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface FlakyVisit {
  said: string;
  /** What the page had in the end, without punctuation and capitals. */
  written: string;
  /** When the record button had been pressed, in milliseconds after it appeared. */
  pressedAfter: number;
  /** Whether the app took over before the visit ended. */
  hasAppArrived: boolean;
  /** Whether only a part of the page arrived at first. */
  wasCut: boolean;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

/**
 * A visit over a slow network that loses connections: record is pressed in the first second, phrases are said before,
 * while and after the app arrives, and some people leave in the middle. If the text isn't complete then, the next visit has
 * to show the rest. Some pages break off as well; people reload one on which nothing starts.
 */
export async function visitFlaky(browser: Browser, url: string, seed: number): Promise<FlakyVisit> {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const network = { latencyMs: between(50, 400), bytesPerSecond: between(30_000, 250_000) };
  const [breaking, leaves, isRepeat] = [between(0, 0.4), random() < 0.25, random() < 0.25];
  const proxy = await startSiteProxy();
  proxy.to(url);
  const context = await browser.newContext({ permissions: ['microphone'], serviceWorkers: 'allow' });
  try {
    await context.addInitScript(installRecognition, 'chrome' as const);
    await context.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    const page = await context.newPage();
    if (isRepeat) {
      await page.goto(proxy.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    let wasReloaded = false;
    proxy.travel = (path) => ({
      ...network,
      breaksAfter: !(path === '/' && wasReloaded) && random() < breaking ? random() : 1,
    });
    const { record, stop, running } = recorderOn(page);
    let isCut = false;
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) isCut = true;
    });
    // Nothing is painted before the whole page has arrived, and a page that breaks off may never be painted.
    const isPainted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
    const isShown = async () => (await record.isVisible()) && (await isPainted());
    const startedAt = performance.now();
    const pressAt = between(0, 1_000);
    let pressedAfter = 0;
    const press = async () => {
      const appears = async () => (await isShown()) || isCut;
      await expect.poll(appears, { message: 'the page shows the button', timeout: 30_000 }).toBe(true);
      if (!(await isShown())) return false;
      const shownAt = performance.now();
      await delay(Math.max(0, pressAt - (shownAt - startedAt)));
      await record.click();
      pressedAfter = performance.now() - shownAt;
      await expect.poll(async () => (await running()) || isCut, { timeout: 20_000 }).toBe(true);
      return running();
    };
    await page.goto(proxy.url, { waitUntil: 'commit' });
    if (!(await press())) {
      wasReloaded = true;
      isCut = false;
      await page.reload({ waitUntil: 'commit' });
      expect(await press(), 'records on the page that arrived').toBe(true);
    }
    const wasCut = wasReloaded || isCut;

    const phrases = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, index) => phraseOf(seed, index));
    for (const phrase of phrases) {
      await delay(between(50, 1_200));
      await sayIn(page, phrase);
    }
    const hasAppArrived = await page.evaluate(
      () => !('earlyRecording' in window) || window.earlyRecording === undefined,
    );
    if (leaves) await page.close();
    else {
      await stop.click();
      await expect(record, 'recording has stopped').toBeVisible({ timeout: 30_000 });
    }
    const said = phrases.join(' ');

    // What isn't in the text now is on the next visit.
    const next = leaves ? await context.newPage() : page;
    const text = recorderOn(next).text;
    const written = () => text.inputValue().then(plain);
    const isComplete = () => expect.poll(written, { timeout: 8_000 }).toBe(said);
    if (
      leaves ||
      !(await isComplete().then(
        () => true,
        () => false,
      ))
    ) {
      proxy.travel = () => undefined;
      await next.goto(proxy.url);
      await isComplete().catch(() => {});
    }
    return { said, written: await written(), pressedAfter, hasAppArrived, wasCut };
  } finally {
    await context.close();
    proxy.close();
  }
}

const phraseOf = (seed: number, index: number) => `first${seed}n${index} second${seed}n${index}`;

/** The engine may be restarting at this moment. */
const sayIn = (page: Page, phrase: string) =>
  expect
    .poll(
      () =>
        page.evaluate((words) => {
          if (!fakeRecognition.running) return false;
          return fakeRecognition.say(words).then(() => true);
        }, phrase),
      { timeout: 20_000 },
    )
    .toBe(true);
