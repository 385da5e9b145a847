import { isDarkTheme, themes } from '../src/shared/themes.ts';
import { expectNoAxeViolations } from './axe.ts';
import { exhaustiveExcept, expect, inEachFont, test } from './fixtures.ts';
import { ownScreens, prepareOwnScreens } from './own-screens.ts';
import { testFonts } from './test-fonts.ts';

test('the picker changes and stores the theme, and the footer logo follows', {
  tag: ['@R-2.65', '@R-2.66', '@R-2.67', '@R-2.63'],
}, async ({ page }) => {
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

test('a stored theme is applied before the first paint', {
  tag: ['@R-2.67'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.addInitScript(() => window.localStorage.setItem('theme', 'ocean'));
  await page.goto('/', { waitUntil: 'load' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('ocean');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(6, 22, 31)',
  );
});

test('the default theme is light even if the system prefers dark', { tag: ['@R-2.68'] }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

const light = themes.filter(({ id }) => id === 'light');

inEachFont((font) => {
  const runs = [{ where: 'the light theme', looks: light, isShort: true }];
  // The layout is the same in every theme, so only one font is tested in all of them.
  if (font === testFonts[0]) runs.push({ where: 'any theme', looks: [...themes], isShort: false });

  for (const { where, looks, isShort } of runs) {
    for (const path of ['/', '/subscribe', '/terms', '/privacy', '/foo/bar']) {
      test(`axe finds nothing on ${path} in ${where}`, {
        tag: exhaustiveExcept(isShort && path === '/'),
      }, async ({ page, consoleErrors }) => {
        consoleErrors.allow(/404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoAxeViolations(page, path, looks);
      });
    }

    for (const { name, open } of ownScreens) {
      test(`axe finds nothing on ${name}, signed in, in ${where}`, {
        tag: exhaustiveExcept(isShort && name === '/library with a selection'),
      }, async ({ page, signIn }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, await prepareOwnScreens(page, signIn));
        await expectNoAxeViolations(page, name, looks);
      });
    }

    for (const opener of ['About Us', 'Upgrade', 'Sign In']) {
      test(`axe finds nothing in the dialog ${opener} in ${where}`, {
        tag: exhaustiveExcept(isShort && opener === 'Sign In'),
      }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoAxeViolations(page, opener, looks);
      });
    }

    test(`axe finds nothing in the user menu in ${where}`, {
      tag: exhaustiveExcept(isShort),
    }, async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, { email: 'two@people.test' });
      await page.getByRole('button', { name: /’s account$/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      // A menu floats above the page and isn't in any of its regions.
      await expectNoAxeViolations(page, 'user menu', looks, ['region']);
    });
  }
});
