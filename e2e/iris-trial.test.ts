import { exhaustive, expect, test } from './fixtures.ts';
import { audioState, installFakeVoice, playbackOf, watchCalls } from './playback-page.ts';

const hdVoices = ['Dorian', 'Orion', 'Calliope', 'Thalia', 'Galen', 'Aeson', 'Lyra', 'Eryx', 'Iris', 'Chloe'];

test('a free user tries Iris once', {
  tag: ['@R-3.8', '@R-9.12', '@R-5.32', '@R-4.49', '@R-4.47', '@R-5.33', '@R-5.34', '@R-6.10'],
}, async ({ page, sandbox, consoleErrors, signIn }) => {
  test.slow();
  consoleErrors.allow(/text-to-speech|api\/audio/);
  await installFakeVoice(page);
  // Plays slowly so that the checks run before playback ends, even on a busy machine.
  await page.addInitScript(() => {
    if (!window.localStorage.getItem('settings')) window.localStorage.setItem('settings', '{"speed":0.75}');
  });
  const requests = watchCalls(page, 'POST', /text-to-speech/);
  const marked = watchCalls(page, 'POST', /hd-voice-trial/);
  await signIn(page);
  const { write, play, stop, choose, voice, lockedVoices, toast, download } = playbackOf(page);

  await test.step('all HD voices except Iris are locked', async () => {
    await expect(voice).toHaveText(/Browser voice/);
    await expect.poll(lockedVoices).toEqual(hdVoices.filter((name) => name !== 'Iris'));
    await choose('Iris');
    await expect(voice).toHaveText(/Iris\s*try once/);
  });

  await test.step('51 characters are refused without a request', async () => {
    await write('a'.repeat(51));
    await play.click();
    await expect(toast('Iris trial is limited to 50 characters (about 8-10 words).')).toBeVisible();
    expect(requests).toEqual([]);
  });

  await test.step('a failure does not use up the trial', async () => {
    await write('This one fails.');
    await sandbox.next({ service: 'ai', path: '/audio/speech', status: 500, times: 3 });
    await play.click();
    await expect(toast('Sorry, speech service is unavailable. Please try again later.')).toBeVisible();
    expect(marked).toEqual([]);
    await expect(voice).toHaveText(/Iris\s*try once/);
  });

  await test.step('playing 50 characters to the end marks the trial as used, once', async () => {
    await write('Sing to me of the man, Muse, of the turns he took.');
    await play.click();
    await expect
      .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
      .toBeGreaterThan(0.3);
    await expect(stop).toBeVisible();
    expect(marked).toEqual([]);
    await expect(play).toBeVisible({ timeout: 15_000 });
    await expect.poll(() => marked.length).toBe(1);
    await expect(toast('That was your free Iris trial')).toBeVisible();
    await expect(voice).toHaveText(/Browser voice/);
    await expect(page.getByText('HD characters left')).toHaveCount(0);
    await expect(download, 'no download of the trial').toHaveCount(0);
  });

  await test.step('a second try is refused and every HD voice is locked', async () => {
    const before = requests.length;
    await choose('Iris');
    await expect(toast('Iris trial already used. Upgrade to premium for unlimited access.')).toBeVisible();
    expect(requests).toHaveLength(before);
    expect(await lockedVoices()).toEqual(hdVoices);
    expect(marked).toHaveLength(1);
    await page.reload();
    await expect(voice).toHaveText(/Browser voice/);
    await choose('Iris');
    await expect(toast('Iris trial already used. Upgrade to premium for unlimited access.')).toBeVisible();
  });
});

test("treats the trial as used and says why when its status can't be checked", {
  tag: [exhaustive, '@R-8.39', '@R-8.40', '@R-8.41', '@R-8.50'],
}, async ({ page, consoleErrors, signIn }) => {
  consoleErrors.allow(/hd-voice-trial/);
  await installFakeVoice(page);
  const responses = {
    'Failed to check Iris trial status.': { status: 500, body: '{}' },
    'Invalid response from trial check.': { status: 200, contentType: 'text/html', body: '<p>hello</p>' },
    'Failed to verify Iris trial.': null,
  };
  let response: (typeof responses)[keyof typeof responses] = null;
  await page.route('**/api/hd-voice-trial/*', (route) =>
    response ? route.fulfill(response) : route.abort(),
  );
  await signIn(page);
  const { choose, toast, lockedVoices, voice } = playbackOf(page);
  await expect.poll(lockedVoices, 'Iris is shown as used').toEqual(hdVoices);
  for (const [words, given] of Object.entries(responses)) {
    await test.step(`${words}`, async () => {
      response = given;
      await choose('Iris');
      await expect(toast(words)).toBeVisible();
      await expect(voice).toHaveText(/Browser voice/);
    });
  }
});
