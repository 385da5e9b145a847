import { expect, test } from './fixtures.ts';
import { saveThroughApi } from './saved-page.ts';

test('a colleague without an account reads a shared copy until it is revoked', async ({
  page,
  browser,
  baseURL,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, [{ text: 'The north pier reopens on <b>Monday</b>' }]);
  await page.goto('/library');
  await page.getByRole('button', { name: /^More actions for The north pier/ }).click();
  await page.getByRole('menuitem', { name: 'Share a copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a copy' });
  await dialog.getByRole('radio', { name: 'One day' }).check();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  const reader = await browser.newContext({ baseURL: baseURL ?? '' });
  const copy = await reader.newPage();
  const read = async () => (await copy.goto(new URL(link).pathname))?.status();
  expect(await read()).toBe(200);
  await expect(copy.getByText('Shared by Ann')).toBeVisible();
  await expect(copy.getByText(/north pier reopens/).first()).toBeVisible();
  expect(await copy.content()).not.toContain(user.email);

  await page.goto('/account');
  const copies = page.getByRole('region', { name: 'Shared copies' });
  await expect(copies).toContainText('Opened once');
  await copies.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(copies).toContainText('You aren’t sharing anything.');
  expect(await read()).toBe(404);
  await expect(copy.getByText('This page isn’t available')).toBeVisible();
  await reader.close();
});
