import { installRecognition, type RecognitionControl } from './fakes/recognition.ts';
import { expect, test } from './fixtures.ts';
import { field, tab, toggle, translated, watchTranslations } from './translation-page.ts';

type WithFake = { fakeRecognition: RecognitionControl };

test('speech on a phone is translated when recording stops, and the languages can be swapped', {
  tag: ['@R-4.33'],
}, async ({ page, signIn, becomePremium }) => {
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await becomePremium(page);
  const requests = watchTranslations(page);
  const say = (words: string) =>
    page.evaluate((said) => (window as unknown as WithFake).fakeRecognition.final(said), words);

  await toggle(page).click();
  await page.getByRole('button', { name: /record/i }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as WithFake).fakeRecognition.running))
    .toBe(true);
  await say('the ship came home');
  await say('and the wind turned');
  await expect(field(page)).toHaveValue(/wind turned/);
  expect(requests).toHaveLength(0);
  await page.getByRole('button', { name: /stop/i }).click();
  await expect(translated(page)).toHaveText(/^\[español\] .*wind turned/i);
  expect(requests).toHaveLength(1);
  await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeHidden();

  await page.getByRole('button', { name: 'Swap languages' }).click();
  await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue(/^\[español\]/);
  await tab(page, 'Translated').click();
  await expect(translated(page)).toHaveText(/^the ship came home/i);

  await tab(page, 'Original').click();
  await field(page).press('End');
  await field(page).pressSequentially(' more');
  await expect(translated(page)).toHaveText(/\[English\] \[español\].* more/i);
  await page.getByRole('button', { name: 'Swap languages' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Replace the text with its translation?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await tab(page, 'Original').click();
  await expect(field(page)).toHaveValue(/ more$/);
  expect(requests).toHaveLength(2);
});
