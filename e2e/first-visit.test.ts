import { expect, newEmail, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { toast, translated } from './translation-page.ts';

test('a first visit leads to a saved, translated text that was read aloud in seven presses', async ({
  page,
}) => {
  let presses = 0;
  const press = async (target: ReturnType<typeof page.getByRole>) => {
    presses += 1;
    await target.click();
  };
  const recorder = await openRecorder(page);
  await press(recorder.record);
  await recorder.stop.waitFor();
  await recorder.say('the ship came home');

  // Somebody who asks for a translation while recording doesn't have to press Stop.
  await press(page.getByRole('switch', { name: 'Translate' }));
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rhapsode' });
  await press(dialog.getByRole('checkbox'));
  await press(dialog.getByRole('button', { name: /^Sign in/ }));
  // A new person signs in, so the test account is typed instead of chosen.
  await page.getByRole('textbox', { name: /e-mail/ }).fill(newEmail());
  await press(page.getByRole('button', { name: 'Continue' }));

  // The translation that was asked for has started by itself.
  await expect(toast(page, 'Translation Complete')).toBeVisible();
  await expect(translated(page)).toHaveText(/\S/);
  await press(page.getByRole('button', { name: /^Play/ }));
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
  await press(savedPage(page).save);
  await expect(savedPage(page).toast('Saved!')).toBeVisible();
  expect(presses).toBe(7);
});

test('Save continues after signing in, once', async ({ page }) => {
  const recorder = await openRecorder(page);
  const saved = savedPage(page);
  await recorder.text.fill('kept for later');
  await saved.save.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rhapsode' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Sign in/ }).click();
  await page.getByRole('textbox', { name: /e-mail/ }).fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await page.reload();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
});
