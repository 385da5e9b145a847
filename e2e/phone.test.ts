import type { Locator, Page } from '@playwright/test';
import { exhaustive, expect, inEachFont, test } from './fixtures.ts';
import { playbackOf } from './playback-page.ts';
import { startCheckout } from './premium.ts';
import { openRecorder } from './recorder-page.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { smallTargets } from './touch-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const sentence = 'The ship had been at sea for nine days before anyone spoke of the storm. ';
const record = (page: Page) => page.getByRole('button', { name: 'Start recording' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Transcript' });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether the centre of an element isn't covered by another one. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const answerCookies = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));

inEachFont(() => {
  test('every control is large enough to tap', async ({ page, signIn, consoleErrors }) => {
    test.slow();
    consoleErrors.allow(/404/);
    // Menus grow when they open, so their controls are measured until they are large enough.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/subscribe', '/privacy', '/foo/bar']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
    await answerCookies(page);
    const user = await signIn(page);
    await saveThroughApi(page, user.googleSub, [
      { text: sentence.repeat(4) },
      { text: 'deux', language: 'fr-FR' },
    ]);
    await page.reload();
    await field(page).fill(sentence);
    for (const opener of [
      'Upgrade',
      'Theme',
      /^Voice:/,
      /^Language you speak/,
      /’s account$/,
      'Invite people',
    ]) {
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
      await expect.poll(() => smallTargets(page), { message: String(opener) }).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await savedPage(page).savedTab.click();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    expect.soft(await smallTargets(page), 'saved').toEqual([]);
    await page.goto(await startCheckout(page, user.googleSub));
    expect.soft(await smallTargets(page), 'checkout').toEqual([]);
  });

  test('at 320 px every language fits on one line', { tag: exhaustive }, async ({ page }) => {
    await answerCookies(page);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [language, target] of [
      ['en-US', 'pt-BR'],
      ['zh-CN', 'vi-VN'],
      ['zh-TW', 'id-ID'],
    ]) {
      await page.addInitScript(
        (settings) => localStorage.setItem('settings', settings),
        JSON.stringify({ language, target }),
      );
      await page.goto('/');
      const lines = () =>
        page.getByRole('button', { name: /^Language (you|to)/ }).evaluateAll((buttons) =>
          buttons.map((button) => {
            const range = document.createRange();
            range.selectNodeContents(button.querySelector('.font-semibold') ?? button);
            const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
            const { right } = button.getBoundingClientRect();
            const fits = rects.every((rect) => rect.right <= right);
            return [fits, new Set(rects.map(({ top, height }) => Math.round(top + height / 2))).size];
          }),
        );
      // The prerendered page switches to the user's languages once its script has run.
      await expect.poll(lines, { message: `${language}, ${target}` }).toEqual([
        [true, 1],
        [true, 1],
      ]);
    }
  });

  test('in landscape the record button is next to the text and both are visible', async ({ page }) => {
    await answerCookies(page);
    await page.goto('/');
    await field(page).fill(sentence.repeat(4));
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await save(page).scrollIntoViewIfNeeded();
      const size = `${width} x ${height}`;
      const pane = await boxOf(page.locator('#view-original'));
      const button = await boxOf(record(page));
      const seen = Math.min(pane.bottom, height) - Math.max(pane.y, 0);
      expect(seen, `${size}: visible lines of text`).toBeGreaterThan(3 * 28);
      expect(button.y, size).toBeGreaterThanOrEqual(0);
      expect(button.bottom, size).toBeLessThanOrEqual(height);
      expect(button.x, size).toBeGreaterThanOrEqual(pane.right);
      expect(await isOnTop(save(page)), size).toBe(true);
    }
  });

  test('the cookie banner does not cover the tools or the record button', async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      for (const control of [
        record(page),
        save(page),
        page.getByRole('button', { name: 'Play', exact: true }),
      ])
        expect(await isOnTop(control), size).toBe(true);
      const banner = await boxOf(page.getByRole('region', { name: /cookie/i }));
      expect((await boxOf(record(page))).bottom, size).toBeLessThanOrEqual(banner.y);
      expect(banner.bottom, size).toBeLessThanOrEqual(height);
    }
  });

  test('at 200% zoom the header is complete and nothing is cut off', { tag: exhaustive }, async ({
    page,
    signIn,
  }) => {
    await answerCookies(page);
    await page.setViewportSize({ width: 195, height: 422 });
    await signIn(page);
    await field(page).fill(sentence);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
    for (const control of await page.getByRole('banner').getByRole('button').all()) {
      const { x, right } = await boxOf(control);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(195);
    }
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(4);
  });

  test('with the keyboard open, several lines of text are visible and the cookie banner is hidden', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 450 });
    await page.goto('/');
    await field(page).tap();
    await field(page).fill(sentence.repeat(6));
    const pane = await boxOf(page.locator('#view-original'));
    expect(Math.min(pane.bottom, 450) - Math.max(pane.y, 0)).toBeGreaterThan(4 * 28);
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  });

  test('a denied microphone is explained without moving the record button', {
    tag: [exhaustive, '@R-4.19'],
  }, async ({ page }) => {
    const recorder = await openRecorder(page);
    const before = await boxOf(recorder.record);
    await recorder.start();
    await recorder.engine('error', 'not-allowed');
    await expect(page.getByText(/allow the microphone, then press record again/).last()).toBeVisible();
    await expect(recorder.record).toBeVisible();
    expect((await boxOf(recorder.record)).y).toBe(before.y);
  });

  test('toasts never cover the controls they refer to', async ({ page, signIn }) => {
    await answerCookies(page);
    await signIn(page);
    await field(page).fill(sentence);
    await save(page).tap();
    const view = page.getByRole('button', { name: 'View Saved' });
    await expect(view).toBeVisible();
    await expect.poll(() => isOnTop(view)).toBe(true);
    for (const control of [record(page), save(page), savedPage(page).savedTab])
      expect(await isOnTop(control)).toBe(true);
  });

  test('a premium user has a usable seek bar and the allowances on one line', { tag: exhaustive }, async ({
    page,
    signIn,
    becomePremium,
  }) => {
    await answerCookies(page);
    await signIn(page);
    await becomePremium(page);
    const { write, play, position, voice, option } = playbackOf(page);
    const left = await boxOf(page.getByTestId('translations-left'));
    const speech = await boxOf(page.getByText('5,000 HD characters left', { exact: true }));
    expect(speech.y).toBe(left.y);

    // Long enough to be heard until the bar has been measured.
    await write(sentence.repeat(8));
    await play.tap();
    await expect(position.and(page.locator('input'))).toBeVisible({ timeout: 60_000 });
    expect((await boxOf(position)).width).toBeGreaterThan(120);
    expect(await smallTargets(page)).toEqual([]);

    await voice.click();
    await option('Chloe').click();
    await voice.click();
    await expect(option('Chloe')).toBeInViewport();
    await option('Dorian').scrollIntoViewIfNeeded();
    const place = await boxOf(option('Dorian'));
    await page.getByRole('button', { name: 'Preview Dorian' }).click();
    await expect(page.getByRole('button', { name: 'Stop previewing Dorian' })).toBeVisible();
    expect((await boxOf(option('Dorian'))).y).toBe(place.y);
  });
});

test('every entry of the More menu can be reached on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await answerCookies(page);
  await page.goto('/');
  await field(page).fill(sentence);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  const entries = page.getByRole('menu').locator('[role^=menuitem]:visible:not([data-disabled])');
  await expect(entries.first()).toContainText('Tidy');
  expect(await entries.count()).toBe(5);
  for (const entry of await entries.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(entry)).toBe(true);
  }
});

for (const [opener, opened] of [
  ['Theme', 'menu'],
  [/^Language you speak/, 'dialog'],
] as const)
  test(`a tap that closes what ${opener} opened presses nothing below it`, async ({ page }) => {
    await answerCookies(page);
    const recorder = await openRecorder(page);
    const { x, y, width, height } = await boxOf(record(page));
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.getByRole('button', { name: opener }).tap();
    const list = page.getByRole(opened);
    await expect(list).toBeVisible();
    await tap();
    await expect(list).toHaveCount(0);
    expect(await recorder.starts()).toBe(0);
    await tap();
    await expect(recorder.stop).toBeVisible();
  });
