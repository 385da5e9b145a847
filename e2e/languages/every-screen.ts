import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { layoutFaults } from '../layout-faults.ts';
import { saveThroughApi, shareThroughApi } from '../saved-page.ts';
import { hasOwnScript, latinWords } from './latin-words.ts';

const windows = [
  [320, 640],
  [390, 844],
  [1280, 900],
] as const;

/** Language-neutral text, so that only the interface's own words differ. */
const text = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. ';
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of windows) {
  test(`nothing is cut off or covered in a window ${width} pixels wide`, async ({
    page,
    signIn,
    consoleErrors,
    locale,
  }) => {
    consoleErrors.allow(/404/);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    // Translations rarely affect accessibility, so one right-to-left language and one without spaces are enough.
    const usesAxe = width === 390 && ['ar', 'ja'].includes(locale ?? '');
    const check = async (where: string) => {
      expect.soft(await layoutFaults(page), where).toEqual([]);
      if (hasOwnScript(locale)) expect.soft(await latinWords(page), `English words in ${where}`).toEqual([]);
      if (usesAxe) await expectNoAxeViolations(page, where, [{ id: 'light' }], ['region']);
    };
    const screens = async (paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'en');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await check(path);
      }
    };

    await screens([
      '/subscribe',
      '/terms',
      '/privacy',
      '/foo/bar',
      '/account',
      '/words',
      '/settings',
      '/conversation',
      '/',
    ]);
    await openEach(page, page.getByRole('banner').getByRole('button'), check, 'the header, signed out');
    await page.getByRole('tab').nth(1).click();
    await check('saved, signed out');

    const user = await signIn(page);
    await page.getByRole('tab').nth(1).click();
    await check('saved, empty');
    await saveThroughApi(page, user.googleSub, [
      { text: text.repeat(8), tags: ['dolor'] },
      { text },
      {
        text: text.repeat(2),
        segments: [
          { text, speaker: 'amet', from: 0, to: 4_000 },
          { text, speaker: 'elit', from: 4_000, to: 8_000 },
        ],
      },
    ]);
    await screens([
      '/account',
      '/words',
      '/settings',
      '/developers',
      '/conversation',
      '/subscribe',
      '/library',
      await shareThroughApi(page, user.googleSub),
    ]);
    await page.goto('/library');
    await page.getByRole('listitem').getByRole('checkbox').first().check();
    await check('the library with a selection');
    await page.goto('/');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
    await check('saved');
    await page.getByRole('tab').first().click();
    await page.getByRole('textbox').first().fill(text.repeat(4));
    await check('with text');
    await openEach(page, page.getByRole('banner').getByRole('button'), check, 'the header');
    await openEach(page, page.locator('.record-card button[aria-haspopup]'), check, 'the card');
    await openEach(page, page.getByRole('contentinfo').getByRole('button'), check, 'the footer');
    await openEachItem(page, page.locator('.record-card button[aria-haspopup=menu]').last(), check, 'More');
    await page.getByRole('tab').nth(1).click();
    // The second button of a row opens it.
    await page.getByTestId('saved-scroll').getByRole('listitem').first().getByRole('button').nth(1).click();
    await expect(page.getByTestId('turns').getByRole('listitem').first()).toBeVisible();
    await check('the turns');
  });
}

type Check = (where: string) => Promise<void>;

/** Presses each button and checks the menu or dialog that it opens. */
async function openEach(page: Page, buttons: Locator, check: Check, where: string): Promise<void> {
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    await button.click();
    await expect(page.locator(opened).first(), `${where}: ${name}`).toBeVisible();
    await check(`${where}: ${name}`);
    await close(page);
  }
}

/** Opens the menu for each of its items and checks the dialog that the item opens. */
async function openEachItem(page: Page, menu: Locator, check: Check, where: string): Promise<void> {
  const items = page.getByRole('menuitem');
  await menu.click();
  const count = await items.count();
  await close(page);
  for (let index = 0; index < count; index += 1) {
    await menu.click();
    const item = items.nth(index);
    const name = await item.innerText();
    if (!(await item.isEnabled())) {
      await close(page);
      continue;
    }
    await item.click();
    await expect(page.getByRole('menu')).toBeHidden();
    // Some items lead to a screen, which is checked above; one opens the system's file picker.
    const dialog = page.getByRole('dialog');
    await dialog.waitFor({ timeout: 3_000 }).catch(() => {});
    if (new URL(page.url()).pathname !== '/') await page.goto('/');
    else if (await dialog.isVisible()) await check(`${where}: ${name}`);
    await close(page);
  }
}

async function close(page: Page): Promise<void> {
  while (await page.locator(opened).first().isVisible()) {
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
  }
}
