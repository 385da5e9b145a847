import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Product } from '../e2e/product.ts';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, silence, speakSamples } from '../test/spoken-samples.ts';
import { makeLargest, signIn } from './account.ts';
import { launch, openSignedIn } from './browser.ts';
import { atMost, type Row } from './table.ts';

const hours = 2;
const samplesPerSecond = 16_000;
const headerBytes = 44;

/** A recording of two hours: how long it takes, apart from the provider's time, and what it adds to the browser's memory. */
export async function measureImports(product: Product): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const browser = await launch();
  try {
    const path = join(folder, 'Lecture.wav');
    await writeLecture(path);
    const user = await signIn(product);
    makeLargest(product, user);
    const page = await browser.newPage();
    await page.route('**/api/transcribe', (route) =>
      route.fulfill({ json: { text: 'a sentence of the lecture', seconds: 1, remainingSeconds: 3_600 } }),
    );
    await openSignedIn(page, product, user);
    const memory = await watchMemory(browser);
    const found = await measure(page, path);
    const imported = await timed(async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
      await page.getByTestId('import-progress').waitFor();
      await page.getByTestId('import-progress').waitFor({ state: 'hidden', timeout: 600_000 });
    });
    return [
      atMost('Finding the speech in a recording of two hours', found, 120, seconds),
      atMost('Importing it, with a provider that answers at once', imported, 300, seconds),
      // The file has 230 MB, and its sound 460 MB once it is decoded.
      atMost('Memory of the whole browser that it adds at most', await memory.stop(), 200, megabytes),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

const seconds = (value: number) => `${value.toFixed(0)} s`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
}

/** Chooses the file and waits for its cost. */
async function measure(page: Page, path: string): Promise<number> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await (await chooser).setFiles(path);
  return timed(() => page.getByRole('dialog').getByText('of it speech').waitFor({ timeout: 600_000 }));
}

/** Two phrases in each minute, so that the browser's work counts and not the number of requests. */
async function writeLecture(path: string): Promise<void> {
  const spoken = await speakSamples([
    { text: 'Good morning', pauseMs: 1_000 },
    { text: 'How are you', pauseMs: 0 },
  ]);
  const piece = Buffer.from(toWav(joinSamples([spoken, silence(56)])));
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

/** Resident memory of all of the browser's processes, in MB: what is gained at most until it is stopped. Needs Linux. */
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
