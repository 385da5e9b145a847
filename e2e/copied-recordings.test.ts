import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { startProduct } from './product.ts';
import { dictateKept, openRecorder } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { storedPieces } from './stored-sound.ts';

const startPersonal = () => startProduct({ EDITION: 'personal' });

const test = base.extend({
  product: async ({ products }, use) => use(await products(startPersonal)),
});

const turns = (page: Page) => page.getByTestId('turns');
const soundBar = (page: Page) => page.getByRole('region', { name: 'Recording' });

const keepRecordings = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('settings'))
      localStorage.setItem('settings', JSON.stringify({ keepRecordings: true, autosave: false }));
  });

/** The names of all sound files on the server. */
const storedSound = (dataDir: string): string[] => {
  const folder = join(dataDir, 'recordings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webm'));
};

async function open(page: Page) {
  await page.goto('/');
  const saved = savedPage(page);
  await saved.savedTab.click();
  await saved.item('the harbour opens').getByRole('button', { name: 'Open' }).click();
  await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
}

test('a dictation is heard in another browser if recordings are kept on the computer that runs Rhapsode', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  await keepRecordings(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Where recordings are kept:/ }).click();
  await page.getByRole('option', { name: 'On the computer that runs Rhapsode' }).click();
  await dictateKept(page, 'the harbour opens at nine', 'the ferry leaves at ten');
  const copied = page.waitForResponse((response) => response.url().includes('/recordings/'));
  await savedPage(page).save.click();
  expect((await copied).status()).toBe(204);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await other.newPage();
  await open(phone);
  await expect(soundBar(phone).locator('svg path').first()).toBeAttached();
  await turns(phone)
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  await expect(turns(phone).locator('mark').first()).toBeVisible();
  await expect(soundBar(phone).getByRole('button', { name: 'Pause the recording' })).toBeVisible();
  expect(await phone.evaluate(storedPieces), 'nothing is stored on the phone').toBe(0);
  expect(storedSound(product.dataDir)).toHaveLength(1);

  await phone.goto('/settings');
  await expect(phone.getByText(/on the computer that runs Rhapsode\.$/)).toBeVisible();
  await phone.getByRole('button', { name: 'Delete all' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(phone.getByText('No recordings are in this browser.', { exact: true })).toBeVisible();
  expect(storedSound(product.dataDir)).toEqual([]);
  await open(phone);
  await expect(turns(phone)).toContainText('The recording isn’t on this device.');
  await other.close();
});

test('what can’t be copied stays on the device, which says so and tries again', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503 .*\/recordings\//);
  await keepRecordings(page);
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...settings, recordingsPlace: 'server' }));
  });
  const isSound = (url: URL) => url.pathname.includes('/recordings/');
  await page.route(isSound, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"cannot-store"}' }),
  );
  const recorder = await openRecorder(page);
  await recorder.start();
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
  await recorder.say('a text of another day');
  await recorder.stop.click();
  await savedPage(page).save.click();
  await expect(page.getByText('The recording stays on this device').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(/Some of them are only on this device so far/)).toBeVisible();
  await page.unroute(isSound);
  const before = storedSound(product.dataDir).length;
  await page.goto('/');
  await expect.poll(() => storedSound(product.dataDir).length).toBe(before + 1);
  await page.goto('/settings');
  await expect(page.getByText('Where recordings are kept')).toBeVisible();
  await expect(page.getByText(/Some of them are only on this device so far/)).toHaveCount(0);
});
