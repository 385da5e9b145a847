import type { Page, Request } from '@playwright/test';
import { installRecognition, keepSpeechLocal } from './fakes/recognition.ts';
import { installTranslator } from './fakes/translator.ts';
import { expect, test } from './fixtures.ts';
import { installFakeVoice, playbackOf } from './playback-page.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { deleteDatabase } from './stored-sound.ts';
import { chooseTarget, toast, toggle, translated } from './translation-page.ts';

/** Fakes a browser that can recognise, translate and speak on its own. */
async function installLocalEngines(page: Page): Promise<void> {
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(keepSpeechLocal);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.addInitScript(installTranslator, 'available' as const);
  await installFakeVoice(page);
}

/** Every request except those for the app's own files. */
const leaks = (requests: readonly Request[]) =>
  requests
    .filter((request) => request.method() !== 'GET' || new URL(request.url()).pathname.startsWith('/api/'))
    .map((request) => `${request.method()} ${request.url()}`);

test('with On this device on, every feature works and only the app’s files are requested', async ({
  page,
  signIn,
}) => {
  await installLocalEngines(page);
  await signIn(page);
  // The allowances are requested before the mode is turned on.
  await expect(page.getByText('50 HD characters left')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('region', { name: 'My dictionary' }).getByText('0 of 50 words').waitFor();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.getByRole('switch', { name: 'On this device', exact: true }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('switch', { name: 'On this device', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Back to App' }).click();
  const badge = page.getByRole('main').getByText('On this device', { exact: true });
  await expect(badge).toBeVisible();

  const recorder = recorderOn(page);
  await recorder.start();
  await recorder.say('nobody slept that night');
  await recorder.stop.click();
  await expect(recorder.text).toHaveValue(/^Nobody slept that night/);

  await toggle(page).click();
  await expect(translated(page)).toHaveText(/^NOBODY SLEPT THAT NIGHT/);

  const { play, voice, option } = playbackOf(page);
  await play.click();
  await expect.poll(() => page.evaluate(() => window.fakeSynthesis.spoken.length)).toBeGreaterThan(0);
  await voice.click();
  await expect(option('Browser voice')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const saved = savedPage(page);
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await saved.savedTab.click();
  await saved.search.fill('slept');
  await expect(saved.items).toHaveCount(1);
  await saved
    .item('obody slept')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(saved.items).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.items).toHaveCount(1);
  await page.reload();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);

  await page.getByRole('button', { name: /^Export all/ }).click();

  await page.goto('/words');
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByLabel('Written as').fill('Harbour Trust');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Harbour Trust' })).toBeVisible();

  await page.goto('/conversation');
  await page.getByRole('button', { name: 'Start recording' }).first().click();
  await page.getByRole('button', { name: 'Stop recording' }).click({ trial: true });
  await recorder.say('where is the bus');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('WHERE IS THE BUS', { exact: true })).toBeVisible();
  expect(leaks(requests)).toEqual([]);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open: What was sent from this device' }).click();
  const record = page.getByRole('dialog', { name: 'What was sent from this device' });
  await expect(record.getByText('“On this device” turned on')).toBeVisible();
  await expect(record.getByText(/, to /)).toHaveCount(0);
});

test('a text that was saved on this device is saved in the account once it is off', async ({
  page,
  signIn,
}) => {
  await installLocalEngines(page);
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('onDevice', 'true'));
  await page.reload();
  const saved = savedPage(page);
  await saved.text.fill('Nobody slept');
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await saved.text.fill('Nobody slept that night.');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'On this device', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'On this device', exact: true })).not.toBeChecked();
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(saved.text).toHaveValue('Nobody slept that night.');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
});

test('visitors turn it on in Settings, and unsupported features are off', async ({ page }) => {
  await page.addInitScript(installRecognition, 'safari' as const);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Transcript' }).fill('Good morning to all.');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'On this device', exact: true }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('switch', { name: 'On this device', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page.getByRole('main').getByText('On this device', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toHaveValue('Good morning to all.');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.getByRole('button', { name: 'This browser doesn’t support recording' }).click({ force: true });
  await expect(toast(page, 'Recording is off')).toBeVisible();
  await toggle(page).click();
  await expect(page.getByRole('button', { name: /^Download \d+ MB and translate$/ })).toBeVisible();
  await chooseTarget(page, 'Thai');
  await expect(toast(page, 'Your browser can’t translate this text on this device yet')).toBeVisible();
  await page.getByRole('tab', { name: /^Saved/ }).click();
  await expect(
    page.getByText(/^Saved in this browser\. To see the ones in your account, turn off/),
  ).toBeVisible();
  expect(leaks(requests)).toEqual([]);
});

test('after the browser has deleted what was saved on this device, the lists are empty and the draft can be saved again', async ({
  page,
}) => {
  await installLocalEngines(page);
  await page.addInitScript(() => localStorage.setItem('onDevice', 'true'));
  await page.goto('/');
  const saved = savedPage(page);
  await recorderOn(page).text.fill('Nobody slept that night');
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await page.goto('/library');
  const link = page.getByRole('link', { name: 'Nobody slept that night' });
  const address = (await link.getAttribute('href')) ?? '';

  await page.goto('/terms');
  await page.evaluate(deleteDatabase, 'device');
  await page.goto('/library');
  await expect(page.getByText('No saved transcriptions found')).toBeVisible();
  await page.goto(address);
  await expect(saved.toast('Item Not Found')).toBeVisible();

  await recorderOn(page).text.fill('Nobody slept that night, or the next.');
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
});

test('on a full device, the page says that nothing was saved or kept, and leads to where room can be made', async ({
  page,
}) => {
  await installLocalEngines(page);
  await page.addInitScript(() => {
    localStorage.setItem('onDevice', 'true');
    const isFull = () => new DOMException('No room', 'QuotaExceededError');
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      if (this.name === 'saves') throw isFull();
      return put.apply(this, args);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.endsWith('draft')) throw isFull();
      setItem.call(this, key, value);
    };
  });
  await page.goto('/');
  const saved = savedPage(page);
  await saved.text.fill('Nobody slept that night');
  await expect(saved.toast('This browser can’t keep your text')).toBeVisible();
  await saved.save.click();
  await expect(saved.toast('Not saved')).toBeVisible();
  await expect(page.getByText('This device’s storage is full.').first()).toBeVisible();
  await expect(saved.text).toHaveValue('Nobody slept that night');
  await page.getByRole('button', { name: 'Make room' }).click();
  await expect(page).toHaveURL(/\/settings#privacy$/);
  await expect(page.getByText('No recordings are in this browser.')).toBeVisible();
});
