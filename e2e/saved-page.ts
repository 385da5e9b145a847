import { expect, type Locator, type Page } from '@playwright/test';
import type { DocumentSource } from '../src/shared/document/document.ts';
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

export interface SavedDocument {
  text: string;
  title?: string;
  language?: LanguageCode;
  source?: DocumentSource;
  tags?: readonly string[];
  translations?: readonly { language: LanguageCode; text: string }[];
  segments?: readonly { text: string; speaker?: string; from?: number; to?: number }[];
}

/** Saves documents through the API with the signed-in user's session. */
export async function saveThroughApi(
  page: Page,
  userId: string,
  documents: readonly SavedDocument[],
): Promise<void> {
  const statuses = await page.evaluate(
    async (bodies) => {
      const answers: number[] = [];
      for (const body of bodies) {
        const response = await fetch('/api/transcriptions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        answers.push(response.status);
      }
      return answers;
    },
    documents.map((document) => ({ language: 'en-US', ...document, userId })),
  );
  expect(statuses).toEqual(documents.map(() => 201));
}

/** Shares a copy of the last saved document with the signed-in user's session. Returns the path of its page. */
export const shareThroughApi = (
  page: Page,
  userId: string,
  parts: 'original' | 'both' = 'original',
): Promise<string> =>
  page.evaluate(
    async ({ id, chosen }) => {
      const list = await fetch(`/api/transcriptions/user/${encodeURIComponent(id)}`);
      const [last] = (await list.json()) as { transcriptionId: string }[];
      const response = await fetch(`/api/transcriptions/${last?.transcriptionId}/shares`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ parts: chosen, name: 'Person', expires: 'week' }),
      });
      return new URL(((await response.json()) as { url: string }).url).pathname;
    },
    { id: userId, chosen: parts },
  );

/** Counts a page's requests with a given method and path. */
export function countRequests(page: Page, method: string, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}
