import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { toggle, translated } from './translation-page.ts';

const markup = '<img src="x" onerror="globalThis.markupRan=1"><b>bold</b>';

/** If it were markup anywhere in the page, there would be such an element. */
const expectPlainText = (page: Page) => expect(page.locator('img[src="x"]')).toHaveCount(0);

/** Puts the markup into a response. The server removes it from most texts, but the page mustn't rely on that. */
const putInto = (found: string) => async (route: Route) => {
  const response = await route.fetch();
  const escaped = JSON.stringify(markup).slice(1, -1);
  await route.fulfill({ response, body: (await response.text()).replaceAll(found, escaped) });
};

test('names and texts with markup are shown as text wherever they appear', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  const user = await signIn(page, { email: 'markup.person@people.test' });
  await page.route('**/api/auth/session*', putInto(user.username));
  await page.route('**/api/translate', (route) =>
    route.fulfill({ json: { translatedText: markup, remainingTranslations: 1, tier: 'free' } }),
  );
  await page.route('**/api/transcriptions/user/*', putInto('saved words'));
  await saveThroughApi(page, user.googleSub, [{ text: 'saved words' }]);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();

  await expect(page.getByRole('button', { name: `${markup}’s account` })).toBeVisible();
  const { text, savedTab, recordTab, item } = savedPage(page);
  await text.fill('My own words.');
  await toggle(page).click();
  await expect(translated(page)).toHaveText(markup);
  await expectPlainText(page);
  await toggle(page).click();
  await savedTab.click();
  await expect(item(markup)).toBeVisible();
  await expectPlainText(page);
  await recordTab.click();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles({ name: `${markup}.txt`, mimeType: '', buffer: Buffer.from('In a file.') });
  await expect(text).toHaveValue('In a file.');
  await expect(page.getByTestId('document-row')).toContainText('<b>bold');
  await expectPlainText(page);

  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText(markup);
  await expectPlainText(page);

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const viewer = await context.newPage();
  const events = [
    ['state', { status: 'live', language: 'en-US', reading: 'en-US', offered: ['en-US'] }],
    ['line', { id: '1', text: markup, final: true, language: 'en-US', position: 1 }],
  ] as const;
  await viewer.route('**/api/live/*/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    }),
  );
  await viewer.goto(`${product.url}/live/aaaa-bbbb-cccc`);
  await expect(viewer.locator('.lines p').first()).toHaveText(markup);
  await expectPlainText(viewer);
  await context.close();
});
