import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, silence, speakSamples } from '../test/spoken-samples.ts';
import { makeLargestAccount, signIn } from './account.ts';
import { launch, openSignedIn } from './browser.ts';
import { atMost, type Row } from './table.ts';

const hours = 2;
const samplesPerSecond = 16_000;
const headerBytes = 44;

interface Lecture {
  name: string;
  phrases: Parameters<typeof speakSamples>[0];
  /** Silence after the phrases, before they are repeated. */
  restSeconds: number;
}

/** Two phrases per minute, so that the browser's work dominates rather than the number of requests. */
const quietLecture: Lecture = {
  name: 'with little speech',
  phrases: [
    { text: 'Good morning', pauseMs: 1_000 },
    { text: 'How are you', pauseMs: 0 },
  ],
  restSeconds: 56,
};

/** Continuous speech. */
const fullLecture: Lecture = {
  name: 'full of speech',
  phrases: [
    {
      text: 'So far we have looked at how a rumour starts, and now we turn to how it travels.',
      pauseMs: 700,
    },
    { text: 'The news of the armistice reached the village four days early.', pauseMs: 300 },
    { text: 'It was carried by a man who had misread a telegram.', pauseMs: 800 },
    { text: 'Nobody corrected him, because nobody wanted to.', pauseMs: 650 },
  ],
  restSeconds: 1,
};

export const measureImports = (product: Product): Promise<Row[]> => importLecture(product, quietLecture);
export const measureFullImports = (product: Product): Promise<Row[]> => importLecture(product, fullLecture);

/** Imports a two-hour recording: the time without the provider's, and the memory added to the browser. */
async function importLecture(product: Product, lecture: Lecture): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const browser = await launch();
  try {
    const path = join(folder, 'Lecture.wav');
    await writeLecture(path, lecture);
    const user = await signIn(product);
    makeLargestAccount(product, user);
    const page = await browser.newPage();
    await page.addInitScript(respondInPage, transcript);
    await openSignedIn(page, product, user);
    const memory = await watchMemory(browser);
    const found = await measure(page, path);
    const imported = await timed(async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
      await page.getByTestId('import-progress').waitFor();
      await page.getByTestId('import-progress').waitFor({ state: 'hidden', timeout: 1_200_000 });
    });
    const requests = await page.evaluate(() => window.transcribed);
    return [
      atMost(`Detecting speech in two hours ${lecture.name}`, found, 120, seconds),
      atMost(
        `Importing its ${requests} segments, with a provider that responds at once`,
        imported,
        300,
        seconds,
      ),
      // The file is 230 MB, and its decoded audio 460 MB.
      atMost('Peak memory added to the whole browser', await memory.stop(), 250, megabytes),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

const transcript = {
  text: 'a sentence of the lecture that is about as long as what people say between two pauses',
  seconds: 1,
  remainingSeconds: 3_600,
};

declare global {
  interface Window {
    transcribed: number;
  }
}

/** Responds in the page, because an automated browser keeps the body of every request in memory. */
function respondInPage(body: typeof transcript): void {
  const send = window.fetch;
  window.transcribed = 0;
  window.fetch = async (input, init) => {
    if (!String(input).endsWith('/api/transcribe')) return send(input, init);
    window.transcribed += 1;
    return Response.json(body);
  };
}

const seconds = (value: number) => `${value.toFixed(0)} s`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
}

/** Chooses the file and waits until its cost is shown. */
async function measure(page: Page, path: string): Promise<number> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles(path);
  return timed(() => page.getByRole('dialog').getByText('of speech').waitFor({ timeout: 600_000 }));
}

async function writeLecture(path: string, { phrases, restSeconds }: Lecture): Promise<void> {
  const spoken = await speakSamples(phrases);
  const piece = Buffer.from(toWav(joinSamples([spoken, silence(restSeconds)])));
  const sound = piece.subarray(headerBytes);
  const rounds = Math.floor((hours * 3_600 * samplesPerSecond * 2) / sound.length);
  const header = Buffer.from(piece.subarray(0, headerBytes));
  header.writeUInt32LE(headerBytes - 8 + rounds * sound.length, 4);
  header.writeUInt32LE(rounds * sound.length, headerBytes - 4);
  const file = await open(path, 'w');
  await file.write(header);
  for (let round = 0; round < rounds; round += 1) await file.write(sound);
  await file.close();
}

/** Watches the peak growth of the resident memory of all browser processes, in MB. Needs Linux. */
async function watchMemory(browser: Browser): Promise<{ stop(): Promise<number> }> {
  const session = await browser.newBrowserCDPSession();
  const read = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = await Promise.all(
      processInfo.map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
  };
  const before = await read();
  let most = before;
  const timer = setInterval(async () => {
    most = Math.max(most, await read().catch(() => 0));
  }, 250);
  return {
    async stop() {
      clearInterval(timer);
      return most - before;
    },
  };
}
