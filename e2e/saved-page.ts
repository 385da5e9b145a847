import { expect, type Locator, type Page } from '@playwright/test';
import type { LanguageCode } from '../src/shared/languages.ts';

export function savedPage(page: Page) {
  return {
    text: page.getByRole('textbox', { name: 'Transcript' }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    savedTab: page.getByRole('tab', { name: /^Saved Transcriptions/ }),
    recordTab: page.getByRole('tab', { name: /^Record/ }),
    dot: page.getByTestId('saved-dot'),
    search: page.getByRole('textbox', { name: 'Search saved transcriptions' }),
    items: page.getByTestId('saved-scroll').getByRole('listitem'),
    item: (text: string): Locator =>
      page.getByTestId('saved-scroll').getByRole('listitem').filter({ hasText: text }),
    toast: (title: string): Locator =>
      page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true }),
    async sortBy(order: string) {
      await page.getByRole('button', { name: /^Sort:/ }).click();
      await page.getByRole('option', { name: order }).click();
    },
  };
}

/** Saves items through the API with the signed-in user's session. */
export async function saveThroughApi(
  page: Page,
  userId: string,
  items: readonly { text: string; language?: LanguageCode }[],
): Promise<void> {
  for (const { text, language = 'en-US' } of items) {
    const status = await page.evaluate(
      async (body) => {
        const response = await fetch('/api/transcriptions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return response.status;
      },
      { text, language, userId },
    );
    expect(status).toBe(201);
  }
}

/** Counts a page's requests with a given method and path. */
export function countRequests(page: Page, method: string, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}
