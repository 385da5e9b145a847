import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder, recorderOn } from './recorder-page.ts';

const x = (count: number) => 'x'.repeat(count);
const warning = (page: Page) => page.getByTestId('length-warning');
const paused = 'Recording is paused due to length limit. Please save or clear the current transcription.';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('typing and pasting stop at the cap', {
  tag: ['@R-5.9', '@R-5.11', '@R-5.12', '@R-4.22', '@R-2.32'],
}, async ({ page }) => {
  const { text } = await openRecorder(page);
  await text.fill(x(899));
  await expect(warning(page)).toHaveCount(0);
  await text.press('End');
  await page.keyboard.type('y');
  await expect(warning(page)).toContainText('100 characters left');

  await text.fill(x(990));
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(400, 400));
  await paste(page, 'y'.repeat(50));
  await expect(text).toHaveValue(x(400) + 'y'.repeat(10) + x(590));
  await expect(page.getByText('Character Limit Reached').first()).toBeVisible();

  await page.keyboard.type('z');
  await expect(text).toHaveValue(x(400) + 'y'.repeat(10) + x(590));
  await expect(page.getByText('Maximum 1,000 characters allowed.').first()).toBeVisible();

  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 30));
  await paste(page, 'w'.repeat(30));
  await expect(text).toHaveValue('w'.repeat(30) + x(370) + 'y'.repeat(10) + x(590));

  await text.fill(x(1_200));
  await expect(text).toHaveValue(x(1_000));
  await expect(page.getByText('1,000 / 1,000')).toBeVisible();
  await expect(page.getByText('1,000 of 1,000 characters used')).toBeAttached();
});

test('recording stops at the cap', {
  tag: ['@R-4.24', '@R-4.25', '@R-8.24', '@R-8.25', '@R-8.26', '@R-4.26', '@R-4.29'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.text.fill(x(995));
  await recorder.start();
  await recorder.engine('final', 'more words than there is room for');
  await expect(recorder.text).toHaveValue(/^x{995} more$/);
  await expect(page.getByText('Character Limit Reached').first()).toBeVisible();
  await expect(warning(page)).toContainText(paused);
  await expect.poll(recorder.running).toBe(false);
  const starts = await recorder.starts();

  await page.getByRole('button', { name: 'Recording is paused' }).click();
  await expect(page.getByText('Transcription Paused').first()).toBeVisible();
  expect(await recorder.starts()).toBe(starts);
  await expect(page.getByRole('button', { name: 'Save & Start New' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(recorder.text).toHaveValue('');
  await expect(warning(page)).toHaveCount(0);
  await recorder.text.fill(x(998));
  await recorder.start();
  await recorder.engine('final', 'y');
  await expect(recorder.text).toHaveValue(`${x(998)} y`);
  await expect(warning(page)).toContainText(paused);
  await expect.poll(recorder.running).toBe(false);
});

test('edits while recording are kept, and Ctrl+Z undoes phrase by phrase', {
  tag: ['@R-1.2'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('we kept the lamp low');
  await expect(recorder.text).toHaveValue('We kept the lamp low');
  await recorder.text.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(16, 16);
  });
  await page.keyboard.type('s');
  await recorder.engine('interim', 'and');
  await recorder.engine('final', 'and counted the hours');
  await expect(recorder.text).toHaveValue(/^We kept the lamps low[,.]? and counted the hours$/i);
  expect(await recorder.text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(17);
  await page.keyboard.press('Control+z');
  await expect(recorder.text).toHaveValue('We kept the lamps low');
  await page.keyboard.press('Control+z');
  await expect(recorder.text).toHaveValue('We kept the lamp low');
  await page.keyboard.press('Control+Shift+z');
  await expect(recorder.text).toHaveValue('We kept the lamps low');
  await recorder.say('again');
  await expect(recorder.text).toHaveValue(/^We kept the lamps low[,.]? again$/i);
});

test('markup is stripped, whether typed, pasted or spoken', { tag: ['@R-5.7'] }, async ({ page }) => {
  const recorder = await openRecorder(page);
  const payload = 'a <img src=x onerror=window.__p=1> b';
  await recorder.text.focus();
  await paste(page, payload);
  await expect(recorder.text).toHaveValue('a  b');
  await recorder.text.fill('');
  await page.keyboard.type(payload);
  await recorder.text.blur();
  await expect(recorder.text).toHaveValue('a  b');
  await recorder.text.fill('');
  await recorder.start();
  await recorder.engine('final', payload);
  await expect(recorder.text).toHaveValue('A  b');
  expect(await page.evaluate(() => '__p' in window)).toBe(false);
});

test('copy, clear and undo work', { tag: ['@R-2.30', '@R-5.40', '@R-5.41'] }, async ({ page }) => {
  const { text } = await openRecorder(page);
  const written = 'Two lines,\n  kept “exactly” 👩‍👩‍👧 as they are.';
  await text.fill(written);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await clipboard(page)).toBe(written);

  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await clear.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
  await expect(text).toHaveValue(written);
  await clear.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(text).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(written);
});

test('dictated text survives a reload and a crash, but not a clear', { tag: ['@R-10.27'] }, async ({
  page,
  context,
}) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('nine days at sea');
  await recorder.engine('interim', 'and no land');
  await expect(recorder.interim).toHaveText('and no land');
  await page.reload();
  await expect(recorder.text).toHaveValue('Nine days at sea and no land');

  const second = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await second.goto('/');
  const restored = recorderOn(second);
  await expect(restored.text).toHaveValue('Nine days at sea and no land');
  await second.getByRole('button', { name: 'Clear', exact: true }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(restored.text).toHaveValue('');
  await second.reload();
  await expect(restored.text).toHaveValue('');
});

/** Types past a cap and checks the warning at 90%, the cut at the cap and the message. */
async function fillTo(page: Page, cap: number, told: string): Promise<void> {
  const written = (count: number) =>
    page.getByText(`${count.toLocaleString('en')} / ${cap.toLocaleString('en')}`);
  await expect(written(0)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Transcript' });
  const near = cap * 0.9;
  await text.fill(x(near - 1));
  await expect(written(near - 1)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await text.fill(x(near));
  await expect(warning(page)).toBeVisible();
  await text.fill(x(cap + 100));
  await expect(text).toHaveValue(x(cap));
  await expect(page.getByText(told).first()).toBeVisible();
}

test('the invite bonus raises the cap', { tag: [exhaustive, '@R-5.10', '@R-4.23', '@R-5.12'] }, async ({
  page,
  signIn,
}) => {
  await page.route('**/api/invites/benefits/*', (route) =>
    route.fulfill({ json: { extraChars: 500, extraSlots: 5 } }),
  );
  await signIn(page);
  await fillTo(page, 1_500, 'Maximum 1,500 characters allowed.');
});

test('premium text warns at 4,500 characters and is truncated at 5,000', {
  tag: [exhaustive, '@R-5.13', '@R-4.22', '@R-5.9'],
}, async ({ page, signIn }) => {
  await page.route('**/api/subscription/*', (route) =>
    route.fulfill({
      json: { status: 'active', tier: 'premium', subscriptionTier: 'premium', subscriptionPeriodEnd: null },
    }),
  );
  await signIn(page);
  await fillTo(page, 5_000, 'Transcription truncated to 5,000 characters.');
});
