import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { saveThroughApi } from './saved-page.ts';

// German words are long, and DejaVu Sans is wide.
test.use({
  viewport: { width: 320, height: 760 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
  font: 'DejaVu Sans',
});

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined')));

async function signInWithText(
  page: Page,
  signIn: (page: Page) => Promise<{ googleSub: string }>,
): Promise<void> {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, [{ text: 'Das Schiff war schon neun Tage auf See.' }]);
  await page.reload();
}

/** The number of lines of text in an element. */
const linesOf = (element: Locator) =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('the name of the saved tab is complete beside its dot', async ({ page, signIn }) => {
  await signInWithText(page, signIn);
  await expect(page.getByTestId('saved-dot')).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Gespeichert' });
  expect(await linesOf(tab.getByText('Gespeichert', { exact: true }))).toBe(1);
});

test('the language of a conversation is not broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/conversation');
  const language = page.getByRole('button', { name: /^Du sprichst/ });
  expect(await linesOf(language.getByText('Deutsch').first())).toBe(1);
});

test('the hints of the search fields are complete', async ({ page, signIn }) => {
  await signInWithText(page, signIn);
  const room = (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return input.clientWidth - padding - pen.measureText(input.placeholder).width;
    });
  await page.getByRole('tab', { name: 'Gespeichert' }).click();
  expect(await room(page.getByRole('textbox', { name: 'Gespeicherte Texte durchsuchen' }))).toBeGreaterThan(
    0,
  );
  await page.goto('/library');
  const field = page.getByRole('textbox', { name: 'Titel und Texte durchsuchen' });
  await expect.poll(() => room(field)).toBeGreaterThan(0);
});

test('the facts of an open saved text have the whole width', async ({ page, signIn }) => {
  const user = await signIn(page);
  const text = 'Das Schiff war schon neun Tage auf See. '.repeat(5);
  await saveThroughApi(page, user.googleSub, [{ text }]);
  await page.setViewportSize({ width: 390, height: 760 });
  await page.reload();
  await page.getByRole('tab', { name: 'Gespeichert' }).click();
  const facts = page.getByTestId('saved-scroll').locator('li p').last();
  await facts.getByRole('button').click();
  await expect.poll(async () => (await facts.boundingBox())?.width).toBeGreaterThan(250);
});

test('the progress of invitations has the whole width for its words', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Leute einladen' }).click();
  const words = page.getByText('Noch ist niemand dazugekommen');
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(200);
});

test('the rings around the fields for names are whole and cover nothing', async ({ page, signIn }) => {
  /** The box of the field with the ring around it. */
  const ringOf = (field: Locator) =>
    field.evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input);
      const ring = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
      const { top, bottom, right } = input.getBoundingClientRect();
      return { top: top - ring, bottom: bottom + ring, right: right + ring };
    });
  await signInWithText(page, signIn);
  await page.getByRole('textbox').first().fill('Das Schiff war schon neun Tage auf See.');
  const bar = page.getByTestId('document-row');
  await bar.getByRole('button').first().click();
  const ring = await ringOf(bar.getByRole('textbox'));
  const card = await page.locator('.record-card').boundingBox();
  const state = await bar.getByRole('status').boundingBox();
  expect(ring.top).toBeGreaterThan(card?.y ?? 0);
  expect(ring.right).toBeLessThan(state?.x ?? 0);

  await page.goto('/library');
  const row = page.locator('li[data-id]');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  const facts = await row.locator('p').last().boundingBox();
  expect((await ringOf(row.getByRole('textbox'))).bottom).toBeLessThanOrEqual((facts?.y ?? 0) + 1);
});

test('the name of an imported text has room beside its parts', async ({ page }) => {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importieren', exact: true }).click();
  const buffer = Buffer.from('Das Schiff war schon neun Tage auf See. '.repeat(60));
  await (await chooser).setFiles({ name: 'Reisen in den Norden.txt', buffer, mimeType: 'text/plain' });
  const title = page.getByTestId('document-row').getByText('Reisen in den Norden');
  const next = page.getByRole('button', { name: 'Nächster Teil' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(next).toBeVisible();
    await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(100);
  }
});

test('every voice has room for its description', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Stimme:/ }).click();
  const options = page.getByRole('option');
  // With other voices and in other languages, the descriptions take several lines.
  await options
    .nth(2)
    .locator('.text-xs')
    .first()
    .evaluate((detail) => {
      detail.textContent = 'Poetisch erzählend, für lange Geschichten und Gedichte';
    });
  const previews = page.getByRole('dialog').locator('button');
  for (const index of [1, 2, 3]) {
    const option = options.nth(index);
    const { excess, middle } = await option.evaluate((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { excess: row.scrollHeight - row.clientHeight, middle: top + height / 2 };
    });
    expect(excess).toBe(0);
    const preview = await previews.nth(index).boundingBox();
    expect(Math.abs((preview?.y ?? 0) + (preview?.height ?? 0) / 2 - middle)).toBeLessThan(2);
  }
});
