import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field } from './translation-page.ts';

const text = 'The ferry leaves at ten. A ferry is never late. Ferries wait for nobody.';

const findBar = (page: Page) => ({
  words: page.getByRole('searchbox', { name: 'Find in the text' }),
  place: page.getByRole('search').getByRole('status'),
  button: (name: string) => page.getByRole('search').getByRole('button', { name }),
});

/** The selection of the field. */
const selection = (page: Page): Promise<string> =>
  field(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

const start = (page: Page): Promise<number> =>
  field(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/');
  await field(page).fill(text);
});

test('F finds words in the text, forwards and backwards, and closing selects what was found', async ({
  page,
}) => {
  await field(page).blur();
  await page.keyboard.press('f');
  const { words, place, button } = findBar(page);
  await expect(words).toBeFocused();
  await words.fill('FERR');
  await expect(place).toHaveText('1 of 3');
  await page.keyboard.press('Enter');
  await expect(place).toHaveText('2 of 3');
  await button('Next match').click();
  await expect(place).toHaveText('3 of 3');
  await button('Next match').click();
  await expect(place).toHaveText('1 of 3');
  await button('Previous match').click();
  await expect(place).toHaveText('3 of 3');
  await words.focus();
  await page.keyboard.press('Shift+Enter');
  await expect(place).toHaveText('2 of 3');
  await expect(page.locator('mark')).toHaveText('ferr');

  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(field(page)).toBeFocused();
  expect(await selection(page)).toBe('ferr');
  expect(await start(page)).toBe(text.indexOf('ferry is'));
});

test('Ctrl+Shift+F finds words while somebody types, and what isn’t there is said', async ({ page }) => {
  await field(page).focus();
  await page.keyboard.press('Control+Shift+F');
  const { words, place, button } = findBar(page);
  await expect(words).toBeFocused();
  await words.fill('lighthouse');
  await expect(place).toHaveText('Not found');
  await expect(button('Next match')).toBeDisabled();
  await words.fill('late');
  await expect(place).toHaveText('1 of 1');
  await button('Close').click();
  expect(await selection(page)).toBe('late');
  await expect(field(page)).toHaveValue(text);
});
