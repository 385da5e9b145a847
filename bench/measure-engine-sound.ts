import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Product, startProduct } from '../e2e/product.ts';
import { enginesFolder } from '../src/engines/parts.ts';
import { installEngines } from '../test/engine-round-trips.ts';
import { launch } from './browser.ts';
import { atMost, median, type Row } from './table.ts';

const runs = 4;
const seconds = (value: number) => `${value.toFixed(1)} s`;

/** As long as a short message, so that a run takes less than a minute. */
const message = 'The train leaves in the evening, and I have a small red house. Could you tell Anna?';
/** Takes minutes to speak. */
const longText = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}. ${message}`).join(' ');

declare global {
  interface Window {
    sound: { pressedAt: number; heardAt: number; waits: number[]; seconds: number; ended: boolean };
  }
}

/** From the press on Play until a local voice is heard, in the browser, and the pauses afterwards. */
export async function measureEngineSound(): Promise<Row[]> {
  const enginesDir = await installEngines(['voices']);
  const cold: number[] = [];
  const warm: Sound[] = [];
  const basic: Sound[] = [];
  const afterStop: number[] = [];
  const load = loadavg()[0] ?? 0;
  for (let run = 0; run < runs; run += 1) {
    // A new server, so that no engine is running.
    await withPage(enginesDir, 'en-US', async (page) => {
      await write(page, `Good morning. ${message}`);
      // To the end, so that the engine has nothing left to do.
      cold.push((await playToEnd(page)).first);
      await write(page, `Good evening, everybody. ${message}`);
      warm.push(await playToEnd(page));
      await write(page, longText);
      await play(page);
      await stop(page);
      await write(page, 'This is another text.');
      afterStop.push(await play(page));
    });
    await withPage(enginesDir, 'de-DE', async (page) => {
      await write(page, 'Guten Morgen. Der Zug fährt am Abend ab. Das Haus ist rot, und der Hund schläft.');
      basic.push(await playToEnd(page));
    });
    console.log(JSON.stringify({ cold, warm, afterStop, basic, load: loadavg() }));
  }
  const firstOf = (sounds: readonly Sound[]) => sounds.map(({ first }) => first);
  const pauses = ({ waits }: Sound) => waits.reduce((sum, wait) => sum + wait, 0);
  const row = (name: string, values: readonly number[], budget: number): Row => ({
    ...atMost(name, median(values), budget, seconds),
    measured: values.map(seconds).join(', '),
  });
  return [
    { name: 'Load of the machine before', measured: load.toFixed(1), budget: '', pass: true },
    row('First sound, cold', cold, 12),
    row('First sound, warm', firstOf(warm), 5),
    // The engine first ends the sentence that it is working on, for which it may need ten seconds.
    row('First sound after Stop, new text, Play', afterStop, 15),
    row('First sound, espeak, cold', firstOf(basic), 12),
    // espeak speaks faster than it plays, and Kokoro doesn't on two cores.
    row('Pauses afterwards, espeak', basic.map(pauses), 0),
    {
      name: 'Pauses afterwards, warm',
      measured: warm.map((sound) => `${seconds(pauses(sound))} in ${seconds(sound.seconds)}`).join(', '),
      budget: '',
      pass: true,
    },
  ];
}

interface Sound {
  first: number;
  /** How long the page waited for more sound, each time. */
  waits: number[];
  /** The length of the sound. */
  seconds: number;
}

async function withPage(
  enginesDir: string,
  language: string,
  use: (page: Page, product: Product) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-engine-sound-'));
  symlinkSync(enginesFolder(enginesDir), enginesFolder(dataDir), 'junction');
  const product = await startProduct({ EDITION: 'personal', SANDBOX: '', DATA_DIR: dataDir });
  const browser = await launch();
  try {
    const page = await browser.newPage({ baseURL: product.url });
    await page.addInitScript(watchSound);
    await page.addInitScript((spoken) => {
      const settings = { language: spoken, voice: 'sage' };
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
    }, language);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await use(page, product);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs in the page. The first movement of the position is the first sound. */
function watchSound(): void {
  window.sound = { pressedAt: 0, heardAt: 0, waits: [], seconds: 0, ended: false };
  let waitingSince = 0;
  const watched = new WeakSet<HTMLMediaElement>();
  const watch = (element: HTMLMediaElement) => {
    const isSilence = () => element.src.startsWith('blob:');
    element.addEventListener('timeupdate', () => {
      if (isSilence() || element.currentTime === 0) return;
      const now = performance.now();
      window.sound.heardAt ||= now;
      window.sound.seconds = element.currentTime;
      if (waitingSince > 0) window.sound.waits.push((now - waitingSince) / 1_000);
      waitingSince = 0;
    });
    element.addEventListener('waiting', () => {
      if (!isSilence() && window.sound.heardAt > 0) waitingSince = performance.now();
    });
    element.addEventListener('ended', () => {
      if (isSilence()) return;
      waitingSince = 0;
      window.sound.ended = true;
    });
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (...nothing) {
    if (!watched.has(this)) watch(this);
    watched.add(this);
    return play.apply(this, nothing);
  };
}

const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true }).click();

const write = (page: Page, text: string) => page.locator('#view-original textarea').fill(text);

/** Presses Play and waits until something is heard. Returns the seconds until then. */
async function play(page: Page): Promise<number> {
  await page.evaluate(() => {
    const watchPress = () => {
      window.sound = { pressedAt: performance.now(), heardAt: 0, waits: [], seconds: 0, ended: false };
    };
    window.addEventListener('click', watchPress, { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => window.sound.heardAt > 0, undefined, { timeout: 180_000 });
  return page.evaluate(() => (window.sound.heardAt - window.sound.pressedAt) / 1_000);
}

async function playToEnd(page: Page): Promise<Sound> {
  const first = await play(page);
  await page.waitForFunction(() => window.sound.ended, undefined, { timeout: 300_000 });
  const { waits, seconds: length } = await page.evaluate(() => window.sound);
  return { first, waits, seconds: length };
}
