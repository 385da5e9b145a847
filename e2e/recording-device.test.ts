import type { Page } from '@playwright/test';
import { androidAgent, type RecognitionProfile } from './fakes/recognition.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';
import { setVisible } from './visibility.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  /** The wake locks and microphone streams that the page has requested. */
  var deviceUse: { locks: WakeLockSentinel[]; streams: MediaStream[] };
}

/** Records every use of the real wake lock and microphone. */
async function watchDevice(page: Page): Promise<void> {
  await page.context().grantPermissions(['microphone', 'screen-wake-lock', 'clipboard-read']);
  await page.addInitScript(() => {
    globalThis.deviceUse = { locks: [], streams: [] };
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      deviceUse.locks.push(lock);
      return lock;
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      deviceUse.streams.push(stream);
      return stream;
    };
  });
}

const awake = (page: Page) => page.evaluate(() => deviceUse.locks.filter(({ released }) => !released).length);
const listening = (page: Page) =>
  page.evaluate(
    () => deviceUse.streams.flatMap((s) => s.getTracks()).filter((t) => t.readyState === 'live').length,
  );
const level = (page: Page) =>
  page
    .locator('.record-rings')
    .evaluate((ring: HTMLElement) => Number(ring.style.getPropertyValue('--level') || Number.NaN));

test('the screen stays on only while recording', async ({ page }) => {
  await watchDevice(page);
  const recorder = await openRecorder(page);
  expect(await awake(page)).toBe(0);
  await recorder.start();
  await expect.poll(() => awake(page)).toBe(1);
  // Browsers release the lock when the page is hidden, so the app requests it again.
  await setVisible(page, false);
  await page.evaluate(() => Promise.all(deviceUse.locks.map((lock) => lock.release())));
  await setVisible(page, true);
  await expect.poll(() => awake(page)).toBe(1);
  await recorder.stop.click();
  await expect.poll(() => awake(page)).toBe(0);
});

test('the ring follows the microphone level, and the microphone is released afterwards', {
  tag: exhaustive,
}, async ({ page }) => {
  await watchDevice(page);
  const recorder = await openRecorder(page);
  await recorder.start();
  // The browser's test microphone beeps once a second.
  await page.locator('.record-rings').evaluate(
    (ring: HTMLElement) =>
      new Promise<void>((resolve) => {
        const wanted = [1, 0, 1];
        new MutationObserver(() => {
          const now = Number(ring.style.getPropertyValue('--level'));
          if (wanted[0] === 1 ? now > 0.3 : now < 0.15) wanted.shift();
          if (wanted.length === 0) resolve();
        }).observe(ring, { attributeFilter: ['style'] });
      }),
  );
  expect(await listening(page)).toBe(1);
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  await expect.poll(() => listening(page)).toBe(0);
  expect(await level(page)).toBeNaN();
});

/** Records a few words and checks the streams, which don't include the engine's own use of the microphone. */
async function recordWithoutMeter(page: Page, profile: RecognitionProfile) {
  await watchDevice(page);
  const recorder = await openRecorder(page, profile);
  await recorder.start();
  await recorder.say('hello there');
  await expect(recorder.text).toHaveValue('Hello there');
  expect(await page.evaluate(() => deviceUse.streams.length)).toBe(0);
  return recorder;
}

test('with reduced motion only the engine uses the microphone', { tag: exhaustive }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordWithoutMeter(page, 'chrome');
});

test.describe('on a phone', () => {
  test.use({ userAgent: androidAgent });

  test('only the engine uses the microphone', async ({ page }) => {
    const recorder = await recordWithoutMeter(page, 'android-index');
    // The ring's code loads while recording, so it may miss the first words.
    await expect(async () => {
      await recorder.say('and again');
      expect(await level(page), 'the words themselves move the ring').toBeGreaterThan(0);
    }).toPass();
  });
});

test('a hidden page keeps its words and continues when it is visible again', { tag: exhaustive }, async ({
  page,
}) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('before the call');
  await recorder.engine('interim', 'and half a sen');
  await setVisible(page, false);
  await recorder.engine('end');
  await expect(recorder.text).toHaveValue(/^Before the call\W+and half a sen$/i);
  const starts = await recorder.starts();
  await expect(recorder.stop).toBeVisible();
  expect(await recorder.running()).toBe(false);
  await setVisible(page, true);
  await expect.poll(recorder.starts).toBe(starts + 1);
  await recorder.say('after it');
  await expect(recorder.text).toHaveValue(/after it$/i);
});

test('unplugging the microphone stops the recording without losing words', { tag: ['@R-8.22'] }, async ({
  page,
}) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('all of this');
  await recorder.engine('interim', 'and this');
  await recorder.engine('error', 'audio-capture');
  await recorder.engine('end');
  await expect(page.getByText('Speech recognition error: audio-capture').first()).toBeVisible();
  await expect(
    page.getByText(/We couldn’t find a microphone\. Check that it’s plugged in/).first(),
  ).toBeVisible();
  await expect(recorder.text).toHaveValue(/^All of this\W+and this\.?$/i);
  await expect(recorder.record).toBeVisible();
  await recorder.start();
  await recorder.say('plugged in again');
  await expect(recorder.text).toHaveValue(/plugged in again$/i);
});

test('with two tabs the later one gets the microphone and each keeps its text', {
  tag: ['@R-10.27'],
}, async ({ page, context }) => {
  const first = await openRecorder(page);
  await first.start();
  await first.say('first tab');
  const other = await context.newPage();
  const second = await openRecorder(other);
  await expect(second.text, 'a new tab starts with the last dictated text').toHaveValue('First tab');
  await second.text.fill('');
  await second.start();
  // Chrome has one recogniser, and the tab that starts last takes it over.
  await first.engine('error', 'aborted');
  await first.engine('end');
  await expect(page.getByText(/already in use, perhaps in another tab/).first()).toBeVisible();
  await expect(first.record).toBeVisible();
  await second.say('second tab');
  await expect(second.text).toHaveValue('Second tab');
  await expect(first.text).toHaveValue('First tab');

  await page.reload();
  await expect(first.text).toHaveValue('First tab');
  await other.reload();
  await expect(second.text).toHaveValue('Second tab');
});

test('an engine without final results stops when the text is full', { tag: exhaustive }, async ({ page }) => {
  const recorder = await openRecorder(page, 'ios');
  await recorder.text.fill('x'.repeat(950));
  await recorder.start();
  await recorder.engine('interim', 'within the room');
  await expect(recorder.interim).toHaveText(/within the room/);
  expect(await recorder.running()).toBe(true);
  const words = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
  await recorder.engine('interim', words);
  await expect.poll(recorder.running).toBe(false);
  await expect(page.getByText('Character Limit Reached').first()).toBeVisible();
  const text = await recorder.text.inputValue();
  expect(text.length).toBeLessThanOrEqual(1_000);
  expect(text).toMatch(/^x{950} Word0 word1 word2/i);
});

test('copying works without the clipboard API and reports a failure', {
  tag: [exhaustive, '@R-5.40'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    Object.defineProperty(window, 'realClipboard', { value: clipboard });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { text } = await openRecorder(page);
  await text.fill('Copied the old way');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { realClipboard: Clipboard }).realClipboard.readText()),
  ).toBe('Copied the old way');

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/Couldn’t copy/).first()).toBeVisible();
});
