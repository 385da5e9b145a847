import type { Browser, Page } from '@playwright/test';
import type { User } from '../src/shared/entities.ts';
import { expect, test } from './fixtures.ts';
import { startProductOnPostgres } from './product-on-postgres.ts';
import { openRecorder } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { storedPieces } from './stored-sound.ts';
import { chooseTarget, toggle } from './translation-page.ts';

interface People {
  page: Page;
  browser: Browser;
  url: string;
  becomePremium(page: Page): Promise<User>;
  signIn(page: Page, options?: { email?: string; returnTo?: string }): Promise<User>;
}

/** What a person does with a document, from the first word to the colleague who reads it. */
async function dictateAndShare({ page, browser, url, signIn, becomePremium }: People): Promise<void> {
  test.slow();
  await page.addInitScript(() => {
    if (!localStorage.getItem('settings'))
      localStorage.setItem('settings', JSON.stringify({ keepRecordings: true }));
  });
  const user = await signIn(page);
  // A free user has one translation a day, and the correction needs another.
  await becomePremium(page);
  const recorder = await openRecorder(page);
  await recorder.start();
  await expect.poll(() => page.evaluate(storedPieces)).toBeGreaterThan(0);
  for (const words of ['the north peer reopens', 'the ferry leaves at ten', 'nobody waits for the tide'])
    await recorder.say(words);
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();

  await test.step('it gets a name and a translation', async () => {
    await page.getByTestId('document-row').getByRole('button', { name: '(Rename)' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
    await page.keyboard.press('Enter');
    await toggle(page).click();
    await chooseTarget(page, 'Spanish');
    await expect(page.getByTestId('translation')).toContainText('[español]');
  });

  await test.step('a word is corrected while its sentence is heard', async () => {
    await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
    const turns = page.getByTestId('turns');
    const first = turns.getByRole('listitem').first();
    await first.getByRole('button', { name: 'Correct the words' }).click();
    await first.getByRole('button', { name: 'Play sentence 1' }).click();
    await expect(
      turns.getByRole('region', { name: 'Recording' }).getByRole('button', { name: 'Pause the recording' }),
    ).toBeVisible();
    const sentence = first.getByRole('textbox', { name: 'Sentence 1' });
    await sentence.fill((await sentence.inputValue()).replace('peer', 'pier'));
    await page.keyboard.press('Enter');
    await expect(first).toContainText('north pier');
    await expect(first.getByText(/\[español\].*pier/).first()).toBeAttached();
    await turns.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(savedPage(page).toast('Saved!')).toBeVisible();
  });

  const elsewhere = await browser.newContext({ baseURL: url });
  const device = await elsewhere.newPage();
  await test.step('another device finds it by a word of its translation', async () => {
    await signIn(device, { email: user.email, returnTo: '/library' });
    await device.getByRole('textbox', { name: 'Search titles and text' }).fill('español');
    await expect(device.getByRole('region', { name: 'Library' }).getByRole('listitem')).toHaveCount(1);
    await expect(device.locator('mark')).toHaveText('español');
    await device.getByRole('link', { name: 'Harbour' }).click();
    await expect(savedPage(device).text).toHaveValue(/north pier/);
    await device.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
    await expect(device.getByTestId('turns')).toContainText('The recording isn’t on this device.');
  });

  await test.step('a colleague reads a shared copy', async () => {
    await device.goto('/library');
    await device.getByRole('button', { name: 'More actions for Harbour' }).click();
    await device.getByRole('menuitem', { name: 'Share a copy' }).click();
    const dialog = device.getByRole('dialog', { name: 'Share a copy' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    const reader = await browser.newContext({ baseURL: url });
    const copy = await reader.newPage();
    await copy.goto(new URL(link).pathname);
    await expect(copy.getByText(/north pier reopens/).first()).toBeVisible();
    await reader.close();
  });
  await elsewhere.close();
}

test('a dictation is named, translated, corrected by ear, saved, found elsewhere and shared', async ({
  page,
  browser,
  product,
  signIn,
  becomePremium,
}) => {
  await dictateAndShare({ page, browser, url: product.url, signIn, becomePremium });
});

test.describe('with PostgreSQL', () => {
  test.use({ product: async ({ products }, use) => use(await products(startProductOnPostgres)) });

  test('the same journey', async ({ page, browser, product, signIn, becomePremium }) => {
    await dictateAndShare({ page, browser, url: product.url, signIn, becomePremium });
  });
});
