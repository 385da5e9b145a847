import type { Locator, Page } from '@playwright/test';
import { exhaustive, expect, inEachFont, test } from './fixtures.ts';
import { installFakeVoice, playbackOf } from './playback-page.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';

const sentence = 'The ship had been at sea for nine days before anyone spoke of the storm.';

/** The computed background colour of an element or of its pseudo-element. */
const backgroundOf = (locator: Locator, part: string | null = null) =>
  locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selected, pressed and hovered controls look different', { tag: exhaustive }, async ({
    page,
    signIn,
  }) => {
    const user = await signIn(page);
    await saveThroughApi(page, user.googleSub, [{ text: 'one' }, { text: 'zwei', language: 'de-DE' }]);
    await page.reload();
    const { savedTab, recordTab } = savedPage(page);
    expect(await backgroundOf(recordTab)).not.toBe(await backgroundOf(savedTab));
    const views = page.getByRole('tablist', { name: 'Original or translated text' }).getByRole('tab');
    expect(await backgroundOf(views.first())).not.toBe(await backgroundOf(views.last()));
    const toggle = page.getByRole('switch', { name: 'Translate' });
    const off = await backgroundOf(toggle);
    await toggle.click();
    await expect(toggle).toBeChecked();
    // The colour changes gradually.
    await expect.poll(() => backgroundOf(toggle)).not.toBe(off);
    await expect
      .poll(async () => (await backgroundOf(toggle.locator('span'))) === (await backgroundOf(toggle)))
      .toBe(false);
    await savedTab.click();
    const chip = page.getByRole('button', { name: /^German/ });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const english = await backgroundOf(page.getByRole('button', { name: /^English/ }));
    await expect.poll(() => backgroundOf(chip)).not.toBe(english);
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    const [first, second] = [page.getByRole('menuitemradio').nth(0), page.getByRole('menuitemradio').nth(1)];
    expect(await backgroundOf(first)).not.toBe(await backgroundOf(second));
    const swatches = await page
      .locator('[role="menuitemradio"] [data-theme]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(swatches).size).toBe(8);
  });

  test('the record button and the focused field have an outline, and the system draws the seek bar', {
    tag: exhaustive,
  }, async ({ page }) => {
    await installFakeVoice(page);
    await page.goto('/');
    await page.evaluate(() => window.fakeSynthesis.hold(true));
    const { field, play, position } = playbackOf(page);
    const border = (locator: Locator, part: string | null = null) =>
      locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).borderTopWidth, part);
    expect(await border(page.getByRole('button', { name: 'Start recording' }))).not.toBe('0px');
    await field.fill(sentence);
    expect(await border(page.locator('.focus-pane'), '::after')).toBe('2px');
    await play.click();
    await expect(position).toBeVisible();
    expect(await position.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
  });
});

/** The first ancestor that cuts off the focus ring, if any. */
const clippedRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'nothing has focus';
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return 'no ring';
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right } = focused.getBoundingClientRect();
    for (let box = focused.parentElement; box; box = box.parentElement) {
      const { overflowX, contentVisibility } = getComputedStyle(box);
      if (overflowX === 'visible' && contentVisibility !== 'auto') continue;
      const frame = box.getBoundingClientRect();
      if (left - reach < frame.left || right + reach > frame.right) return box.className;
    }
    return null;
  });

test('keyboard: the languages, the swap button and the views follow the visual order', async ({ page }) => {
  await page.goto('/');
  const stops = [
    'Language you speak',
    'Swap languages',
    'Language to translate into',
    'Translate',
    'Original',
  ];
  await page.getByRole('button', { name: /^Language you speak/ }).focus();
  for (const name of stops) {
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''),
      )
      .toContain(name);
    await page.keyboard.press('Tab');
  }
});

test('keyboard: the current item of a menu and a list has a focus ring', async ({ page }) => {
  await page.goto('/');
  const outline = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outlineStyle);
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  expect(await outline(page.getByRole('menuitemradio').first())).toBe('solid');
  await page.keyboard.press('Escape');
  await expect(theme).toBeFocused();
  const language = page.getByRole('button', { name: /^Language you speak/ });
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => outline(page.getByRole('option', { name: 'Spanish' }))).toBe('solid');
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
});

inEachFont(() => {
  test('keyboard: every control of the saved list shows its full focus ring', async ({ page, signIn }) => {
    const user = await signIn(page);
    await saveThroughApi(page, user.googleSub, [
      { text: sentence.repeat(8) },
      { text: 'zwei', language: 'de-DE' },
    ]);
    await page.reload();
    await savedPage(page).savedTab.click();
    await savedPage(page).search.focus();
    const names: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      expect(await clippedRing(page)).toBeNull();
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual(expect.arrayContaining(['Copy', 'Open in recorder', 'Delete']));
  });

  test('keyboard: the skip link comes first, is large enough and skips the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    const box = await skip.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Record' })).toBeFocused();
  });

  test('several lines of the text and its translation are visible at 200% zoom', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Transcript' }).fill(sentence.repeat(4));
    const heightOf = (selector: string) => page.locator(selector).evaluate((pane) => pane.clientHeight);
    expect(await heightOf('#view-original .transcript-pane')).toBeGreaterThan(28 * 4);
    await page.getByRole('tab', { name: 'Translated' }).click();
    expect(await heightOf('#view-translated section')).toBeGreaterThan(28 * 4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });

  test('the prices and features of the plans are aligned', { tag: exhaustive }, async ({ page }) => {
    await page.goto('/subscribe');
    const plans = page.locator('[data-plan]');
    await expect(plans).toHaveCount(2);
    const tops = (selector: string) =>
      plans.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    for (const selector of ['h2', 'p:has(> .text-3xl)', 'ul']) {
      const [free, premium] = await tops(selector);
      expect(free, selector).toBe(premium);
    }
  });

  test('the main screen prints only its full text', { tag: exhaustive }, async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Transcript' });
    await field.fill(`${sentence}\n`.repeat(13));
    await page.emulateMedia({ media: 'print' });
    await expect(field).toBeVisible();
    for (const name of ['Start recording', 'Save', 'Upgrade', 'Decline']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    const [card, text] = await Promise.all([page.locator('.record-card').boundingBox(), field.boundingBox()]);
    expect(card?.height).toBeGreaterThanOrEqual(text?.height ?? Number.POSITIVE_INFINITY);
  });
});
