import { expect, type Page } from '@playwright/test';
import { installRecognition, type RecognitionControl, type RecognitionProfile } from './fakes/recognition.ts';
import { storedPieces } from './stored-sound.ts';

declare global {
  /** Set by `installRecognition`. */
  var fakeRecognition: RecognitionControl;
}

export interface RecorderPage {
  record: ReturnType<Page['getByRole']>;
  stop: ReturnType<Page['getByRole']>;
  text: ReturnType<Page['getByRole']>;
  interim: ReturnType<Page['getByTestId']>;
  say(words: string): Promise<void>;
  /** Triggers one action of the fake engine. */
  engine(act: 'interim' | 'final' | 'error' | 'failNextStart' | 'end', words?: string): Promise<void>;
  /** Holds back the last result and the end event until called again with false. */
  hang(hanging: boolean): Promise<void>;
  starts(): Promise<number>;
  lang(): Promise<string>;
  running(): Promise<boolean>;
  /** Presses record and waits until the engine is asked to start. The first press may have to load the recorder. */
  press(): Promise<void>;
  start(): Promise<void>;
}

/** The record tab with a fake engine. */
export function recorderOn(page: Page): RecorderPage {
  const record = page.getByRole('button', { name: 'Start recording' });
  const stop = page.getByRole('button', { name: 'Stop recording' });
  return {
    record,
    stop,
    text: page.getByRole('textbox', { name: 'Transcript' }),
    interim: page.getByTestId('interim'),
    say: (words) => page.evaluate((spoken) => fakeRecognition.say(spoken), words),
    engine: (act, words = '') =>
      page.evaluate(([what, said]) => fakeRecognition[what](said), [act, words] as const),
    hang: (hanging) => page.evaluate((held) => fakeRecognition.holdEnd(held), hanging),
    starts: () => page.evaluate(() => fakeRecognition.starts),
    lang: () => page.evaluate(() => fakeRecognition.lang),
    running: () => page.evaluate(() => fakeRecognition.running),
    async press() {
      const count = () => page.evaluate(() => fakeRecognition.starts);
      const before = await count();
      await record.click();
      await expect.poll(count).toBe(before + 1);
    },
    async start() {
      await record.click();
      await stop.waitFor();
    },
  };
}

export async function openRecorder(
  page: Page,
  profile: RecognitionProfile = 'chrome',
): Promise<RecorderPage> {
  await page.addInitScript(installRecognition, profile);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/');
  return recorderOn(page);
}

/** Dictates sentences whose sound is kept on this device. */
export async function dictateKept(page: Page, ...sentences: string[]): Promise<RecorderPage> {
  const recorder = await openRecorder(page);
  await recorder.start();
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
  for (const sentence of sentences) await recorder.say(sentence);
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  return recorder;
}

/** Stops the clock, so that pauses are exact however busy the machine is. */
export async function stopTheClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return (ms) => page.clock.runFor(ms);
}

/** Advances the clock in small steps until the engine has sent all its events. */
export async function during(pass: (ms: number) => Promise<void>, sending: Promise<void>): Promise<void> {
  let sent = false;
  const done = sending.finally(() => {
    sent = true;
  });
  while (!sent) await pass(1);
  await done;
}
