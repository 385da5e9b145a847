import { expect, type Page } from '@playwright/test';

/** A browser without an engine, so that the server transcribes what the microphone plays. */
export async function prepareSpeaker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
    localStorage.setItem('cookiesConsent', 'declined');
    localStorage.setItem('settings', JSON.stringify({ serverSpeechExplained: true }));
  });
}

/** Opens a room with the menu and returns its code. */
export async function goLive(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  return startRoom(page);
}

/** Presses the button of the open panel and returns the room's code. */
export async function startRoom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Go live' }).click();
  return shownCode(page);
}

/** The code in the link that the panel shows. */
export async function shownCode(page: Page): Promise<string> {
  const link = page.getByText(/\/live\/[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
  await expect(link).toBeVisible();
  return new URL(await link.innerText(), 'http://localhost').pathname.split('/').at(-1) ?? '';
}
