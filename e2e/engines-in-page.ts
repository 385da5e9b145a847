import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { enginesFolder } from '../src/engines/parts.ts';
import { readAudio } from '../src/engines/recognition/audio.ts';
import { errorRate, type Sample } from '../test/engine-round-trips.ts';
import { joinSamples, silence } from '../test/spoken-samples.ts';
import { chromiumOptions } from './chromium.ts';
import { newEmail, storedUser } from './fixtures.ts';
import { playbackOf } from './playback-page.ts';
import { payForPremium } from './premium.ts';
import { startProduct } from './product.ts';
import { recorderOn } from './recorder-page.ts';
import { waitUntilLive } from './wait-until-live.ts';

interface PageTrip {
  /** The transcript of the MP3 that an HD voice made of the typed text. */
  written: string;
  /** The words on the page after the same sound was spoken into the microphone. */
  dictated: string;
  /** The transcript of a WebM file that the browser recorded from the same microphone. */
  recorded: string;
  /** The highest error rate of the three. */
  errors: number;
}

export interface PageTrips {
  run(sample: Sample): Promise<PageTrip>;
  close(): Promise<void>;
}

/** The first request of an engine also loads its models. */
const timeout = 120_000;

/** Starts the app with the engines of a data folder, but with a database of its own. */
export async function startPageTrips(enginesDir: string): Promise<PageTrips> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-real-engines-'));
  symlinkSync(enginesFolder(enginesDir), enginesFolder(dataDir), 'junction');
  const product = await startProduct({ DATA_DIR: dataDir });

  /** Opens the app as a new user in a browser without speech recognition, with sound in the microphone. */
  async function withPage<T>(
    locale: string,
    sound: Float32Array,
    use: (page: Page) => Promise<T>,
  ): Promise<T> {
    const file = join(dataDir, 'microphone.wav');
    writeFileSync(file, new Uint8Array(toWav(sound)));
    const browser = await chromium.launch({
      ...chromiumOptions,
      args: [...chromiumOptions.args, `--use-file-for-fake-audio-capture=${file}%noloop`],
    });
    try {
      const page = await browser.newPage({ baseURL: product.url });
      waitUntilLive(page);
      await page.addInitScript((language) => {
        Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
        Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
        localStorage.setItem('cookiesConsent', 'declined');
        if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify({ language }));
      }, locale);
      await page.goto(`/api/auth/google?${new URLSearchParams({ returnTo: '/', login_hint: newEmail() })}`);
      await expect.poll(() => storedUser(page)).not.toBeNull();
      return await use(page);
    } finally {
      await browser.close();
    }
  }

  /** Has an HD voice read typed text, and downloads the MP3. */
  async function readAloud(page: Page, text: string): Promise<Buffer> {
    const user = await storedUser(page);
    if (!user) throw new Error('The user is no longer signed in.');
    await payForPremium(page, user);
    await page.evaluate(() => sessionStorage.removeItem('user'));
    await page.reload();
    await expect.poll(() => storedUser(page)).toMatchObject({ subscriptionTier: 'premium' });
    const { write, play, download } = playbackOf(page);
    await write(text);
    await play.click();
    await expect(page.getByText(/voice, created on this server/)).toBeVisible({ timeout });
    await expect(download).toBeVisible({ timeout });
    const [saved] = await Promise.all([page.waitForEvent('download', { timeout }), download.click()]);
    return readFileSync(await saved.path());
  }

  async function transcribe(page: Page, locale: string, sound: Buffer): Promise<string> {
    const response = await page.request.post('/api/transcribe', {
      headers: { origin: product.url },
      multipart: { language: locale, file: { name: 'speech', mimeType: 'audio/mpeg', buffer: sound } },
      timeout,
    });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { text: string }).text;
  }

  async function dictate(page: Page, seconds: number): Promise<string> {
    const { record, stop, text } = recorderOn(page);
    await record.click();
    const dialog = page.getByRole('dialog', { name: 'Let Rhapsode turn your speech into text?' });
    await expect(dialog).toContainText('Your speech is transcribed on this server.');
    await dialog.getByRole('button', { name: 'Start recording' }).click();
    await expect(stop).toBeVisible();
    // The microphone speaks in real time.
    await page.waitForTimeout((seconds + 1) * 1_000);
    await stop.click();
    await expect(record).toBeVisible({ timeout });
    await expect(text).not.toHaveValue('', { timeout });
    await expect(page.getByTestId('waiting-speech')).toBeHidden({ timeout });
    return text.inputValue();
  }

  /** Records the microphone as browsers do, as Opus in WebM. */
  async function recordWebm(page: Page, seconds: number): Promise<Buffer> {
    const bytes = await page.evaluate(
      async (durationMs) => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' });
        const parts: Blob[] = [];
        recorder.ondataavailable = ({ data }) => parts.push(data);
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        recorder.start();
        setTimeout(() => recorder.stop(), durationMs);
        await stopped;
        for (const track of stream.getTracks()) track.stop();
        return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
      },
      (seconds + 1) * 1_000,
    );
    return Buffer.from(bytes);
  }

  return {
    async run({ locale, text }) {
      const { mp3, written } = await withPage(locale, silence(1), async (page) => {
        const mp3 = await readAloud(page, text);
        return { mp3, written: await transcribe(page, locale, mp3) };
      });
      const spoken = await readAudio(mp3, enginesFolder(dataDir));
      const sound = joinSamples([silence(0.5), spoken, silence(600)]);
      const seconds = spoken.length / 16_000;
      const { dictated, recorded } = await withPage(locale, sound, async (page) => {
        const dictated = await dictate(page, seconds);
        return { dictated, recorded: await transcribe(page, locale, await recordWebm(page, seconds)) };
      });
      const errors = [written, dictated, recorded].map((transcript) => errorRate(text, transcript));
      return { written, dictated, recorded, errors: Math.max(...errors) };
    },
    async close() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
