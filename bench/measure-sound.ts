import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../e2e/product.ts';
import { makeLargestAccount, signIn } from './account.ts';
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
  const [product, bare] = [median(times.ours), median(times.theirs)];
  return {
    name: `Click to sound, HD voice${suffix} (bare audio element)`,
    measured: `${ms(product)} (${ms(bare)})`,
    budget: `≤ ${budget} of bare`,
    ratio: (product / bare).toFixed(2),
    pass: product / bare <= budget,
  };
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

/** Returns how long it took until something was heard. */
async function clickPlay(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.heardAfter = undefined;
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const heard = await page.waitForFunction(() => window.heardAfter);
  return (await heard.jsonValue()) ?? Number.NaN;
}

const html = `<!doctype html><html lang="en"><title>Bare</title><button>Play</button><script>
document.querySelector('button').onclick = () => { current?.pause(); current = new Audio('/speech?' + performance.now()); current.play(); };
let current;
</script></html>`;

/** A page whose button plays the provider's response, passed through as it arrives. */
async function startBareSpeech(provider: SpeechProvider): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
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
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
