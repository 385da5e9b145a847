import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { startProduct } from './product.ts';
import { savedPage } from './saved-page.ts';

const startPersonal = () => startProduct({ EDITION: 'personal' });

const test = base.extend({
  product: async ({ products }, use) => use(await products(startPersonal)),
});

// In order, so that all tests share one worker and its product.
test.describe.configure({ mode: 'default' });

const parts = (page: Page) => ({
  ...savedPage(page),
  people: page.getByRole('contentinfo').getByRole('button', { name: 'People' }),
  add: page.getByRole('button', { name: 'Add a person' }),
  save: page.getByRole('dialog').getByRole('button', { name: 'Save' }),
  saveText: savedPage(page).save,
  heading: page.getByRole('heading', { name: 'Who are you?' }),
  person: (name: string) => page.getByRole('listitem').getByRole('button', { name }),
  menu: (name: string) => page.getByRole('button', { name: `Menu for ${name}` }),
  item: (name: string) => page.getByRole('menuitem', { name }),
});

/** Two people: Ann, who was there before, and Ben. */
async function addBen(page: Page, { pin = '' } = {}) {
  const { people, add, save, menu } = parts(page);
  await page.goto('/');
  await people.click();
  await add.click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Their name').fill('Ben');
  if (pin) await page.getByLabel('PIN (optional)').fill(pin);
  await save.click();
  await expect(menu('Ann')).toBeVisible();
}

async function removeBen(page: Page) {
  const { menu, item } = parts(page);
  await menu('Ann').click();
  await item('People').click();
  await page.getByRole('button', { name: 'Remove Ben' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await reloaded;
  await expect(menu('Ann')).toBeHidden();
}

test('two people share a browser, and neither sees the other’s texts', async ({ page }) => {
  const { text, saveText, toast, savedTab, heading, person, menu, item } = parts(page);
  await page.goto('/');
  await text.fill('Ann’s draft');
  await addBen(page);
  await expect(text).toHaveValue('Ann’s draft');
  await saveText.click();
  await expect(toast('Saved!')).toBeVisible();
  await text.fill('Another draft of Ann’s');

  await menu('Ann').click();
  await item('Switch person').click();
  await expect(heading).toBeVisible();
  await person('Ben').click();
  await expect(menu('Ben')).toBeVisible();
  await expect(text).toHaveValue('');
  await savedTab.click();
  await expect(page.getByText('Ann’s draft')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Record' }).click();
  await text.fill('Ben’s draft');
  await page.getByRole('button', { name: 'Theme', exact: false }).first().click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Somebody who isn't the first person can change only their own entry.
  await menu('Ben').click();
  await item('My name and PIN').click();
  await expect(page.getByRole('button', { name: 'Edit Ben' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Ann' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await menu('Ben').click();
  await item('Switch person').click();
  await person('Ann').click();
  await expect(text).toHaveValue('Another draft of Ann’s');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await removeBen(page);
  await expect(text).toHaveValue('Another draft of Ann’s');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('person:'))),
  ).toEqual([]);
  await page.reload();
  await expect(text).toHaveValue('Another draft of Ann’s');
});

test('a PIN is asked for, with the keyboard alone', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403/);
  const { heading, person, menu, item } = parts(page);
  await addBen(page, { pin: '4711' });
  await menu('Ann').press('Enter');
  await item('Switch person').press('Enter');
  await expect(heading).toBeVisible();
  await person('Ben').press('Enter');
  const pin = page.getByLabel('Ben’s PIN');
  await expect(pin).toBeFocused();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That PIN isn’t right.');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person('Ben')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(menu('Ben')).toBeVisible();

  await menu('Ben').click();
  await item('Switch person').click();
  await person('Ann').click();
  await menu('Ann').click();
  await item('People').click();
  await page.getByRole('button', { name: 'Remove Ben' }).click();
  const downloading = page.waitForEvent('download');
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Ben-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await reloaded;
  await expect(menu('Ann')).toBeHidden();
});

test('another tab follows when somebody else uses the browser', async ({ page, context }) => {
  const { menu, item, person, heading } = parts(page);
  await addBen(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(parts(other).menu('Ann')).toBeVisible();
  await menu('Ann').click();
  await item('Switch person').click();
  await expect(heading).toBeVisible();
  await expect(parts(other).heading).toBeVisible();
  await person('Ben').click();
  await expect(menu('Ben')).toBeVisible();
  await menu('Ben').click();
  await item('Switch person').click();
  await person('Ann').click();
  await removeBen(page);
});

test('every view is usable at every width, in light and dark', async ({ page }) => {
  const { menu, item, person, heading } = parts(page);
  await addBen(page, { pin: '4711' });
  const themes = [{ id: 'light' }, { id: 'dark' }];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    await page.goto('/');
    await menu('Ann').click();
    await fits();
    await item('People').click();
    await expect(page.getByRole('dialog', { name: 'People' })).toBeVisible();
    if (width === 320) await expectNoAxeViolations(page, 'the list of people', themes);
    await page.getByRole('button', { name: 'Edit Ben' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Ben' })).toBeVisible();
    if (width === 320) await expectNoAxeViolations(page, 'the form', themes);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove Ben' }).click();
    await expect(page.getByRole('dialog', { name: 'Remove Ben?' })).toBeVisible();
    await page.goto('/personal/people');
    await expect(heading).toBeVisible();
    await expect(person('Ben')).toBeVisible();
    await fits();
    if (width === 320) await expectNoAxeViolations(page, 'who are you', themes);
    await person('Ben').click();
    await expect(page.getByLabel('Ben’s PIN')).toBeFocused();
    await fits();
    if (width === 320) await expectNoAxeViolations(page, 'the PIN', themes);
  }
});
