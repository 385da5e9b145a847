import { expectNoAxeViolations } from './axe.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { audioState, installFakeVoice, playbackOf, watchCalls } from './playback-page.ts';
import { chooseSpoken } from './translation-page.ts';
import { leaveAndReturn } from './visibility.ts';

test('everyone can listen with the browser voice without a limit', {
  tag: [
    '@R-5.36',
    '@R-4.40',
    '@R-9.11',
    '@R-9.12',
    '@R-4.41',
    '@R-4.42',
    '@R-4.45',
    '@R-8.32',
    '@R-8.33',
    '@R-9.15',
    '@R-4.46',
    '@R-6.2',
  ],
}, async ({ page }) => {
  await installFakeVoice(page, { voicesAfterMs: 300 });
  const requests = watchCalls(page, 'POST', /text-to-speech/);
  await page.goto('/');
  const { write, play, stop, reading, voice, toast, field } = playbackOf(page);
  const spoken = () => page.evaluate(() => window.fakeSynthesis.spoken);
  const end = () => page.evaluate(() => window.fakeSynthesis.end());
  await page.evaluate(() => window.fakeSynthesis.hold(true));
  await expect(voice).toHaveText(/Browser voice/);

  await test.step('an empty text shows a message', async () => {
    await play.click();
    await expect(toast('There’s no text to read aloud.')).toBeVisible();
    expect(await spoken()).toEqual([]);
  });

  await test.step('reading at 0.9 shows Stop and marks the sentence', async () => {
    await write('We kept the lamps low. By morning the wind had turned.');
    await play.click();
    await expect(stop).toBeVisible();
    await expect(reading).toHaveText('We kept the lamps low.');
    await expect(reading.locator('[data-word]')).toHaveText('low');
    expect(await spoken()).toEqual([
      { text: 'We kept the lamps low.', lang: 'en-US', rate: 0.9, voice: 'Voice en-US' },
    ]);
    await end();
    await expect(reading).toHaveText('By morning the wind had turned.');
  });

  await test.step('it pauses, resumes and moves by sentences', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => page.evaluate(() => window.fakeSynthesis.speaking)).toBe(false);
    await expect(reading).toHaveText('By morning the wind had turned.');
    await page.getByRole('slider', { name: 'Position' }).press('ArrowLeft');
    await expect(reading).toHaveText('We kept the lamps low.');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await spoken()).at(-1)?.text).toBe('We kept the lamps low.');
    await page.getByRole('slider', { name: 'Position' }).press('ArrowRight');
    await expect.poll(async () => (await spoken()).at(-1)?.text).toBe('By morning the wind had turned.');
    await expect(reading.locator('[data-word]')).toHaveText('turned');
  });

  await test.step('Play returns at the end', async () => {
    await end();
    await expect(play).toBeVisible();
    await expect(reading).toHaveCount(0);
  });

  await test.step('Stop cancels without an error', async () => {
    await play.click();
    await expect(reading).toBeVisible();
    await stop.click();
    await expect(play).toBeVisible();
    expect(await page.evaluate(() => window.fakeSynthesis.speaking)).toBe(false);
    await expect(toast('Failed to play speech')).toHaveCount(0);
  });

  await test.step('only the selection is read', async () => {
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(23, 33));
    await play.click();
    await expect(reading).toHaveText('By morning');
    await stop.click();
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 0));
  });

  await test.step('a hidden page, an interruption and a failure stop it with a message', async () => {
    await play.click();
    await expect(reading).toBeVisible();
    await end();
    await expect(reading).toHaveText('By morning the wind had turned.');
    await leaveAndReturn(page);
    await expect(toast('Speech playback stopped.')).toBeVisible();
    await expect(play).toBeVisible();
    await play.click();
    await expect(reading, 'it continues where it was').toHaveText('By morning the wind had turned.');
    await page.evaluate(() => window.fakeSynthesis.fail('synthesis-failed'));
    await expect(toast('Failed to play speech')).toBeVisible();
    await play.click();
    await expect(reading).toBeVisible();
    await page.evaluate(() => window.fakeSynthesis.fail('interrupted'));
    await expect(toast('Speech playback stopped.')).toBeVisible();
  });

  await test.step('it uses the language of the text and reports a missing voice', async () => {
    await chooseSpoken(page, 'French');
    await play.click();
    await expect(reading).toBeVisible();
    expect((await spoken()).at(-1)).toMatchObject({ lang: 'fr-FR', voice: 'Voice fr-FR' });
    await stop.click();
    await chooseSpoken(page, 'Thai');
    await play.click();
    await expect(toast('This device has no voice for this language.')).toBeVisible();
  });

  await test.step('leaving the page stops it', async () => {
    await chooseSpoken(page, 'English');
    await play.click();
    await expect(reading).toBeVisible();
    const cancels = () => page.evaluate(() => Number(window.sessionStorage.getItem('test:cancels')));
    const before = await cancels();
    await page.reload();
    expect(await cancels()).toBeGreaterThan(before);
  });

  expect(requests, 'the browser voice is never counted').toEqual([]);
});

test('a visitor can preview locked HD voices', {
  tag: [exhaustive, '@R-3.5', '@R-3.8', '@R-9.21', '@R-5.31', '@R-8.38'],
}, async ({ page }) => {
  await installFakeVoice(page);
  const samples = watchCalls(page, 'GET', /preview\.mp3$/);
  await page.goto('/');
  const { choose, voice, option, lockedVoices, toast } = playbackOf(page);

  await test.step('ten named voices are locked', async () => {
    expect(await lockedVoices()).toEqual([
      'Dorian',
      'Orion',
      'Calliope',
      'Thalia',
      'Galen',
      'Aeson',
      'Lyra',
      'Eryx',
      'Iris',
      'Chloe',
    ]);
  });

  await test.step('a preview is generated once and plays', async () => {
    await voice.click();
    await expect(page.getByText('HD voices are AI-generated')).toBeVisible();
    await page.getByRole('button', { name: 'Preview Eryx' }).click();
    await expect.poll(async () => (await audioState(page))?.currentTime).toBeGreaterThan(0.2);
    expect(samples.map((request) => new URL(request.url()).pathname)).toContain(
      '/api/voices/onyx/preview.mp3',
    );
    await page.getByRole('button', { name: 'Stop previewing Eryx' }).click();
    await expect.poll(async () => (await audioState(page))?.currentTime).toBe(0);
    await page.getByRole('button', { name: 'Preview Browser voice' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => window.fakeSynthesis.spoken.at(-1)?.text))
      .toBe('The quick brown fox jumps over the lazy dog.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, 'the list of voices');
    await page.keyboard.press('Escape');
  });

  await test.step('choosing a locked voice offers sign-in or an upgrade', async () => {
    await choose('Iris');
    await expect(toast('Sign in to use the Iris trial.')).toBeVisible();
    await choose('Dorian');
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(voice).toHaveText(/Browser voice/);
    await expect(option('Dorian')).toHaveCount(0);
  });
});
