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

const selection = (page: Page) =>
  field(page).evaluate((element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd]);

for (const [width, height] of windows) {
  test(`at ${width} px, switching Translate moves neither the caret nor the record button`, {
    tag: exhaustiveExcept(width === 1280),
  }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(installTranslator, 'available' as const);
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await signIn(page);
    await field(page).fill(`${paragraph.repeat(2)}\n\n`.repeat(6).trim());
    await field(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(700, 712));
    const button = page.getByRole('button', { name: 'Start recording' });
    const place = await button.boundingBox();
    await toggle(page).click();
    await expect(toggle(page)).toBeChecked();
    await expect(page.getByTestId('translation')).toContainText(/ship/i);
    expect(await button.boundingBox()).toEqual(place);
    // Narrow screens show one of the two texts.
    if (width >= 768) expect(await selection(page)).toEqual([700, 712]);
    await toggle(page).click();
    await expect(toggle(page)).not.toBeChecked();
    expect(await button.boundingBox()).toEqual(place);
    expect(await selection(page)).toEqual([700, 712]);
  });
}
