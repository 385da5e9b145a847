import { exhaustive, expect, newEmail, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { userMenu } from './sign-in-steps.ts';

test('an account is opened from the menu, deleted, and restored by signing in', async ({ page, signIn }) => {
  const email = newEmail();
  await signIn(page, { email });
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText(email);
  await expect(page.getByRole('progressbar', { name: 'Translation' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  const download = page.waitForResponse(/\/api\/account\/[^/]+\/export$/);
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).headers()['content-type']).toBe('application/zip');
  expect((await saved).suggestedFilename()).toMatch(/^rhapsode-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session');

  await signIn(page, { email });
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Your account won’t be deleted')).toBeVisible();
});

test('the account screen fits every window', { tag: exhaustive }, async ({ page, signIn }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page, { returnTo: '/account' });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Saved transcriptions' })).toBeVisible();
    expect(await layoutFaults(page), `${width} pixels wide`).toEqual([]);
  }
});
