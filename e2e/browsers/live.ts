import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { createParser } from 'eventsource-parser';
import { toWav } from '../../src/client/platform/speech/wav.ts';
import { enginesFolder } from '../../src/engines/parts.ts';
import type { LiveLineEvent } from '../../src/shared/calls/live-calls.ts';
import { sentenceRanges } from '../../src/shared/sentences.ts';
import { errorRate, installEngines } from '../../test/engine-round-trips.ts';
import { joinSamples, silence, speakSamples } from '../../test/spoken-samples.ts';
import { startNetwork } from '../../test/start-network.ts';
import { startPostgres } from '../../test/start-postgres.ts';
import { chromiumOptions } from '../chromium.ts';
import { newEmail, storedUser } from '../fixtures.ts';
import { goLive, prepareSpeaker } from '../live-page.ts';
import { payForPremium } from '../premium.ts';
import { type Product, startProduct } from '../product.ts';
import { recorderOn } from '../recorder-page.ts';
import { waitUntilLive } from '../wait-until-live.ts';
import type { Driver, WindowSize } from './driver.ts';
import { type EngineName, startEngine } from './engines.ts';

const speech = [
  'Good morning, and thank you for coming to our town.',
  'We are standing in front of the old church.',
  'The people built it after the great fire.',
  'It took them almost forty years.',
  'Behind the church there is a small garden.',
  'In summer you can drink coffee under the trees.',
  'The bridge over the river is much older.',
  'Every Saturday there is a market on the square.',
  'You can buy fresh bread, fruit and flowers there.',
  'Please stay together when we cross the street.',
  'The museum opens at ten in the morning.',
  'Thank you for listening, and enjoy your day.',
];
const phrases = speech.map((text) => ({ text, pauseMs: 1_700 }));
const offlineMs = 20_000;
/** Three browsers and two engines at once slow down any machine. */
const timeout = 120_000;

/** What is settled on a viewer's page now. */
const shownLines = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.lines p:not(.interim)')].map(({ innerText }) => innerText);

/** Runs in the page of a projector from the start, because it shows only the last two sentences. */
function collectLines(): void {
  const page = globalThis as unknown as { collected: Set<string> };
  page.collected = new Set();
  const collect = () => {
    for (const line of document.querySelectorAll<HTMLElement>('.before, .current'))
      page.collected.add(line.innerText);
  };
  new MutationObserver(collect).observe(document, { subtree: true, childList: true, characterData: true });
  collect();
}

const collectedLines = (): string[] => [...(globalThis as unknown as { collected: Set<string> }).collected];

/** The settled lines in a language, as somebody gets them who joins now. */
async function linesIn(url: string, language: string): Promise<LiveLineEvent[]> {
  const lines = new Map<string, LiveLineEvent>();
  const parser = createParser({
    onEvent({ event, data }) {
      const line = JSON.parse(data) as LiveLineEvent;
      if (event === 'line' && line.final) lines.set(line.id, line);
    },
  });
  const abort = new AbortController();
  const { body } = await fetch(`${url}?language=${language}`, { signal: abort.signal });
  const timer = setTimeout(() => abort.abort(), 3_000);
  try {
    for await (const chunk of body ?? []) parser.feed(Buffer.from(chunk).toString());
  } catch {
    // The stream never ends by itself.
  }
  clearTimeout(timer);
  return [...lines.values()].toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** A speaker with Premium, whose microphone plays the speech once. */
async function openSpeaker(product: Product, microphone: string) {
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--use-file-for-fake-audio-capture=${microphone}%noloop`],
  });
  const page = await browser.newPage({ baseURL: product.url });
  waitUntilLive(page);
  await prepareSpeaker(page);
  await page.goto(`/api/auth/google?${new URLSearchParams({ returnTo: '/', login_hint: newEmail() })}`);
  await expect.poll(() => storedUser(page)).not.toBeNull();
  const user = await storedUser(page);
  if (!user) throw new Error('Nobody is signed in.');
  await payForPremium(page, user);
  await page.evaluate(() => sessionStorage.removeItem('user'));
  await page.reload();
  await expect.poll(() => storedUser(page)).toMatchObject({ subscriptionTier: 'premium' });
  return page;
}

/** Speaks, takes one viewer offline meanwhile, and compares what each has read with the speaker's text. */
async function speakToThreeBrowsers(page: Page, viewersOrigin: string): Promise<void> {
  const code = await goLive(page);
  const { hostname, port } = new URL(viewersOrigin);
  const network = await startNetwork(Number(port));
  const url = `${viewersOrigin}/live/${code}`;
  const throughNetwork = `http://${hostname}:${network.port}/live/${code}`;
  const browsers: Driver[] = [];
  const open = async (engine: EngineName, address: string, size: WindowSize) => {
    const browser = await startEngine(engine, size);
    browsers.push(browser);
    await browser.open(address);
    return browser;
  };
  try {
    const phone = await open('chromium', `${url}?language=en-US`, { width: 390, height: 844 });
    const tablet = await open('firefox', `${throughNetwork}?language=es-ES`, { width: 820, height: 1180 });
    const projector = await open('webkit', `${url}?projector&language=de-DE`, { width: 1920, height: 1080 });
    await projector.evaluate(collectLines);
    await expect(page.getByText('3 viewers')).toBeVisible({ timeout });

    const { record, stop, text } = recorderOn(page);
    const countOn = async (browser: Driver) => (await browser.evaluate(shownLines)).length;
    await record.click();
    await expect.poll(() => countOn(tablet), { timeout }).toBeGreaterThanOrEqual(2);
    network.disconnect();
    await page.waitForTimeout(offlineMs);
    expect(await countOn(phone), 'others go on reading').toBeGreaterThan(await countOn(tablet));
    network.reconnect();
    await expect(text).toHaveValue(/enjoy/i, { timeout });
    await stop.click();
    await expect(record).toBeVisible({ timeout });
    await expect(page.getByTestId('waiting-speech')).toBeHidden({ timeout });

    const written = await text.inputValue();
    expect(errorRate(speech.join(' '), written), written).toBeLessThan(0.3);
    const spoken = sentenceRanges(written, 'en-US').map(({ start, end }) => written.slice(start, end));
    await expect.poll(() => phone.evaluate(shownLines), { timeout }).toEqual(spoken);
    await expect.poll(() => countOn(tablet), { timeout }).toBe(spoken.length);
    const events = `${viewersOrigin}/api/live/${code}/events`;
    for (const [language, browser, read] of [
      ['es-ES', tablet, shownLines],
      ['de-DE', projector, collectedLines],
    ] as const) {
      const expected = await linesIn(events, language);
      expect(expected).toHaveLength(spoken.length);
      expect(expected.every((line) => line.language === language && !spoken.includes(line.text))).toBe(true);
      const texts = expected.map((line) => line.text);
      await expect.poll(() => browser.evaluate(read), { timeout }).toEqual(expect.arrayContaining(texts));
    }
  } catch (error) {
    for (const [index, browser] of browsers.entries())
      await browser.picture(test.info().outputPath(`viewer-${index}.png`));
    throw error;
  } finally {
    for (const browser of browsers) await browser.close();
    network.close();
  }
}

// One after the other: both need the same engines and all of the processor.
test.describe.configure({ mode: 'default' });

let folder: string;
let microphone: string;

test.beforeAll(async () => {
  test.setTimeout(10 * timeout);
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-live-'));
  symlinkSync(enginesFolder(await installEngines(['recognition:base'])), enginesFolder(folder), 'junction');
  microphone = join(folder, 'speech.wav');
  const sound = joinSamples([silence(1), await speakSamples(phrases), silence(600)]);
  writeFileSync(microphone, new Uint8Array(toWav(sound)));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ SANDBOX: '', DATA_DIR: folder });

test('a speech is read in three languages in three browsers, and nobody misses a sentence', async () => {
  test.setTimeout(5 * timeout);
  const product = await startProduct(options());
  const page = await openSpeaker(product, microphone);
  try {
    await speakToThreeBrowsers(page, product.url);
  } finally {
    await page.context().browser()?.close();
    await product.stop();
  }
});

test('the same with two instances on PostgreSQL', async () => {
  test.setTimeout(5 * timeout);
  const postgres = await startPostgres();
  const env = { ...options(), DATABASE_URL: `${postgres.url}/postgres` };
  const first = await startProduct(env);
  const second = await startProduct({ ...env, DATA_DIR: join(folder, 'second') });
  const page = await openSpeaker(first, microphone);
  try {
    await speakToThreeBrowsers(page, second.url);
  } finally {
    await page.context().browser()?.close();
    await Promise.all([first.stop(), second.stop()]);
    await postgres.remove();
  }
});
