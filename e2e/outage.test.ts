import { expect, test } from './fixtures.ts';
import { payForPremium } from './premium.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';

test('one successful request after an outage brings everything back without a reload', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  const user = await signIn(page);
  await payForPremium(page, user);
  await saveThroughApi(page, user.googleSub, [{ text: 'Kept' }]);
  const down = { code: 'provider-unavailable', message: 'Please try again later.' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: down }));
  await page.reload();
  const { savedTab, recordTab, item } = savedPage(page);
  const upgrade = page.getByRole('banner').getByRole('button', { name: 'Upgrade' });
  await expect(upgrade).toBeVisible();
  await savedTab.click();
  await expect(page.getByText('Error loading saved transcriptions')).toBeVisible();

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(item('Kept')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await expect(upgrade).toHaveCount(0);
  await recordTab.click();
  await expect(page.getByTestId('translations-left')).toContainText('250,000 characters left');
});
