import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { payForPremium } from './premium.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { field, toggle, translated } from './translation-page.ts';

const down = { code: 'provider-unavailable', message: 'Please try again later.' };
const stopServer = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ status: 503, json: down }));
const startServer = (page: Page) => page.unroute('**/api/**');

test('one successful request after an outage brings everything back without a reload', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  const user = await signIn(page);
  await payForPremium(page, user);
  await saveThroughApi(page, user.googleSub, [{ text: 'Kept' }]);
  await stopServer(page);
  await page.reload();
  const { savedTab, recordTab, item } = savedPage(page);
  const upgrade = page.getByRole('banner').getByRole('button', { name: 'Upgrade' });
  await expect(upgrade).toBeVisible();
  await savedTab.click();
  await expect(page.getByText('Error loading saved transcriptions')).toBeVisible();

  await startServer(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(item('Kept')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await expect(upgrade).toHaveCount(0);
  await recordTab.click();
  await expect(page.getByTestId('translations-left')).toContainText('250,000 characters left');
});

test('the account page does not guess the plan during an outage', { tag: exhaustive }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
  await payForPremium(page, await signIn(page));
  await stopServer(page);
  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('We couldn’t load your plan.');
  await expect(plan.getByText('Free', { exact: true })).toHaveCount(0);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${width} pixels wide`).toEqual([]);
  }

  await startServer(page);
  await plan.getByRole('button', { name: 'Try again' }).click();
  await expect(plan.getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test('an earlier translation is marked as out of date when the new text cannot be translated', {
  tag: exhaustive,
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await payForPremium(page, await signIn(page));
  await page.reload();
  await field(page).fill('Good morning, everyone.');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('[español] Good morning, everyone.');
  await expect(page.getByText('Out of date: you’ve edited the text since.')).toHaveCount(0);
  await stopServer(page);
  await field(page).fill('The train leaves at nine.');
  await expect(page.getByText('We couldn’t translate this text.')).toBeVisible();
  await expect(page.getByText('Out of date: you’ve edited the text since.')).toBeVisible();

  await startServer(page);
  await page.getByRole('button', { name: 'Translate now' }).click();
  await expect(translated(page)).toHaveText('[español] The train leaves at nine.');
  await expect(page.getByText('Out of date: you’ve edited the text since.')).toHaveCount(0);
});
