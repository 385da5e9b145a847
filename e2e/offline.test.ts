import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';
import { isUncovered } from './is-uncovered.ts';

test.use({ serviceWorkers: 'allow' });

test('the app opens offline and names the features that need a connection, and API calls are never cached', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText('You’re offline')).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
  await expect(page.getByText('Translation, HD voices')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await page.goto('/Privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Pledge' })).toBeVisible();
  await page.goto('/AbC9');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.sessionStorage.getItem('referrerId'))).toBe('AbC9');
  await page.getByRole('button', { name: 'About Us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
    }
    return paths;
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Translation, HD voices')).toBeHidden();
});

/**
 * Returns a function that stops the page's worker. Chromium stops a worker before replacing it, but not while Playwright
 * is attached to it, so the test does.
 */
async function activeWorkerStopper(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find((version) => version.status === 'activated');
      if (active) resolve(active.versionId);
    });
  });
  await session.send('ServiceWorker.enable');
  const versionId = await found;
  return async () => {
    await session.send('ServiceWorker.stopWorker', { versionId });
  };
}

test('a new version is offered and used only on request', { tag: exhaustive }, async ({ page, context }) => {
  let version = 'one';
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n// ${version}`;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText('A new version is ready.')).toBeHidden();

  version = 'two';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  // On a low screen the offer covers neither the cookie banner nor the record button.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Accept', 'Start recording']) {
    expect(await isUncovered(page.getByRole('button', { name, exact: true })), name).toBe(true);
  }
  const stopReplacedWorker = await activeWorkerStopper(page);
  let reloaded = false;
  page.once('load', () => {
    reloaded = true;
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(async () => {
      await stopReplacedWorker();
      return reloaded;
    })
    .toBe(true);
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

/** Posts a file to the app from the page that is open. */
const shareFile = (page: Page, action: string) =>
  page.evaluate((url) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: url, enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'file' });
    const files = new DataTransfer();
    files.items.add(new File(['Shared with me.'], 'Nötiz.txt', { type: 'text/plain' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, action);

test('a file shared from another app or website is opened only after a question', async ({ page }) => {
  const text = page.getByRole('textbox', { name: 'Transcript' });
  const question = page.getByRole('dialog', { name: 'Open this file?' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await shareFile(page, '/share-file');
  await expect(question).toContainText('Nötiz.txt');
  await expect(question).toContainText('15 bytes');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await expect(text).toHaveValue('');
  await expect(page).toHaveURL('/');

  await shareFile(page, '/share-file');
  await question.getByRole('button', { name: 'Open it' }).click();
  await expect(text).toHaveValue('Shared with me.');
});

test('a file that a form on another website sends is opened only after a question', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const app = page.url();
  const website = createServer(({ url }, response) => {
    response
      .setHeader('content-type', `text/html; charset=${url?.slice(1)}`)
      .end('<title>Another website</title>');
  });
  await once(website.listen(0, '127.0.0.1'), 'listening');
  const sendFrom = async (encoding: string) => {
    await page.goto(`http://127.0.0.1:${(website.address() as AddressInfo).port}/${encoding}`);
    await shareFile(page, new URL('/share-file', app).href);
  };
  try {
    await sendFrom('utf-8');
    await expect(page.getByRole('dialog', { name: 'Open this file?' })).toContainText('Nötiz.txt');
    await expect(page.getByLabel('Transcript', { exact: true })).toHaveValue('');
    // The form can't be read: the name of the file isn't in UTF-8.
    await sendFrom('windows-1252');
    await expect(page.getByText('The shared file didn’t arrive').first()).toBeVisible();
  } finally {
    website.closeAllConnections();
    website.close();
  }
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Rhapsode', display: 'standalone', start_url: '/' });
  expect(manifest.share_target).toMatchObject({ action: '/share-file', method: 'POST' });
  expect(manifest.file_handlers[0].accept['audio/mpeg']).toEqual(['.mp3']);
  expect(manifest.launch_handler.client_mode[0]).toBe('navigate-existing');
  const german = await (await request.get('/de/manifest.webmanifest')).json();
  expect(german).toMatchObject({ lang: 'de', description: expect.stringContaining('übersetzen') });
  expect(german.shortcuts).toEqual([
    { name: 'Aufnahme', url: '/?record' },
    expect.objectContaining({ name: 'Gespräch', url: '/conversation' }),
    expect.objectContaining({ name: 'Mein Wörterbuch', url: '/words' }),
  ]);
  for (const { src } of manifest.icons as { src: string }[]) {
    const icon = await request.get(src);
    expect([src, icon.status()]).toEqual([src, 200]);
  }
  for (const file of ['/favicon.ico', '/icons/apple-touch-icon.png', '/og.png']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:.*\/og\.png$/);
});
