import type { Page } from '@playwright/test';
import { installRecognition } from './fakes/recognition.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder, recorderOn } from './recorder-page.ts';
import { countRequests, savedPage } from './saved-page.ts';

const x = (count: number) => 'x'.repeat(count);
const warning = (page: Page) => page.getByTestId('length-warning');
const notice = (page: Page) => page.getByTestId('overflow');
const prepare = async (page: Page) => {
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
};

test('keeps the spoken words that do not fit until the user adds or discards them', async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.text.fill(x(995));
  await recorder.start();
  await recorder.engine('final', 'more words than fit');
  await expect(warning(page)).toContainText('3 words didn’t fit and will start your next text.');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(notice(page)).toContainText('3 words didn’t fit in your last text.');
  await page.reload();
  await notice(page).getByRole('button', { name: 'Add to text' }).click();
  await expect(recorder.text).toHaveValue(/^words than fit$/i);
  await expect(notice(page)).toHaveCount(0);
});

test('Save & Start New starts the next text with the words that did not fit', async ({ page, signIn }) => {
  await prepare(page);
  await signIn(page);
  const recorder = recorderOn(page);
  const saved = savedPage(page);
  await recorder.text.fill(x(995));
  await recorder.start();
  await recorder.engine('final', 'more words than fit');
  await expect.poll(recorder.running).toBe(false);
  await page.getByRole('button', { name: 'Save & Start New' }).click();
  await expect(recorder.text).toHaveValue(/^words than fit$/i);
  await recorder.start();
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(1);
});

test('continues in a new text when the text is full, if the user wants that', { tag: exhaustive }, async ({
  page,
  signIn,
}) => {
  await prepare(page);
  await signIn(page);
  const calls = countRequests(page, 'POST', /^\/api\/transcriptions/);
  const recorder = recorderOn(page);
  const saved = savedPage(page);
  await recorder.text.fill(x(900));
  await recorder.start();
  await page.getByRole('switch', { name: 'When full, save and keep recording' }).click();
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/transcriptions', async (route) => {
    await held;
    await route.continue();
  });
  await recorder.text.fill(x(995));
  await recorder.engine('final', 'more words than fit');
  await expect(warning(page)).toContainText('Recording continues.');
  await recorder.engine('final', 'and even more of them');
  expect(await recorder.running()).toBe(true);
  respond();
  await expect(saved.toast('Saved!')).toBeVisible();
  await expect(recorder.text).toHaveValue(/^words than fit and even more of them$/i);
  await recorder.engine('final', 'still recording');
  await expect(recorder.text).toHaveValue(/of them[,.]? still recording$/i);
  expect([await recorder.running(), await recorder.starts(), calls()]).toEqual([true, 1, 1]);
  await expect(warning(page)).toHaveCount(0);
});

test('pauses with all words kept when the full text cannot be saved', { tag: exhaustive }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await prepare(page);
  await signIn(page);
  const recorder = recorderOn(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'When full, save and keep recording' }).click();
  await page.getByRole('link', { name: 'Back to App' }).click();
  await page.route('**/api/transcriptions', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'inside' } }),
  );
  await recorder.text.fill(x(995));
  await recorder.start();
  await recorder.engine('final', 'more words than fit');
  await expect.poll(recorder.running).toBe(false);
  await expect(warning(page)).toContainText('Recording is paused due to length limit.');
  await expect(warning(page)).toContainText('3 words didn’t fit');
  await expect(recorder.text).toHaveValue(/^x{995} more$/);

  await page.unroute('**/api/transcriptions');
  await page.getByRole('button', { name: 'Save & Start New' }).click();
  await expect(recorder.text).toHaveValue(/^words than fit$/i);
});
