import { readFile } from 'node:fs/promises';
import { exhaustive, expect, test } from './fixtures.ts';
import { audioState, installFakeVoice, playbackOf, watchCalls } from './playback-page.ts';
import { leaveAndReturn } from './visibility.ts';

const audioKeys = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('audio:'));

const text =
  'We kept the lamps low and counted the hours. By morning the wind had turned, and nobody spoke of it again.';

test('a premium user listens to HD voices', {
  tag: [
    '@R-9.13',
    '@R-3.8',
    '@R-3.6',
    '@R-7.14',
    '@R-7.16',
    '@R-4.43',
    '@R-4.44',
    '@R-6.9',
    '@R-3.18',
    '@R-3.19',
    '@R-4.41',
    '@R-4.45',
    '@R-6.10',
    '@R-10.16',
    '@R-4.50',
  ],
}, async ({ page, browser, baseURL, signIn, becomePremium }) => {
  test.slow();
  await installFakeVoice(page);
  await signIn(page);
  const user = await becomePremium(page);
  const requests = watchCalls(page, 'POST', /text-to-speech/);
  const allowances = watchCalls(page, 'GET', /speech-allowance/);
  const trials = watchCalls(page, 'POST', /hd-voice-trial/);
  const { write, play, stop, voice, choose, position, download, lockedVoices, toast, reading } =
    playbackOf(page);
  const left = (count: string) => page.getByText(`${count} HD characters left`, { exact: true });
  await expect(left('5,000')).toBeVisible();

  await test.step('Dorian is the default and no voice is locked', async () => {
    await expect(voice).toHaveText(/Dorian/);
    expect(await lockedVoices()).toEqual([]);
    await expect(download).toHaveCount(0);
  });

  await test.step('the audio plays and the remaining characters drop', async () => {
    await write(text);
    const before = allowances.length;
    await play.click();
    await expect
      .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
      .toBeGreaterThan(0.3);
    await expect(stop).toBeVisible();
    await expect(reading).toHaveText('We kept the lamps low and counted the hours.');
    expect(requests[0]?.postDataJSON()).toEqual({
      text,
      language: 'en-US',
      voice: 'alloy',
      userId: user.googleSub,
      tier: 'premium',
    });
    await expect(left('4,894')).toBeVisible();
    expect(allowances.length).toBeGreaterThan(before);
  });

  await test.step('seek, pause and speed work', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(async () => (await audioState(page))?.paused).toBe(true);
    const bar = page.getByRole('slider', { name: 'Position' });
    await expect(bar).toBeVisible({ timeout: 15_000 });
    await bar.fill('2');
    await expect.poll(async () => (await audioState(page))?.currentTime).toBe(2);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await audioState(page))?.currentTime).toBeGreaterThan(2.1);
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('option', { name: '1.5×' }).click();
    expect((await audioState(page))?.playbackRate).toBe(1.5);
  });

  await test.step('Stop rewinds and clears only the cached audio', async () => {
    expect(await page.evaluate(audioKeys)).toHaveLength(1);
    await stop.click();
    expect(await audioState(page)).toMatchObject({ paused: true, currentTime: 0 });
    expect(await page.evaluate(audioKeys)).toEqual([]);
    expect(await page.evaluate(() => window.sessionStorage.getItem('user'))).not.toBeNull();
  });

  await test.step('the MP3 downloads with a descriptive name', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^rhapsode-dorian-en-us-\d{4}-\d\d-\d\d\.mp3$/);
    const bytes = await readFile(await file.path());
    expect([bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  await test.step('playing the same text again makes no request, but another voice does', async () => {
    // Long enough that it is still playing when the test checks, even on a busy machine.
    await write('All is well, and nobody had to be told twice.');
    await play.click();
    await expect(play).toBeVisible({ timeout: 15_000 });
    const before = requests.length;
    await play.click();
    await expect(stop).toBeVisible();
    await expect(play).toBeVisible({ timeout: 15_000 });
    expect(requests).toHaveLength(before);
    await choose('Iris');
    await play.click();
    await expect.poll(() => requests.length).toBe(before + 1);
    await expect(play).toBeVisible({ timeout: 15_000 });
    expect(trials, 'no trial requests for premium users').toEqual([]);
  });

  await test.step('hiding the page stops HD audio', async () => {
    await write('A text that takes a while to read, so that there is time to leave the page while it does.');
    await play.click();
    await expect
      .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
      .toBeGreaterThan(0);
    await expect(position).toBeVisible();
    await leaveAndReturn(page);
    await expect(toast('Speech playback stopped.')).toBeVisible();
    expect(await audioState(page)).toMatchObject({ paused: true, currentTime: 0 });
  });

  await test.step('the browser voice has no download', async () => {
    await choose('Browser voice');
    await expect(download).toHaveCount(0);
  });

  await test.step('another user cannot get the clip', async () => {
    const response = await requests.at(-1)?.response();
    const { audioUrl } = JSON.parse((await response?.text()) ?? '{}') as { audioUrl: string };
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(await context.newPage());
    expect((await context.request.get(audioUrl)).status()).toBe(403);
    expect((await page.request.get(audioUrl)).status()).toBe(200);
    await context.close();
  });
});

test('failed HD speech costs nothing, and a used-up allowance shows its renewal date', {
  tag: [exhaustive, '@R-8.35', '@R-10.8', '@R-8.34', '@R-10.17'],
}, async ({ page, sandbox, consoleErrors, signIn, becomePremium }) => {
  test.slow();
  consoleErrors.allow(/text-to-speech/, /\/api\/audio\//);
  await installFakeVoice(page);
  await signIn(page);
  const user = await becomePremium(page);
  const { write, play, toast } = playbackOf(page);
  const left = (count: string) => page.getByText(`${count} HD characters left`, { exact: true });
  await expect(left('5,000')).toBeVisible();

  await test.step('the provider is down', async () => {
    await write('Nobody will hear this.');
    await sandbox.next({ service: 'ai', path: '/audio/speech', status: 500, times: 3 });
    await play.click();
    await expect(toast('Sorry, speech service is unavailable. Please try again later.')).toBeVisible();
    await expect(play).toBeVisible();
    await page.reload();
    await expect(left('5,000')).toBeVisible();
  });

  await test.step('the provider disconnects halfway', async () => {
    await sandbox.next({ service: 'ai', path: '/audio/speech', cutAfter: 3_000 });
    await play.click();
    await expect(toast('Error playing audio')).toBeVisible({ timeout: 15_000 });
    await expect(play).toBeVisible();
    await page.reload();
    await expect(left('5,000')).toBeVisible();
  });

  await test.step('the same text plays afterwards', async () => {
    await play.click();
    await expect
      .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
      .toBeGreaterThan(0.2);
    await expect(play).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the last characters play, then the next text is refused', async () => {
    await page.evaluate(async (userId) => {
      const body = { text: 'a '.repeat(2_480), language: 'en-US', voice: 'alloy', userId, tier: 'premium' };
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/text-to-speech', { method: 'POST', headers, body: JSON.stringify(body) });
    }, user.googleSub);
    await write('More than what is left of it.');
    await play.click();
    await expect(
      toast('Character limit exceeded. This text needs 29 characters, but you have'),
    ).toBeVisible();
    await expect(toast('Your characters renew on')).toBeVisible();
  });
});
