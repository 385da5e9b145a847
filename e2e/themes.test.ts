import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isDarkTheme, themes } from '../src/shared/themes.ts';
import { expect, test } from './fixtures.ts';

test('R-2.65 R-2.66 R-2.67 R-2.63 the picker changes, stores and keeps the theme; the footer logo follows', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  const items = page.getByRole('menuitemradio');
  await expect(items).toHaveText(themes.map((theme) => theme.name));
  const grounds = new Set<string>();
  for (const { id, name } of themes) {
    await page.getByRole('menuitemradio', { name }).click();
    expect(await page.evaluate(() => window.localStorage.getItem('theme'))).toBe(id);
    const look = await page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      const themeColor = document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
      return { backgroundColor, colorScheme, themeColor };
    });
    expect(look.colorScheme).toBe(isDarkTheme(id) ? 'dark' : 'light');
    grounds.add(`${look.backgroundColor} ${look.themeColor}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`[data-logo="${isDarkTheme(id) ? 'on-dark' : 'on-light'}"]`)).toBeVisible();
    await expect(footer.locator(`[data-logo="${isDarkTheme(id) ? 'on-light' : 'on-dark'}"]`)).toBeHidden();
  }
  expect(grounds.size).toBe(8);
});

test('R-2.67 a stored theme is there before the first paint, without script of the bundle', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.addInitScript(() => window.localStorage.setItem('theme', 'ocean'));
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('ocean');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(6, 22, 31)',
  );
});

test('R-2.68 the system’s preference for dark does not matter', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

/** What a theme can break is contrast; everything else is looked at once in a light and once in a dark one. */
const examine = async (page: Page, theme: string, part = 'html') => {
  const axe = new AxeBuilder({ page }).include(part);
  const { violations } = await (theme === 'light' || theme === 'dark'
    ? axe
    : axe.withRules('color-contrast')
  ).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
};

for (const { id } of themes) {
  test(`axe finds nothing in any screen in ${id}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404/);
    await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), id);
    for (const path of ['/foo/bar', '/privacy', '/terms', '/subscribe', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await examine(page, id), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'About Us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await examine(page, id, '[role=dialog]')).toEqual([]);
  });
}
