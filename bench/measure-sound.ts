import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { installRecognition } from '../e2e/fakes/recognition.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { recorderOn } from '../e2e/recorder-page.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import { launch, openSignedIn, slowDownNetwork } from './browser.ts';
import { type SpeechProvider, startSpeechProvider } from './speech-provider.ts';
import { median, ms, type Row } from './table.ts';

const rounds = 9;
const budget = 1.3;

declare global {
  interface Window {
    /** The time from the latest click until something plays. */
    heardAfter: number | undefined;
  }
}

/** From the click on Play until an HD voice is heard, compared with an audio element that plays the same provider. */
export async function measureClickToSound(): Promise<Row[]> {
  const provider = await startSpeechProvider();
  const bare = await startBareSpeech(provider);
  const product = await startProduct({
    RATE_LIMITS: 'off',
    SPEECH_BASE_URL: provider.url,
    SPEECH_MODEL: 'm',
  });
  const browser = await launch();
  try {
    const user = await signIn(product);
    makeLargestAccount(product, user);
    const theirs = await openPage(browser);
    await theirs.goto(bare.url);
    const ours = await openPage(browser);
    await openSignedIn(ours, product, user);
    const rows: Row[] = [];
    for (const slow of [false, true]) {
      if (slow)
        for (const page of [theirs, ours]) await slowDownNetwork(await page.context().newCDPSession(page));
      rows.push(await compare(ours, theirs, slow ? ', slow network' : ''));
    }
    const quick = await openPage(browser);
    await quick.goto(bare.url);
    const saved = await openPage(browser);
    rows.push(await compareSaved(product, user, saved, quick));
    const kept = await openPage(browser);
    await openSignedIn(kept, product, user);
    rows.push(await compareKept(kept, quick, bare));
    return rows;
  } finally {
    await browser.close();
    await product.stop();
    bare.stop();
    provider.stop();
  }
}

async function compare(ours: Page, theirs: Page, suffix: string): Promise<Row> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  // The first round loads the player and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await clickPlay(theirs);
    // A text that was read before would come from the cache.
    await ours.locator('#view-original textarea').fill(`Reading number ${round}${suffix}.`);
    const product = await clickPlay(ours);
    await ours.getByRole('button', { name: 'Stop', exact: true }).click();
    if (round === 0) continue;
    times.theirs.push(bare);
    times.ours.push(product);
  }
  return rowOf(`Click to sound, HD voice${suffix} (bare audio element)`, times);
}

function rowOf(name: string, times: { ours: readonly number[]; theirs: readonly number[] }): Row {
  const [product, bare] = [median(times.ours), median(times.theirs)];
  return {
    name,
    measured: `${ms(product)} (${ms(bare)})`,
    budget: `≤ ${budget} of bare`,
    ratio: (product / bare).toFixed(2),
    pass: product / bare <= budget,
  };
}

const savedName = (round: number) => `Document ${round}`;

/** Play in the library, each time of a document that was never heard. */
async function compareSaved(product: Product, user: BenchUser, ours: Page, theirs: Page): Promise<Row> {
  for (let round = 0; round <= rounds; round += 1) {
    const response = await fetch(`${product.url}/api/transcriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: user.cookie, origin: product.url },
      body: JSON.stringify({
        ...{ text: `Saved text number ${round}.`, language: 'en-US', userId: user.id },
        title: savedName(round),
      }),
    });
    if (!response.ok) throw new Error(`Saving failed: ${response.status} ${await response.text()}`);
  }
  await openSignedIn(ours, product, user);
  await ours.goto(`${product.url}/library`);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await clickPlay(theirs);
    const heard = await click(ours, `Play ${savedName(round)}`);
    await ours.getByRole('button', { name: `Stop ${savedName(round)}`, exact: true }).click();
    if (round === 0) continue;
    times.theirs.push(bare);
    times.ours.push(heard);
  }
  return rowOf('Click to sound, saved document (bare audio element)', times);
}

const spokenSentences = ['the harbour opens at nine', 'the ferry leaves at ten'];

/** A press on a sentence of a dictation whose sound was kept, and an audio element with the same sound. */
async function compareKept(ours: Page, theirs: Page, bare: BareSpeech): Promise<Row> {
  await ours.context().grantPermissions(['microphone']);
  await ours.evaluate(() => localStorage.setItem('settings', JSON.stringify({ keepRecordings: true })));
  await ours.addInitScript(installRecognition, 'chrome' as const);
  await ours.reload();
  const recorder = recorderOn(ours);
  await recorder.start();
  await ours.waitForFunction(() => localStorage.getItem('recordings') !== null);
  for (const sentence of spokenSentences) await recorder.say(sentence);
  await recorder.stop.click();
  await recorder.record.waitFor();
  await ours.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
  const region = ours.getByRole('region', { name: 'Recording' });
  // The waveform: the sound has been read and joined, as it is when people look at the sentences.
  await region.locator('svg path').first().waitFor({ state: 'attached' });
  bare.keep(Buffer.from(await ours.evaluate(keptSound), 'base64'));
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await click(theirs, 'Play the file');
    await forgetHeard(ours);
    await ours
      .getByTestId('turns')
      .getByRole('button', { name: /^Play from/ })
      .first()
      .click();
    const heard = await heardAfter(ours);
    // Opening the list again begins without a player.
    await ours.reload();
    await ours.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
    await region.locator('svg path').first().waitFor({ state: 'attached' });
    if (round === 0) continue;
    times.theirs.push(alone);
    times.ours.push(heard);
  }
  return rowOf('Press to sound, sentence of a kept recording (bare audio element)', times);
}

/** Runs in the page: the first take, as base64. */
function keptSound(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('recording-sound', 1);
    opening.onsuccess = () => {
      const rows = opening.result.transaction('pieces').objectStore('pieces').getAll();
      rows.onsuccess = () => {
        opening.result.close();
        const sounds = (rows.result as { sound: Blob }[]).map(({ sound }) => sound);
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
        reader.readAsDataURL(new Blob(sounds));
      };
    };
  });
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    let clickedAt = 0;
    window.addEventListener('click', () => (clickedAt = performance.now()), true);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (...nothing) {
      const onPlaying = () => {
        window.heardAfter ??= performance.now() - clickedAt;
      };
      this.addEventListener('playing', onPlaying, { once: true });
      return play.apply(this, nothing);
    };
  });
  return page;
}

const clickPlay = (page: Page) => click(page, 'Play');

/** Returns how long it took until something was heard. */
async function click(page: Page, name: string): Promise<number> {
  await forgetHeard(page);
  await page.getByRole('button', { name, exact: true }).click();
  return heardAfter(page);
}

const forgetHeard = (page: Page) =>
  page.evaluate(() => {
    window.heardAfter = undefined;
  });

async function heardAfter(page: Page): Promise<number> {
  const heard = await page.waitForFunction(() => window.heardAfter);
  return (await heard.jsonValue()) ?? Number.NaN;
}

const html = `<!doctype html><html lang="en"><title>Bare</title><button>Play</button><button>Play the file</button><script>
const [speech, file] = document.querySelectorAll('button');
const play = (url) => { current?.pause(); current = new Audio(url); current.play(); };
speech.onclick = () => play('/speech?' + performance.now());
file.onclick = () => play('/file?' + performance.now());
let current;
</script></html>`;

interface BareSpeech {
  url: string;
  /** The file that its other button plays. */
  keep(file: Buffer): void;
  stop(): void;
}

/** A page whose first button plays the provider's response, passed through as it arrives. */
async function startBareSpeech(provider: SpeechProvider): Promise<BareSpeech> {
  let kept = Buffer.alloc(0);
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/file'))
      return response.writeHead(200, { 'content-type': 'audio/webm' }).end(kept);
    if (!request.url?.startsWith('/speech'))
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    const speech = await fetch(`${provider.url}/v1/audio/speech`, { method: 'POST', body: '{}' });
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    for await (const piece of speech.body ?? []) {
      if (response.destroyed) break;
      response.write(piece);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keep(file) {
      kept = Buffer.from(file);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
