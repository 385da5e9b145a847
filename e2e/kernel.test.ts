import type { Page } from '@playwright/test';
import { startSiteProxy } from '../test/site-proxy.ts';
import { installRecognition, type RecognitionProfile } from './fakes/recognition.ts';
import { exhaustive, exhaustiveExcept, expect, test } from './fixtures.ts';
import { kernelBytes } from './kernel-bytes.ts';
import { recorderOn } from './recorder-page.ts';
import { storedSeconds } from './stored-sound.ts';

const appScript = /\/assets\/index-[^/]+\.js$/;
/** Captures sound for the kernel. */
const soundScript = /\/assets\/kernel-sound-[^/]+\.js\??$/;
const workletScript = /\/assets\/capture-worklet-[^/]+\.js\??$/;

/** Opens the page with the app's script held back. Returns a function that lets it arrive. */
async function openWithoutApp(page: Page, path = '/'): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(appScript, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.record-dock button').first()).toBeVisible();
  return arrival.resolve;
}

const isLive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );

async function prepare(page: Page, profile: RecognitionProfile = 'chrome'): Promise<void> {
  await page.addInitScript(installRecognition, profile);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
}

function removeEngine() {
  Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
  Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
}

const explained = () =>
  localStorage.setItem('settings', JSON.stringify({ serverSpeechExplained: true, recognition: 'server' }));

const shownWords = (page: Page) =>
  page
    .locator('.transcript-pane > .grid')
    .evaluate((element) => getComputedStyle(element, '::after').content);

test('the kernel has at most 6 KB', async ({ product }) => {
  const page = await fetch(product.url);
  expect(kernelBytes(await page.text())).toBeLessThanOrEqual(6_000);
});

for (const profile of ['chrome', 'android-cumulative', 'safari', 'ios'] as const) {
  test(`records before the app is there, and the app goes on (${profile})`, {
    tag: exhaustiveExcept(profile === 'chrome'),
  }, async ({ page }) => {
    await prepare(page, profile);
    const arrive = await openWithoutApp(page);
    const { record, stop, text, say, starts } = recorderOn(page);
    await record.click();
    await expect(stop).toBeVisible();
    await say('the ship had been at sea');
    expect(await shownWords(page)).toContain('the ship had been at sea');
    expect(await isLive(page)).toBe(false);

    arrive();
    await expect(text).toHaveValue(/the ship had been at sea|^$/i);
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await expect(stop).toBeVisible();
    await expect.poll(() => page.evaluate(() => fakeRecognition.running)).toBe(true);
    await say('for nine days');
    await stop.click();
    await expect(record).toBeVisible();
    await expect(text).toHaveValue(/^the ship had been at sea\W+for nine days\W*$/i);
    const known = profile === 'android-cumulative' ? 3 : 1;
    expect(await starts()).toBeLessThanOrEqual(known);
  });
}

test('stops before the app is there, and can record again', async ({ page }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text, say, running } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await say('nobody spoke');
  await stop.click();
  await expect(record).toBeVisible();
  expect(await running()).toBe(false);
  await record.click();
  await stop.waitFor();
  await say('of the storm');
  await stop.click();
  await expect(record).toBeVisible();
  arrive();
  await expect(text).toHaveValue(/^nobody spoke\W+of the storm\W*$/i);
  expect(await running()).toBe(false);
});

test('stops with a press during which the app arrives', async ({ page }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text, say } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await say('the harbour was empty');
  await stop.hover();
  await page.mouse.down();
  arrive();
  await expect(page.locator('.record-dock [data-state=recording]')).toBeVisible();
  await page.mouse.up();
  await expect(record).toBeVisible();
  await expect(text).toHaveValue(/^the harbour was empty\W*$/i);
});

test('a press within the first 750 ms cancels, also before the app is there', { tag: ['@R-4.15'] }, async ({
  page,
}) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, running } = recorderOn(page);
  await record.click();
  await page.getByRole('button', { name: 'Cancel recording' }).click();
  await expect(record).toBeVisible();
  arrive();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(record).toBeVisible();
  expect(await running()).toBe(false);
});

test('Space and Ctrl+Enter record before the app is there', async ({ page }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text } = recorderOn(page);
  await page.keyboard.press('Space');
  await stop.waitFor();
  // The ring shows, as it does for a press.
  await expect(page.locator('[data-early="recording"] .record-rings')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(record).toBeVisible();
  await text.focus();
  await page.keyboard.type('a b');
  arrive();
  await expect(page.getByText('3 / 1,000')).toBeVisible();
  await expect(text).toHaveValue('a b');
});

test('typed and spoken words before the app is there are both kept, in this order', async ({ page }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text, say } = recorderOn(page);
  await text.pressSequentially('Typed first.');
  await record.click();
  await stop.waitFor();
  await say('spoken later');
  arrive();
  await expect(text).toHaveValue(/^Typed first\. Spoken later/);
});

test('an input method that began a character before the app is there can finish it', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    if (!localStorage.getItem('draft'))
      localStorage.setItem('draft', JSON.stringify({ text: 'From before.' }));
  });
  const arrive = await openWithoutApp(page);
  const { text } = recorderOn(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (shown: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: shown,
      selectionStart: shown.length,
      selectionEnd: shown.length,
    });
  await text.focus();
  await compose('に');
  arrive();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(text).toHaveValue('に');
  await compose('にほん');
  await compose('日本');
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(text).toHaveValue('From before. 日本');
  await page.keyboard.type('です');
  await page.reload();
  await expect(text).toHaveValue('From before. 日本です');
});

test('if the app never arrives, the next visit has the words', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await prepare(page);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  const { record, stop, text, say, engine } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await say('the ship came home');
  await engine('interim', 'at last');
  expect(await shownWords(page)).toContain('at last');
  await page.unroute('**/assets/**');
  await page.reload();
  await expect(text).toHaveValue(/^The ship came home\W+at last\W*$/i);
  await page.reload();
  await expect(text).toHaveValue(/^The ship came home\W+at last\W*$/i);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('early')))).toEqual(
    [],
  );
});

test('an app that arrives late, after its script has failed, takes over', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await prepare(page);
  let down = true;
  await page.route(appScript, (route) => (down ? route.abort() : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const { record, stop, text, say } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await say('still here');
  down = false;
  await expect(text).toHaveValue(/^Still here/);
  await expect(stop).toBeVisible();
});

test('a refused microphone is reported once the app is there, and doesn’t block the next press', {
  tag: ['@R-4.19'],
}, async ({ page }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, engine } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await engine('error', 'not-allowed');
  await engine('end');
  await expect(record).toBeVisible();
  arrive();
  await expect(page.getByText('Speech recognition error: not-allowed', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('micPermission'))).toBe('denied');
  await record.click();
  await expect(stop).toBeVisible();
});

test('records sound for the server before the app is there', async ({ page, signIn }) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(explained);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect(stop).toBeVisible();
  expect(await isLive(page)).toBe(false);
  arrive();
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(record).toBeVisible();
  await expect(page.getByTestId('waiting-speech')).toBeHidden();
});

test('sound that was recorded and stopped before the app is there is transcribed by the app', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(explained);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await waitForSound(page, 3);
  await stop.click();
  await expect(record).toBeVisible();
  arrive();
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
});

/** Signs in somebody whose sound the server may transcribe, and holds the app back. */
async function openForServer(
  page: Page,
  signIn: (page: Page) => Promise<unknown>,
  path = '/',
): Promise<() => void> {
  await page.addInitScript(removeEngine);
  await page.addInitScript(explained);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const opened: MediaStream[] = [];
    Reflect.set(window, 'opened', opened);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(stream);
      return stream;
    };
  });
  await signIn(page);
  return openWithoutApp(page, path);
}

/** How many microphones the page has opened, and how many of them are still open. */
const microphones = (page: Page) =>
  page.evaluate(() => {
    const opened = Reflect.get(window, 'opened') as MediaStream[];
    return [opened.length, opened.filter(({ active }) => active).length];
  });

test('opens the microphone for the server before the file that captures sound is there', async ({
  page,
  signIn,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(soundScript, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const arrive = await openForServer(page, signIn);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect.poll(() => microphones(page)).toEqual([1, 1]);
  // Stopping closes it, although nothing has captured it yet.
  await page.getByRole('button', { name: 'Cancel recording' }).click();
  await expect.poll(() => microphones(page)).toEqual([1, 0]);
  await record.click();
  await expect.poll(() => microphones(page)).toEqual([2, 1]);
  arrival.resolve();
  await expect(stop).toBeVisible();
  await waitForSound(page, 3);
  expect(await microphones(page)).toEqual([2, 1]);
  arrive();
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
  await stop.click();
  await expect.poll(() => microphones(page)).toEqual([2, 0]);
});

test('loads the file that captures sound again if it fails', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  let isDown = true;
  const tried: string[] = [];
  await page.route(soundScript, (route) => {
    tried.push(route.request().url());
    return isDown ? route.abort() : route.continue();
  });
  const arrive = await openForServer(page, signIn);
  const { record, stop, text } = recorderOn(page);
  await expect.poll(() => tried.length).toBeGreaterThan(0);
  const inAdvance = tried.splice(0);
  page.on('requestfailed', () => {
    isDown = false;
  });
  await record.click();
  await expect(stop).toBeVisible();
  // A fresh address, because some browsers keep the failure.
  expect(tried).toEqual([inAdvance[0], `${inAdvance[0]}?`]);
  await waitForSound(page, 3);
  arrive();
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
});

test('loads the audio worklet again if it fails', async ({ page, product, signIn, consoleErrors }) => {
  consoleErrors.allow(/ERR_|Failed to load/);
  // Playwright can't intercept the requests of worklets.
  const site = await startSiteProxy();
  try {
    site.to(product.url);
    const tried: string[] = [];
    site.travel = (path) => {
      if (!workletScript.test(path)) return undefined;
      tried.push(path);
      return tried.length < 3 ? { latencyMs: 0, bytesPerSecond: 2_000, breaksAfter: 0.5 } : undefined;
    };
    const arrive = await openForServer(page, signIn, site.url);
    const { record, stop, text } = recorderOn(page);
    await record.click();
    await expect(stop).toBeVisible();
    expect(tried).toEqual([tried[0], tried[0], `${tried[0]}?`]);
    await waitForSound(page, 3);
    arrive();
    await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
  } finally {
    site.close();
  }
});

test('a press waits for the app if the file that captures sound never arrives', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(soundScript, (route) => route.abort());
  const arrive = await openForServer(page, signIn);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect.poll(() => microphones(page)).toEqual([1, 0]);
  await expect(page.locator('[data-early=starting]')).toBeVisible();
  arrive();
  await expect(stop).toBeVisible();
  expect(await microphones(page)).toEqual([2, 1]);
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
});

/** Waits until this much sound is stored. */
const waitForSound = (page: Page, seconds: number) =>
  expect.poll(() => page.evaluate(storedSeconds)).toBeGreaterThanOrEqual(seconds);

test('if the app never arrives, the next visit offers the sound', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.addInitScript(removeEngine);
  await page.addInitScript(explained);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page);
  await page.route(appScript, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await stop.waitFor();
  await waitForSound(page, 3);
  await page.unroute(appScript);
  await page.reload();
  const waiting = page.getByTestId('waiting-speech');
  await expect(waiting).toContainText('The audio is on this device only.');
  await expect(text).toHaveValue('');
  await waiting.getByRole('button', { name: 'Transcribe' }).click();
  await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
  await expect(waiting).toBeHidden();
});

test('continues with the server when the browser’s engine fails before the app is there', {
  tag: exhaustive,
}, async ({ page, signIn }) => {
  await prepare(page, 'edge-without-service');
  await signIn(page);
  const arrive = await openWithoutApp(page);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect(stop).toBeVisible();
  arrive();
  await expect(page.getByText('Now transcribing on this server', { exact: true })).toBeVisible();
  await expect(text).toHaveValue(/^\[Sandbox\] \d/);
});

test('asks and explains first where a recording needs it', async ({ page, signIn }) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') ?? 0);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      Reflect.set(window, 'asked', (Reflect.get(window, 'asked') ?? 0) + 1);
      return open(constraints);
    };
  });
  const record = page.locator('.record-dock button').first();
  let arrive = await openWithoutApp(page);
  await record.click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeVisible();
  expect(await asked()).toBe(0);

  await page.unroute(appScript);
  await signIn(page);
  arrive = await openWithoutApp(page);
  await record.click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Let Rhapsode turn your speech into text?' })).toBeVisible();
  expect(await asked()).toBe(0);
});

test('with On this device and no engine there, the app says why it can’t record', async ({ page }) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.addInitScript(() => localStorage.setItem('onDevice', 'true'));
  const arrive = await openWithoutApp(page);
  await page.locator('.record-dock button').first().click();
  arrive();
  await expect(page.getByRole('listitem').last()).toContainText(/record/i);
});

test('/?record starts by itself where the microphone is allowed, and once', async ({ page, context }) => {
  await prepare(page);
  const arrive = await openWithoutApp(page, '/?record');
  const { record, stop, text, say } = recorderOn(page);
  await expect(stop).toBeVisible();
  await expect(page).toHaveURL('/');
  await say('at once');
  arrive();
  await expect(text).toHaveValue(/^At once/);
  await page.reload();
  await expect(record).toBeVisible();

  await context.clearPermissions();
  await page.goto('/?record');
  await expect(record).toBeVisible();
  await expect(page).toHaveURL('/');
  await record.click();
  await expect(stop).toBeVisible();
});

test('/?record waits for a press when another site links to it', async ({ page, product }) => {
  await prepare(page);
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${product.url}/?record">Record</a>` }),
  );
  await page.goto('http://elsewhere.test/', { waitUntil: 'load' });
  await page.getByRole('link').click();
  const { record, starts } = recorderOn(page);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(record).toBeVisible();
  expect(await starts()).toBe(0);
});

test('/?record asks to sign in where a recording needs an account', { tag: exhaustive }, async ({ page }) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/?record');
  await expect(page.getByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeVisible();
});
