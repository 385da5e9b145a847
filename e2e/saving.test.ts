import { exhaustive, expect, test } from './fixtures.ts';
import { isUncovered } from './is-uncovered.ts';
import { countRequests, savedPage, saveThroughApi } from './saved-page.ts';
import { translated } from './translation-page.ts';

test('saving and the saved list ask visitors to sign in and send nothing', {
  tag: ['@R-5.18', '@R-8.20', '@R-7.23'],
}, async ({ page }) => {
  const calls = countRequests(page, 'POST', /^\/api\/transcriptions/);
  const reads = countRequests(page, 'GET', /^\/api\/transcription/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const saved = savedPage(page);
  await expect(saved.save).toBeDisabled();
  await saved.text.fill('hello world');
  await saved.save.click();
  await expect(saved.toast('Login Required')).toBeVisible();
  await expect(saved.toast('Please sign in to save your transcription')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(saved.text).toHaveValue('hello world');
  // The toast doesn't cover the cookie banner.
  expect(await isUncovered(page.getByRole('button', { name: 'Accept' }))).toBe(true);

  await saved.savedTab.click();
  await expect(page.getByText('Please sign in to view your saved transcriptions.')).toBeVisible();
  await expect(saved.dot).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect([calls(), reads()]).toEqual([0, 0]);
});

test('saving works up to the limit and explains the limit', {
  tag: ['@R-8.14', '@R-2.33', '@R-7.25', '@R-5.19', '@R-8.11', '@R-10.27'],
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/403/);
  const user = await signIn(page);
  const saved = savedPage(page);
  const posts = countRequests(page, 'POST', /^\/api\/transcriptions$/);
  await saved.text.fill('the first text');
  await expect(saved.dot).toHaveCount(0);
  const posted = page.waitForRequest('**/api/transcriptions');
  await saved.save.dblclick();
  const sent = { text: 'the first text', language: 'en-US', userId: user.googleSub };
  expect((await posted).postDataJSON()).toEqual(sent);
  expect((await posted).headers()['text-source']).toBe('typed');
  await expect(saved.toast('Saved!')).toBeVisible();
  await expect(saved.dot).toBeVisible();
  expect(posts()).toBe(1);
  await expect(saved.text).toHaveValue('the first text');
  await page.getByRole('button', { name: 'View Saved' }).click();
  await expect(saved.item('the first text')).toBeVisible();
  await expect(saved.items).toHaveCount(1);

  // A saved text is no longer a draft; the reloaded list still has it.
  await page.reload();
  await expect(saved.text).toHaveValue('');
  await expect(saved.dot).toBeVisible();

  await saveThroughApi(page, user.googleSub, [{ text: 'two' }, { text: 'three' }, { text: 'four' }]);
  await saved.text.fill('the fifth text');
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();

  // By now, the page knows that all slots are taken. An empty text is a new beginning.
  await saved.text.fill('');
  await saved.text.fill('one too many');
  await saved.save.click();
  const dialog = page.getByRole('dialog', { name: 'Save Limit Reached' });
  await expect(dialog).toContainText(
    "You've reached your free save limit. Upgrade to premium for more storage.",
  );
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saved.text).toHaveValue('one too many');

  // If the page wrongly assumes a free slot, the server refuses.
  await page.route('**/api/transcription-allowance/*', (route) =>
    route.fulfill({ json: { allowed: true, remaining: 1, limit: 5, tier: 'free' } }),
  );
  await page.reload();
  await saved.text.fill('one too many');
  await saved.save.click();
  await expect(saved.toast('Transcription Limit Reached')).toBeVisible();
  await expect(
    saved.toast("You've reached your free save limit. Upgrade to premium for more storage."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('Save & Start New keeps the text until it is saved', {
  tag: [exhaustive, '@R-8.13', '@R-4.26', '@R-4.27', '@R-4.28'],
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/500|ERR_FAILED/);
  await signIn(page);
  const saved = savedPage(page);
  const startNew = page.getByRole('button', { name: 'Save & Start New' });
  const full = 'word '.repeat(200);
  await saved.text.fill(full);
  await expect(startNew).toBeVisible();

  // The first response is lost and the second is an error; the text is still saved exactly once.
  let turn = 0;
  await page.route('**/api/transcriptions', async (route) => {
    turn += 1;
    if (turn === 1) {
      await route.fetch();
      await route.abort();
    } else if (turn === 2)
      await route.fulfill({ status: 500, json: { code: 'internal', message: 'inside' } });
    else await route.fallback();
  });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await startNew.click();
    await expect.poll(() => turn).toBe(attempt);
    await expect(saved.toast('Failed to save transcription. Please try again.')).toBeVisible();
    await expect(saved.text).toHaveValue(full);
    await expect(startNew).toBeEnabled();
  }
  await startNew.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await expect(saved.text).toHaveValue('');
  await expect(startNew).toHaveCount(0);
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
});

test('a text and its translation are one document, which two devices can change', async ({
  page,
  signIn,
  browser,
  consoleErrors,
}) => {
  // The response to the slower device.
  consoleErrors.allow(/412/);
  await signIn(page);
  const saved = savedPage(page);
  await saved.text.fill('Good morning. The house is big.');
  await page.getByRole('switch', { name: 'Translate' }).click();
  await expect(translated(page)).toContainText('[español]');
  await saved.save.click();
  await expect(saved.toast('The original and its translation are saved together.')).toBeVisible();
  await saved.text.fill('Good morning. The house is very big.');
  await saved.save.click();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
  await expect(saved.items.first()).toContainText('very big');

  // The other device opens it with its translation.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto('/');
  const there = savedPage(other);
  await there.savedTab.click();
  await there.items.first().getByRole('button', { name: 'Open in recorder' }).click();
  await expect(there.text).toHaveValue('Good morning. The house is very big.');
  await there.text.fill('Changed there.');
  await there.save.click();
  // The toast may already have made room for the one about the used-up translations.
  await expect(other.getByTestId('document-row')).toContainText(/Changed there\..*Saved \d/s);
  await context.close();

  await saved.recordTab.click();
  await saved.text.fill('Changed here.');
  await saved.save.click();
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(dialog).toContainText('Changed there.');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(2);
  await expect(saved.items.first()).toContainText('Changed here.');
  await expect(saved.items.last()).toContainText('Changed there.');
});

test('“Save as new” makes another entry, also on a phone', { tag: exhaustive }, async ({ page, signIn }) => {
  await signIn(page);
  const saved = savedPage(page);
  await saved.text.fill('one');
  await saved.save.click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Document options' }).click();
    await page.getByRole('menuitem', { name: 'Save as new' }).click();
  }
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(3);
});
