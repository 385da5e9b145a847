import type { Page, Request } from '@playwright/test';
import { caseSensitive } from './case-sensitive.ts';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Transcript' });
export const toggle = (page: Page) => page.getByRole('switch', { name: 'Translate' });
export const translated = (page: Page) => page.getByTestId('translation');
export const tab = (page: Page, name: 'Original' | 'Translated') =>
  page.getByRole('tab', { name, exact: true });
export const toast = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: caseSensitive(title) });
export const left = (page: Page) => page.getByTestId('translations-left');

export function watchTranslations(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/translate')) requests.push(request);
  });
  return requests;
}

async function choose(page: Page, selector: RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: selector }).click();
  await page.getByRole('option', { name }).first().click();
}

export const chooseTarget = (page: Page, name: string) => choose(page, /^Language to translate into/, name);
export const chooseSpoken = (page: Page, name: string) => choose(page, /^Language you speak/, name);
