import type { Page } from '@playwright/test';
import { androidAgent } from './fakes/recognition.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { during, openRecorder, type RecorderPage, stopTheClock } from './recorder-page.ts';

const words = 'the very last phrase';

/** Starts recording with a fake clock and says half a phrase. */
async function speak(page: Page): Promise<{ recorder: RecorderPage; pass(ms: number): Promise<void> }> {
  const recorder = await openRecorder(page);
  const pass = await stopTheClock(page);
  await recorder.press();
  await pass(800);
  await expect(recorder.stop).toBeVisible();
  await during(pass, recorder.engine('interim', words));
  return { recorder, pass };
}

test('keeps words when the engine ends late, and replaces them with its final result', {
  tag: ['@R-1.2', '@R-4.17'],
}, async ({ page }) => {
  const { recorder, pass } = await speak(page);
  await recorder.hang(true);
  await recorder.stop.click();
  await pass(3_500);
  await expect(recorder.text).toHaveValue('The very last phrase.');
  await expect(recorder.interim).toHaveCount(0);
  await expect(recorder.record).toBeVisible();
  await during(pass, recorder.engine('interim', 'the very last phrase of all'));
  await recorder.hang(false);
  await pass(100);
  await expect(recorder.text).toHaveValue('The very last phrase of all.');
  await expect.poll(recorder.running).toBe(false);
});

test('leaves an edited phrase alone when a late result arrives', { tag: exhaustive }, async ({ page }) => {
  const { recorder, pass } = await speak(page);
  await recorder.hang(true);
  await recorder.stop.click();
  await pass(3_100);
  await recorder.text.fill('The very first phrase');
  await recorder.hang(false);
  await pass(100);
  await expect.poll(recorder.running).toBe(false);
  await expect(recorder.text).toHaveValue('The very first phrase');
});

test('keeps words when the microphone is lost and the engine never ends', {
  tag: [exhaustive, '@R-8.22'],
}, async ({ page }) => {
  const { recorder, pass } = await speak(page);
  await recorder.hang(true);
  await during(pass, recorder.engine('error', 'audio-capture'));
  await pass(3_100);
  await expect(recorder.text).toHaveValue('The very last phrase.');
  await expect(recorder.interim).toHaveCount(0);
});

test('keeps words when the language changes while the engine hangs', { tag: exhaustive }, async ({
  page,
}) => {
  const { recorder, pass } = await speak(page);
  await recorder.hang(true);
  await page.getByRole('button', { name: /^Language you speak/ }).click();
  await page.getByRole('option', { name: 'French' }).first().click();
  await pass(3_100);
  await expect(recorder.text).toHaveValue('The very last phrase');
  await expect(recorder.interim).toHaveCount(0);
  expect(await recorder.lang()).toBe('fr-FR');
});

test('keeps a phrase that the engine retracts or ends with a blank result', {
  tag: [exhaustive, '@R-1.2'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.engine('interim', 'we set sail');
  await recorder.engine('interim', '');
  await expect(recorder.interim).toHaveText('we set sail');
  await recorder.engine('interim', 'under grey skies');
  await expect(recorder.text).toHaveValue('We set sail');
  await recorder.engine('final', '');
  await expect(recorder.text).toHaveValue(/^We set sail[,.]? under grey skies$/i);
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  await expect(recorder.text).toHaveValue(/^We set sail[,.]? under grey skies\.$/i);
});

test.describe('on Android', () => {
  test.use({ userAgent: androidAgent, viewport: { width: 390, height: 844 } });

  test('writes a revised final result once', { tag: [exhaustive, '@R-1.2', '@R-4.18'] }, async ({ page }) => {
    const recorder = await openRecorder(page, 'android-cumulative');
    await recorder.start();
    await recorder.engine('final', 'I scream');
    await recorder.engine('final', 'ice cream');
    await recorder.engine('end');
    await expect(recorder.text).toHaveValue('Ice cream');
  });
});
