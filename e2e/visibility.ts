import type { Page } from '@playwright/test';

/** Headless pages are always in front: what other tabs and lock screens do to a page is told to it instead. */
export async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    const state = shown ? 'visible' : 'hidden';
    Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}

/** Away and back at once. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await setVisible(page, false);
  await setVisible(page, true);
}
