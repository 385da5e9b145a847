import type { Page } from '@playwright/test';
import { androidAgent } from './fakes/recognition.ts';
import { expect, test } from './fixtures.ts';
import { dictateKept, openRecorder, recorderOn } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { deleteDatabase, deleteSecondPiece, storedPieces } from './stored-sound.ts';

const turns = (page: Page) => page.getByTestId('turns');
const soundBar = (page: Page) => page.getByRole('region', { name: 'Recording' });
const showTurns = (page: Page) =>
  page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();

const keepRecordings = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    if (!localStorage.getItem('settings'))
      localStorage.setItem('settings', JSON.stringify({ keepRecordings: true, serverSpeechExplained: true }));
  });

test('a sentence of a dictation is heard as it was said, also after it was saved, until it is deleted', async ({
  page,
  signIn,
}) => {
  await keepRecordings(page);
  await signIn(page);
  await dictateKept(page, 'the harbour opens at nine', 'the ferry leaves at ten');

  await showTurns(page);
  await expect(soundBar(page).locator('svg path').first()).toBeAttached();
  await turns(page)
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  await expect(turns(page).locator('mark').first()).toBeVisible();
  await soundBar(page).getByRole('button', { name: 'Pause the recording' }).click();

  await turns(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(savedPage(page).toast('Saved!')).toBeVisible();
  await page.reload();
  const saved = savedPage(page);
  await saved.savedTab.click();
  await saved.item('the harbour opens').getByRole('button', { name: 'Open' }).click();
  await page.getByTestId('document-row').getByRole('button', { name: 'Listen to the recording' }).click();
  await expect(soundBar(page).getByRole('button', { name: 'Pause the recording' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No recordings are in this browser.')).toBeVisible();
  await page.goto('/');
  await saved.savedTab.click();
  await saved.item('the harbour opens').getByRole('button', { name: 'Open' }).click();
  await showTurns(page);
  await expect(turns(page)).toContainText('The recording isn’t on this device.');
});

test('a recording that breaks off can be played up to there', async ({ page }) => {
  await keepRecordings(page);
  const recorder = await openRecorder(page);
  await recorder.start();
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
  await recorder.say('the first words');
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(1);
  // As after a crash, nothing is stopped in an orderly way.
  await page.evaluate(() => {
    MediaRecorder.prototype.stop = () => {};
  });
  await page.reload();
  await expect(recorder.text).toHaveValue('The first words');
  await recorder.text.click();
  await showTurns(page);
  await turns(page).getByRole('button', { name: 'Play the recording' }).click();
  await expect(soundBar(page).getByRole('button', { name: 'Pause the recording' })).toBeVisible();
  await expect(soundBar(page)).toContainText(/0:0[1-9]/);
});

for (const [what, databases] of [
  ['the sound', ['recording-sound']],
  ['everything about recordings', ['recording-sound', 'recordings']],
] as const) {
  test(`a text still opens after the browser has deleted ${what}, and the page says what is missing`, async ({
    page,
    signIn,
  }) => {
    await keepRecordings(page);
    await signIn(page);
    const recorder = await dictateKept(page, 'the harbour opens at nine');
    const saved = savedPage(page);
    await saved.save.click();
    await expect(saved.toast('Saved!')).toBeVisible();

    // No page that uses them is open.
    await page.goto('/terms');
    for (const name of databases) await page.evaluate(deleteDatabase, name);
    await page.goto('/');
    await saved.savedTab.click();
    await saved.item('the harbour opens').getByRole('button', { name: 'Open' }).click();
    await showTurns(page);
    await expect(turns(page)).toContainText('The recording isn’t on this device.');
    await expect(turns(page)).toContainText('The harbour opens at nine');
    await page.goto('/settings');
    await expect(page.getByText('No recordings are in this browser.')).toBeVisible();

    // The next recording is kept again.
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New document' }).click();
    await recorder.start();
    await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
    await recorder.stop.click();
  });
}

test('a recording of which the browser has deleted the middle is played up to there', async ({ page }) => {
  await keepRecordings(page);
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('the first words');
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(2);
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  await page.goto('/terms');
  await page.evaluate(deleteSecondPiece);
  await page.goto('/');
  await showTurns(page);
  await turns(page).getByRole('button', { name: 'Play the recording' }).click();
  await expect(soundBar(page).getByRole('button', { name: 'Pause the recording' })).toBeVisible();
  await expect(soundBar(page)).toContainText(/0:0[1-4]/);
});

test('the sound of speech that the server transcribes is kept too', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
  await keepRecordings(page);
  await signIn(page);
  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect(text).toHaveValue(/seconds of speech.*seconds of speech/s);
  await stop.click();
  await expect(record).toBeVisible();
  await showTurns(page);
  await expect(soundBar(page).locator('svg path').first()).toBeAttached();
  await turns(page)
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  await expect(turns(page).locator('mark').first()).toBeVisible();
});

test('words are written when the sound can’t be recorded', async ({ page }) => {
  await keepRecordings(page);
  await page.addInitScript(() => {
    MediaRecorder.prototype.start = () => {
      throw new DOMException('No encoder', 'NotSupportedError');
    };
  });
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('every word arrives');
  await recorder.stop.click();
  await expect(recorder.text).toHaveValue('Every word arrives.');
  await expect(recorder.record).toBeVisible();
});

test('with no room left words are written, and the oldest recordings go only when that is pressed', async ({
  page,
}) => {
  await keepRecordings(page);
  const recorder = await dictateKept(page, 'an old text');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New document' }).click();
  const before = await page.evaluate(storedPieces);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      if (this.name === 'pieces') throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, args);
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await recorder.start();
  await recorder.say('a new text');
  await expect(page.getByText('No room left for the sound of this recording').first()).toBeVisible();
  expect(await page.evaluate(storedPieces)).toBe(before);
  await page.evaluate('makeRoom()');
  await page.getByRole('button', { name: 'Delete oldest' }).click();
  await expect.poll(() => page.evaluate(storedPieces)).toBe(0);
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
  await recorder.stop.click();
  await expect(recorder.text).toHaveValue('A new text.');
});

test.describe('on a phone that can’t record and recognise at once', () => {
  test.use({ userAgent: androidAgent });

  test('it says so once, and the microphone is left to the engine', async ({ page }) => {
    await keepRecordings(page);
    const recorder = await openRecorder(page, 'android-cumulative');
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('The engine uses it'));
    });
    await recorder.start();
    await expect(page.getByText('The sound isn’t kept').first()).toBeVisible();
    await recorder.say('hello there');
    await recorder.stop.click();
    await expect(recorder.text).toHaveValue(/hello there/i);
    await page.reload();
    await recorder.start();
    await recorder.say('and again');
    await expect(page.getByText('The sound isn’t kept')).toHaveCount(0);
  });
});

test('after half a minute people are asked once whether recordings are kept', async ({ page }) => {
  await page.clock.install();
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.engine('final', 'one');
  await page.clock.fastForward(31_000);
  await recorder.engine('final', 'two');
  await recorder.stop.click();
  const offer = page.getByText('Keep the sound of your recordings on this device?');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Don’t keep them' }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toContain('"keepRecordings":false');
});
