import { installRecognition } from './fakes/recognition.ts';
import { expect, test } from './fixtures.ts';
import { installFakeVoice, playbackOf } from './playback-page.ts';
import { recorderOn } from './recorder-page.ts';
import { toggle, translated } from './translation-page.ts';

declare global {
  /** Set by `installSynthesis`. */
  var fakeSynthesis: { spoken: { text: string }[] };
}

test('a word from the settings screen is written, translated and read aloud as it should be', async ({
  page,
  signIn,
}) => {
  await installFakeVoice(page);
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    localStorage.setItem('settings', JSON.stringify({ voice: 'browser' }));
  });
  await signIn(page, { returnTo: '/words' });

  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByLabel('Written as').fill('Harbour Trust');
  await page.getByLabel('Sometimes heard as').fill('harbor trussed');
  await page.getByLabel('Sometimes heard as').press('Enter');
  await page.getByRole('button', { name: /^In translations/ }).click();
  await page.getByRole('option', { name: 'Translate as…' }).click();
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('option', { name: 'Spanish' }).click();
  await page.getByLabel('Translation', { exact: true }).fill('Fundación del Puerto');
  await page.getByLabel('Read aloud as (optional)').fill('HAR-ber trust');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Edit Harbour Trust' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to App' }).click();
  const recorder = recorderOn(page);
  await recorder.start();
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [{ width: 320, height: 568 }, desktop]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Spoken commands' }).click();
    await page.getByRole('dialog', { name: 'Spoken commands' }).waitFor();
    await page.keyboard.press('Escape');
  }
  await recorder.engine('final', 'the harbor trussed opens today');
  await expect(recorder.text).toHaveValue('The Harbour Trust opens today');
  await recorder.stop.click();
  await recorder.record.waitFor();

  await playbackOf(page).play.click();
  await expect
    .poll(() => page.evaluate(() => fakeSynthesis.spoken[0]?.text))
    .toBe('The HAR-ber trust opens today.');
  await expect(recorder.text).toHaveValue('The Harbour Trust opens today.');

  await toggle(page).click();
  await expect(translated(page)).toHaveText('[español] The Fundación del Puerto opens today.');
});
