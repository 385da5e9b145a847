import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installTranslator } from './fakes/translator.ts';
import { exhaustive, expect, storedUser, test } from './fixtures.ts';
import { startProduct } from './product.ts';
import { field, left, toggle, translated, watchTranslations } from './translation-page.ts';

test('a browser that can translate sends nothing and uses no allowance', async ({ page, signIn }) => {
  await page.addInitScript(installTranslator, 'available' as const);
  const requests = watchTranslations(page);
  await signIn(page);
  await field(page).fill('First line.\n\nSecond line.');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('FIRST LINE.\n\nSECOND LINE.');
  await expect(page.getByText('Translated on this device.')).toBeVisible();
  await field(page).fill('A second text of this day.');
  await page.keyboard.press('Tab');
  await expect(translated(page)).toHaveText('A SECOND TEXT OF THIS DAY.');
  expect(requests).toHaveLength(0);
  await expect(left(page)).toHaveText('1 translation left today');
});

test('a language download is offered, not started', { tag: exhaustive }, async ({ page, signIn }) => {
  await page.addInitScript(installTranslator, 'downloadable' as const);
  const requests = watchTranslations(page);
  await signIn(page);
  await field(page).fill('Good morning to all.');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('[español] Good morning to all.');
  const download = page.getByRole('button', { name: 'Download and translate' });
  await expect(download).toBeHidden();
  await field(page).fill('Good evening to all.');
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('tab', { name: 'Translated', exact: true }).click();
  const button = await download.boundingBox();
  const pane = await page.locator('#view-translated').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0));
  await download.click();
  await expect(translated(page)).toHaveText('GOOD EVENING TO ALL.');
  expect(requests).toHaveLength(1);
});

test('streamed words appear before the translation is finished', { tag: exhaustive }, async ({ page }) => {
  const resume = Promise.withResolvers<void>();
  const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const provider = createServer(async (request, response) => {
    for await (const _ of request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('{"paragraphs":["El barco'));
    await resume.promise;
    response.write(chunk(' volvió a casa."]}'));
    response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  const product = await startProduct({
    TRANSLATION_BASE_URL: `http://127.0.0.1:${port}`,
    TRANSLATION_MODEL: 'test',
  });
  try {
    await page.goto(`${product.url}/api/auth/google?returnTo=/&login_hint=streaming@people.test`);
    await expect.poll(() => storedUser(page)).not.toBeNull();
    await field(page).fill('The ship came home.');
    await toggle(page).click();
    await expect(translated(page)).toHaveText('El barco');
    await expect(page.getByText('Translating…')).toBeVisible();
    resume.resolve();
    await expect(translated(page)).toHaveText('El barco volvió a casa.');
    await expect(page.getByText('Translating…')).toHaveCount(0);
  } finally {
    resume.resolve();
    // Otherwise, a request that is still running would fail.
    await page.close();
    await product.stop();
    provider.closeAllConnections();
    provider.close();
  }
});
