import type { Locator, Page } from '@playwright/test';
import { exhaustive, expect, inEachFont, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { playbackOf } from './playback-page.ts';
import { countRequests, savedPage, saveThroughApi } from './saved-page.ts';
import { field, toast, toggle } from './translation-page.ts';

const sentence = 'The ship had been at sea for nine days before anyone spoke of the storm.';

/** The background of an element, which depends on its state. */
const fill = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return `${backgroundColor} ${backgroundImage}`;
  });

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Desktop and phone window sizes, from large to small. */
const windows = [
  [1280, 900],
  [1024, 730],
  [800, 900],
  [390, 844],
  [320, 568],
] as const;

test.describe('hover and press', () => {
  test('pressed, hovered and resting controls look different', async ({ page }) => {
    await page.goto('/');
    await field(page).fill(sentence);
    for (const control of [
      named(page, 'Play'),
      named(page, 'Save'),
      named(page, 'Copy'),
      named(page, 'Theme'),
      named(page, 'Sign In'),
      named(page, 'Start recording'),
      named(page, /^Language you speak/),
      toggle(page),
    ]) {
      await page.mouse.move(0, 0);
      const rest = await fill(control);
      await control.hover();
      const pointed = await fill(control);
      await page.mouse.down();
      const pressed = await fill(control);
      // Releasing elsewhere cancels the press.
      await page.mouse.move(0, 0);
      await page.mouse.up();
      expect(new Set([rest, pointed, pressed]).size, `${control}`).toBe(3);
    }
  });

  test('disabled controls do not react to the pointer', { tag: exhaustive }, async ({ page }) => {
    await page.goto('/');
    for (const control of [named(page, 'Save'), named(page, 'Copy')]) {
      await expect(control).toBeDisabled();
      const rest = await fill(control);
      await control.hover({ force: true });
      expect(await fill(control)).toBe(rest);
    }
  });
});

test('an expired session shows Sign In Required when translating', {
  tag: ['@R-8.8'],
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await signIn(page);
  await field(page).fill(sentence);
  await page.route('**/api/translate', (route) =>
    route.fulfill({ status: 401, json: { code: 'sign-in-required', message: 'Please sign in.' } }),
  );
  await toggle(page).click();
  await expect(toast(page, 'Sign In Required')).toBeVisible();
  await expect(field(page)).toHaveValue(sentence);
});

/** The ancestor that cuts off an element's focus ring, if any. */
const clippingAncestor = (locator: Locator) =>
  locator.evaluate(async (element) => {
    // While a list is opening, rounding makes it slightly smaller than its items.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return 'no ring';
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const ring = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowY, contentVisibility } = getComputedStyle(box);
      if (overflowY === 'visible' && contentVisibility !== 'auto') continue;
      const frame = box.getBoundingClientRect();
      if (
        ring.left - reach < frame.left ||
        ring.right + reach > frame.right ||
        ring.top - reach < frame.top ||
        ring.bottom + reach > frame.bottom
      )
        return box.className || box.tagName;
    }
    return null;
  });

inEachFont(() => {
  test('a busy button keeps its width and focus and ignores a second press', async ({ page, signIn }) => {
    await signIn(page);
    const { text, save, toast: said } = savedPage(page);
    const posts = countRequests(page, 'POST', /^\/api\/transcriptions$/);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/transcriptions', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await text.fill(sentence);
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await save.boundingBox();
      if (width === 1280) {
        await save.focus();
        await page.keyboard.press('Enter');
        await expect(save).toHaveAttribute('aria-busy', 'true');
        await page.keyboard.press('Enter');
      }
      expect((await save.boundingBox())?.width).toBe(before?.width);
    }
    await expect(save).toBeFocused();
    held.resolve();
    await expect(said('Saved!')).toBeVisible();
    expect(posts()).toBe(1);
    await expect(save).toBeEnabled();
  });

  test('Try again stays in place', { tag: [exhaustive, '@R-8.18'] }, async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.allow(/500/);
    await page.route('**/api/transcriptions/user/*', (route) => route.fulfill({ status: 500 }));
    await signIn(page);
    await savedPage(page).savedTab.click();
    const again = named(page, 'Try again');
    await again.focus();
    const place = await again.boundingBox();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/transcriptions/user/*', async (route) => {
      await held.promise;
      await route.fulfill({ status: 500 });
    });
    await page.keyboard.press('Enter');
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Error loading saved transcriptions')).toBeVisible();
    expect(await again.boundingBox()).toEqual(place);
    held.resolve();
    await expect(again).not.toHaveAttribute('aria-busy');
    await expect(again).toBeFocused();
  });

  test('losing the network does not move the record button', { tag: exhaustive }, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await page.goto('/');
    const record = named(page, 'Start recording');
    // Showing a toast loads the last missing chunk, so that nothing has to load while offline.
    await toggle(page).click();
    await named(page, 'Dismiss').click();
    // The dialog to sign in.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const place = await record.boundingBox();
      await context.setOffline(true);
      await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
      expect(await record.boundingBox(), `${width} x ${height}`).toEqual(place);
      await context.setOffline(false);
      await expect(page.getByText('You’re offline', { exact: true })).toBeHidden();
    }
  });

  test('a warning does not move the record button or push the tools under it', { tag: exhaustive }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await page.goto('/');
    const record = named(page, 'Start recording');
    await field(page).fill(sentence);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const place = await record.boundingBox();
      await field(page).fill(sentence.repeat(13));
      await expect(page.getByTestId('length-warning')).toBeVisible();
      expect(await record.boundingBox(), `${width} x ${height}`).toEqual(place);
      await field(page).fill(sentence);
      await expect(page.getByTestId('length-warning')).toBeHidden();
    }
    await field(page).fill(sentence.repeat(14));
    await expect(named(page, 'Save & Start New')).toBeVisible();
    const save = await named(page, 'Save').boundingBox();
    const paused = await named(page, 'Recording is paused').boundingBox();
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(paused?.y ?? 0);
  });

  test('on a desktop the cookie banner covers nothing and answering it does not move the record button', {
    tag: exhaustive,
  }, async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [1024, 640],
      [1024, 730],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await layoutFaults(page), `${width} x ${height}`).toEqual([]);
    }
    const record = named(page, 'Start recording');
    const place = await record.boundingBox();
    await named(page, 'Decline').click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    expect(await record.boundingBox()).toEqual(place);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('keyboard: voice previews and long items show their full focus ring', { tag: exhaustive }, async ({
      page,
      signIn,
    }) => {
      const user = await signIn(page);
      await saveThroughApi(page, user.googleSub, [{ text: sentence.repeat(8) }]);
      await page.reload();
      await playbackOf(page).voice.click();
      const sample = page.getByRole('button', { name: /^Preview / }).first();
      await page.keyboard.press('Tab');
      await sample.focus();
      expect(await clippingAncestor(sample)).toBeNull();
      await page.keyboard.press('Escape');
      await savedPage(page).savedTab.click();
      const more = named(page, 'Show more');
      await page.keyboard.press('Tab');
      await more.focus();
      expect(await clippingAncestor(more)).toBeNull();
    });
  });
});
