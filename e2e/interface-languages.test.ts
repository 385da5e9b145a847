import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  interfaceLanguages,
  isRightToLeftInterface,
  languageCookie,
} from '../src/shared/interface-languages.ts';
import { exhaustive, exhaustiveExcept, expect, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';

const dist = join(import.meta.dirname, '../dist');
const translated = interfaceLanguages.filter(({ id }) => existsSync(join(dist, id)));

const windows = [
  [320, 640],
  [390, 844],
  [1280, 900],
] as const;

for (const { id, name } of translated) {
  test.describe(name, () => {
    test.use({ locale: id });

    test('opens in the browser’s language, and nothing is cut off or covered', {
      // From right to left, more can go wrong.
      tag: exhaustiveExcept(id === 'ar'),
    }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
      for (const path of ['/', '/subscribe']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', id);
        await expect(page.locator('html')).toHaveCSS('direction', isRightToLeftInterface(id) ? 'rtl' : 'ltr');
        if (path === '/') await page.getByRole('textbox').first().fill('Ahoj! '.repeat(40));
        else await expect(page.locator('[data-plan="premium"]')).toBeVisible();
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          expect.soft(await layoutFaults(page), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('a menu opens once its texts have arrived, and shows no English', { tag: exhaustive }, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.evaluate(() => sessionStorage.clear());
    const held = Promise.withResolvers<void>();
    await page.route('**/interface-de-rest-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const requested = page.waitForRequest('**/interface-de-rest-*.js');
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Konto von/ })).toBeVisible();
    const themes = page.getByRole('button', { name: 'Design', exact: true });
    await themes.click();
    await requested;
    await expect(themes).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole('menuitemradio', { name: 'Grusel' })).toBeVisible();
  });
});

test('Settings open the page in another language and keeps the text and the choice', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const field = page.getByRole('textbox').first();
  await field.fill('Keep this.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'Buttons and messages: English' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Buttons and messages: English' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Zurück zur App' }).click();
  await expect(page.getByRole('tab', { name: 'Aufnahme' })).toBeVisible();
  await expect(field).toHaveValue('Keep this.');
  await expect(page.getByRole('button', { name: /^Sprache, die du sprichst: Englisch/ })).toBeVisible();
  const kept = (await page.context().cookies()).find(({ name }) => name === languageCookie);
  expect(kept?.value).toBe('de');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Seite nicht gefunden');
});

test('without a text, the spoken language is that of the page until another one is chosen', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Buttons and messages: English' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'Zurück zur App' }).click();
  await expect(page.getByRole('button', { name: 'Sprache, die du sprichst: Deutsch' })).toBeVisible();
});

test('long entries of the More menu wrap on the smallest phone', { tag: exhaustive }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/?lang=fr');
  await page.locator('.record-card button[aria-haspopup=menu]').last().click();
  await expect(page.getByRole('menuitem', { name: 'Partager en direct' })).toBeVisible();
  for (const entry of await page.getByRole('menuitem').all())
    await expect(entry).toBeInViewport({ ratio: 1 });
});
