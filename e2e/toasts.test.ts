import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// A failed sign-in is the quickest way to show a toast.
const showToast = async (page: Page) => {
  await page.goto('/?authError=failed');
  const toast = page
    .getByRole('listitem')
    .filter({ hasText: 'Something went wrong with sign-in. Please try again.' });
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  return toast;
};

async function drag(page: Page, x: number, y = 0): Promise<void> {
  const box = await page.getByRole('listitem').filter({ hasText: 'Something went wrong' }).boundingBox();
  if (!box) throw new Error('There is no toast.');
  const [fromX, fromY] = [box.x + 80, box.y + 12];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 6 });
  await page.mouse.up();
}

for (const [side, sign] of [
  ['right', 1],
  ['left', -1],
] as const)
  test(`swiping ${side} more than 50 px dismisses a toast`, {
    tag: [exhaustive, '@R-4.61'],
  }, async ({ page }) => {
    const toast = await showToast(page);
    await drag(page, sign * 30);
    await expect(toast).toBeVisible();
    await drag(page, 0, 60);
    await expect(toast).toBeVisible();
    await drag(page, sign * 60);
    await expect(toast).toBeHidden({ timeout: 1_000 });
  });

test('swiping up dismisses a toast at the top, but not one at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const toast = await showToast(page);
  await drag(page, 0, -60);
  await expect(toast).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await showToast(page);
  await drag(page, 0, -30);
  await expect(toast).toBeVisible();
  await drag(page, 0, -60);
  await expect(toast).toBeHidden({ timeout: 1_000 });
});

test('on a phone a toast does not cover the header', { tag: exhaustive }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const toast = await showToast(page);
  const header = await page.getByRole('banner').boundingBox();
  const box = await toast.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test(`on a phone of ${width} px a toast makes room for an open menu`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const toast = await showToast(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const covers = async () => {
      if (!(await toast.isVisible())) return false;
      const [above, below] = [await toast.boundingBox(), await menu.boundingBox()];
      if (!above || !below) return true;
      return above.y < below.y + below.height && below.y < above.y + above.height;
    };
    await expect.poll(covers).toBe(false);
  });

test('F8 moves focus to the toasts', { tag: [exhaustive, '@R-4.62'] }, async ({ page }) => {
  await showToast(page);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('tabindex'))).toBe('-1');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('sign-in');
});

test('saving offline shows the first toast immediately', {
  tag: ['@R-8.13'],
}, async ({ page, context, signIn, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const settled = page.waitForResponse(/toast-view/);
  await signIn(page);
  await settled;
  await page.getByRole('textbox', { name: 'Transcript' }).fill('Kept for later.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save transcription. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toHaveValue('Kept for later.');
});
