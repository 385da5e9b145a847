import type { Page } from '@playwright/test';
import { installTranslator } from './fakes/translator.ts';
import { exhaustiveExcept, expect, test } from './fixtures.ts';
import { field, toggle } from './translation-page.ts';

const windows = [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const;

const paragraph = 'The ship had been at sea for nine days before anyone spoke of the storm. ';

/** Where the caret is in the text and in the field, and where the record button is. */
const places = (page: Page) =>
  field(page).evaluate((element: HTMLTextAreaElement) => {
    const button = document.querySelector('.record-dock button[aria-label="Start recording"]');
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return {
      selection: [element.selectionStart, element.selectionEnd],
      top: element.getBoundingClientRect().top,
      scroll: element.closest('.transcript-pane')?.scrollTop,
      button: { x, y, width, height },
    };
  });

for (const [width, height] of windows) {
  test(`at ${width} px, switching Translate moves neither the caret nor the record button`, {
    tag: exhaustiveExcept(width === 1280),
  }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(installTranslator, 'available' as const);
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await signIn(page);
    await field(page).fill(`${paragraph.repeat(2)}\n\n`.repeat(8).trim());
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      element.setSelectionRange(700, 712);
      element.closest('.transcript-pane')?.scrollTo({ top: 120, behavior: 'instant' });
    });
    const before = await places(page);
    expect(before.scroll).toBeGreaterThan(0);
    await toggle(page).click();
    await expect(toggle(page)).toBeChecked();
    await expect(page.getByTestId('translation')).toContainText(/ship/i);
    expect(await places(page)).toEqual(before);
    await toggle(page).click();
    await expect(toggle(page)).not.toBeChecked();
    expect(await places(page)).toEqual(before);
  });
}
