import type { Page, Route } from '@playwright/test';
import { installRecognition, type RecognitionProfile } from './fakes/recognition.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { recorderOn } from './recorder-page.ts';

const calls = '**/api/transcribe';

function removeEngine() {
  Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
  Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
}

const prepare = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    if (!localStorage.getItem('settings'))
      localStorage.setItem('settings', JSON.stringify({ serverSpeechExplained: true }));
  });

const waiting = (page: Page) => page.getByTestId('waiting-speech');

/** Responds with this text instead of the server. */
const respond = (route: Route, text: string) =>
  route.fulfill({ json: { text, seconds: 1, remainingSeconds: 299 } });

test('transcribes speech in a browser without an engine, after saying where the audio goes', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.addInitScript(removeEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page);
  const { record, stop, text } = recorderOn(page);
  // As in a new tab, where the session takes a moment to arrive.
  const session = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.evaluate(() => window.sessionStorage.removeItem('user'));
  await page.reload();
  await record.click();
  session.resolve();
  const dialog = page.getByRole('dialog', { name: 'Let Rhapsode turn your speech into text?' });
  const banner = page.getByText('This browser can’t recognise speech');
  await expect(banner).toBeVisible();
  await expect(dialog).toContainText('Your speech goes to this server and its recognition provider.');
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(text).toHaveValue(
    /^\[Sandbox\] \d\.\d seconds of speech in English\.\n\[Sandbox\] \d\.\d seconds of speech in English\.$/,
  );
  await stop.click();
  await expect(record).toBeVisible();
  await expect(page.getByText(/4 min of speech left/)).toBeVisible();
  await expect(banner, 'records here all the same').toBeHidden();
  await record.click();
  await expect(dialog).toBeHidden();
  await expect(stop).toBeVisible();

  await page.request.post('/api/auth/logout-everywhere', { headers: { origin: new URL(page.url()).origin } });
  await expect(page.getByText('Sign in to record in this browser'), 'the session has ended').toBeVisible();
  await expect(record).toBeVisible();
});

test('writes phrases in the order they were spoken, with punctuation for the pauses', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(removeEngine);
  await prepare(page);
  const held: Route[] = [];
  await page.route(calls, async (route) => {
    held.push(route);
    if (held.length === 2) {
      await respond(route, 'how are you');
      await respond(held[0] as Route, 'good morning');
    }
  });
  await signIn(page);
  const { record, text } = recorderOn(page);
  await record.click();
  await expect(text).toHaveValue('Good morning, how are you');
});

test('keeps unsent speech across a reload and writes it once, in the right place', {
  tag: exhaustive,
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(removeEngine);
  await prepare(page);
  const keys: (string | undefined)[] = [];
  await page.route(calls, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await signIn(page);
  const { record, stop, text } = recorderOn(page);
  await text.fill('Before.');
  await record.click();
  await expect(waiting(page)).toContainText(/^\d s of speech hasn’t been transcribed/);
  await expect.poll(() => new Set(keys).size).toBe(2);
  await stop.click();
  await expect(record).toBeVisible();
  await text.press('End');
  await text.pressSequentially(' After.');

  await page.reload();
  await expect(waiting(page)).toContainText('The audio is on this device only.');
  await page.unroute(calls);
  const sent: (string | undefined)[] = [];
  await page.route(calls, (route) => {
    sent.push(route.request().headers()['idempotency-key']);
    return respond(route, `number ${sent.length}`);
  });
  await page.getByRole('button', { name: 'Transcribe' }).click();
  await expect(text).toHaveValue('Before. Number 1, number 2 After.');
  await expect(waiting(page)).toBeHidden();
  expect(new Set(sent)).toEqual(new Set(keys));

  await page.reload();
  await expect(text).toHaveValue('Before. Number 1, number 2 After.');
  await expect(waiting(page)).toBeHidden();
});

test('transcribes waiting speech when the network is back', { tag: exhaustive }, async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(removeEngine);
  await prepare(page);
  await signIn(page);
  const { record, text } = recorderOn(page);
  // On a slow machine, the speech could end before the network is cut off.
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await record.click();
  await expect(waiting(page)).toContainText('We’ll transcribe it when we can reach the server.');
  await context.setOffline(true);
  await page.unroute(calls);
  await context.setOffline(false);
  await expect(text).toHaveValue(/seconds of speech.*seconds of speech/s);
  await expect(waiting(page)).toBeHidden();
});

test('continues with the server in the middle of a sentence when the browser’s engine fails', {
  tag: exhaustive,
}, async ({ page, signIn }) => {
  await page.addInitScript<RecognitionProfile>(installRecognition, 'chrome');
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page);
  const { record, stop, text, engine, interim } = recorderOn(page);
  // The words that were on screen must not appear a second time while the server has none yet.
  await page.route(calls, (route) => interim.waitFor({ state: 'detached' }).then(() => route.continue()));
  await record.click();
  await expect(stop).toBeVisible();
  await engine('interim', 'as I was saying');
  await engine('error', 'network');
  await expect(page.getByText('Now transcribing on this server', { exact: true })).toBeVisible();
  await expect(text).toHaveValue(/^As I was saying.*\[Sandbox\] \d/);
  await expect(stop).toBeVisible();
});

test('asks visitors without a speech engine to sign in, and lets them type', async ({ page }) => {
  await page.addInitScript(removeEngine);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/');
  const { record, text } = recorderOn(page);
  await expect(page.getByText('Sign in to record in this browser')).toBeVisible();
  await record.click();
  await expect(page.getByRole('dialog')).toContainText(/sign in/i);
  await page.keyboard.press('Escape');
  await text.fill('typed');
  await expect(text).toHaveValue('typed');
});
