import type { Page } from '@playwright/test';

/** Headless pages are always visible, so this fakes switching tabs or locking the screen. */
export async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    const state = shown ? 'visible' : 'hidden';
    Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}

/** Hides the page and shows it again immediately. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await setVisible(page, false);
  await setVisible(page, true);
}
