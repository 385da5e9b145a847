import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';
import { field, toggle, translated, watchTranslations } from './translation-page.ts';

test('each sentence is translated while speaking, and an edit translates only its sentence again', async ({
  page,
  signIn,
  becomePremium,
}) => {
  await signIn(page);
  await becomePremium(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^When to translate/ }).click();
  await page.getByRole('option', { name: 'While speaking' }).click();
  const recorder = await openRecorder(page);
  await toggle(page).click();
  const requests = watchTranslations(page);
  await recorder.start();
  await recorder.say('Ann left. She was');
  await expect(translated(page)).toContainText('[español] Ann left.');
  await expect(recorder.stop).toBeVisible();
  await recorder.stop.click();
  await expect(translated(page)).toContainText('[español] She was');
  expect(requests.map((request) => request.postDataJSON().text)).toEqual(['Ann left.', 'She was']);
  expect(requests[1]?.postDataJSON().context).toEqual(['Ann left.']);
  await field(page).fill('Ann left. She was tired.');
  await expect(translated(page)).toContainText('[español] She was tired.');
  expect(requests).toHaveLength(3);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The original and its translation are saved together.').first()).toBeVisible();
  await field(page).hover({ position: { x: 20, y: 10 } });
  await expect(translated(page).locator('.bg-tint')).toHaveText('[español] Ann left.');
});

test('a free user is told that translating while speaking needs Premium or on-device translation', {
  tag: exhaustive,
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^When to translate/ }).click();
  const option = page.getByRole('option', { name: /While speaking/ });
  await expect(option).toContainText('Translating while you speak needs Premium or on-device translation.');
});
