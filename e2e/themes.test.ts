import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
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
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything is examined once in a light and once in a dark theme; in the others contrast, which is all they change. */
async function examine(page: Page, where: string): Promise<void> {
  await page.evaluate(axe);
  for (const { id } of themes) {
    const found = await page.evaluate(async (theme) => {
      document.documentElement.dataset.theme = theme;
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      const whole = theme === 'light' || theme === 'dark';
      const { violations } = await axe.run(whole ? {} : { runOnly: ['color-contrast'] });
      return violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)]);
    }, id);
    expect(found, `${where} in ${id}`).toEqual([]);
  }
}

for (const path of ['/', '/subscribe', '/terms', '/privacy', '/foo/bar']) {
  test(`axe finds nothing on ${path} in any theme`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await examine(page, path);
  });
}

test('axe finds nothing in the dialogs in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const opener of ['About Us', 'Upgrade']) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, opener);
    await page.keyboard.press('Escape');
  }
});
