import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Product, startProduct } from '../e2e/product.ts';
import { createSpokenMicrophone } from '../e2e/spoken-microphone.ts';
import { createSegmenter } from '../src/client/platform/speech/segmenter.ts';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, noise, silence } from '../test/spoken-samples.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import { openSignedIn, slowDownProcessor, traceTasks } from './browser.ts';
import { atMost, median, ms, type Row, repeatUntilPass } from './table.ts';

const providerMs = 100;
const rounds = 15;
const watchedSeconds = 10;
const windows = 5;
const slowdown = 4;
const audioThread = 'Realtime AudioWorklet thread';
/** A quiet room. Without any sound the page would warn that nothing comes from the microphone. */
const roomDb = -65;

/** Recording with server recognition: the page's CPU time, our overhead on top of the provider's time, and memory. */
export async function measureRecognition(): Promise<Row[]> {
  const provider = await startProvider();
  const product = await startProduct({ RECOGNITION_BASE_URL: provider.url, RECOGNITION_MODEL: 'm' });
  try {
    const user = await signIn(product);
    makeLargestAccount(product, user);
    return [
      await repeatUntilPass(() => measureRecording(product, user)),
      atMost(
        'Transcription overhead, excluding the provider’s time',
        await overhead(product, user, provider.respondedAt),
        30,
        ms,
      ),
      atMost(
        'Memory growth over ten minutes of recording, after a one-minute warm-up',
        memoryGrowth(),
        2,
        (value) => `${value.toFixed(1)} MB`,
      ),
    ];
  } finally {
    await product.stop();
    provider.server.closeAllConnections();
    provider.server.close();
  }
}

const percent = (value: number) => `${value.toFixed(1)} %`;

/** A recogniser that takes a fixed time for every recording. */
async function startProvider(): Promise<{ url: string; server: Server; respondedAt: () => number }> {
  let responded = 0;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await delay(providerMs);
    responded = performance.now();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: 'The ship had been at sea for nine days.' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, respondedAt: () => responded };
}

/**
 * Adds all CPU time of the page's main thread and that of our audio processor. Nothing is subtracted, because the
 * difference of two measurements may be negative.
 */
async function measureRecording(product: Product, user: BenchUser): Promise<Row> {
  const browser = await chromium.launch(await createSpokenMicrophone(roomDb));
  try {
    // Reduced motion turns off the animated ring around the button, which isn't part of recording.
    const context = await browser.newContext({ reducedMotion: 'reduce', permissions: ['microphone'] });
    const page = await context.newPage();
    await page.addInitScript(() =>
      window.localStorage.setItem(
        'settings',
        JSON.stringify({ recognition: 'server', serverSpeechExplained: true }),
      ),
    );
    await openSignedIn(page, product, user);
    // Wait for the browser to finish garbage collection after page load.
    await delay(5_000);
    await slowDownProcessor(await context.newCDPSession(page));
    await page.getByRole('button', { name: 'Start recording' }).click();
    // Waits until both phrases are transcribed, because rendering words is measured elsewhere.
    await page.waitForFunction(
      () => (document.querySelector('textarea')?.value.match(/nine days/g)?.length ?? 0) >= 2,
    );
    const main: number[] = [];
    const audio: number[] = [];
    for (let window = 0; window < windows; window += 1) {
      main.push(await shareOf(browser, page, 'RunTask'));
      // Throttling slows down only the main thread.
      audio.push(slowdown * (await shareOf(browser, page, 'AudioWorkletProcessor::Process', audioThread)));
    }
    const all = main.map((share, window) => share + (audio[window] ?? Number.NaN));
    const name = 'Recording with server recognition, share of a core on a 4× slower machine';
    return {
      ...atMost(name, median(all), 5, percent),
      measured: `${spread(all)}: page ${spread(main)}, audio ${spread(audio)}`,
    };
  } finally {
    await browser.close();
  }
}

/** The median, the lowest and the highest. */
const spread = (values: readonly number[]) =>
  `${percent(median(values))} (${percent(Math.min(...values))} to ${percent(Math.max(...values))})`;

async function shareOf(browser: Browser, page: Page, task: string, thread?: string): Promise<number> {
  const watch = () => delay(watchedSeconds * 1_000);
  const tasks = await traceTasks(browser, page, watch, { task, thread });
  return (tasks.reduce((sum, each) => sum + each, 0) / (watchedSeconds * 1_000)) * 100;
}

async function overhead(product: Product, user: BenchUser, respondedAt: () => number): Promise<number> {
  const audio = new File([toWav(joinSamples([noise(3, -15), silence(0.6)]))], 'speech.wav', {
    type: 'audio/wav',
  });
  const overheads: number[] = [];
  // The first round opens connections and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const form = new FormData();
    form.set('language', 'en-US');
    form.set('file', audio);
    const sent = performance.now();
    const response = await fetch(`${product.url}/api/transcribe`, {
      method: 'POST',
      headers: { cookie: user.cookie, 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!response.ok) throw new Error(`Transcribe: ${response.status} ${await response.text()}`);
    await response.json();
    const arrived = performance.now();
    if (respondedAt() < sent) throw new Error('The provider was not called');
    if (round > 0) overheads.push(arrived - sent - providerMs);
  }
  return median(overheads);
}

/** In megabytes, after garbage collection. */
function memoryGrowth(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    // V8 frees array buffers in parallel, but no later than at the next collection.
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1_000_000;
  };
  const segmenter = createSegmenter();
  let segments = 0;
  const sentence = [noise(3, -15), silence(1), noise(1, -15), silence(1)];
  const segmentMinutes = (minutes: number) => {
    for (let round = 0; round < minutes * 10; round += 1)
      for (const part of sentence)
        for (let at = 0; at < part.length; at += 1_600)
          segments += segmenter.take(part.slice(at, at + 1_600)).length;
  };
  segmentMinutes(1);
  const before = heap();
  segmentMinutes(10);
  const growth = heap() - before;
  if (segments < 100) throw new Error(`Only ${segments} segments were found`);
  return Math.max(0, growth);
}
