import type { Page } from '@playwright/test';

/** Adds styles to a page. A <style> element would break its content policy; this doesn't. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
