import { once } from 'node:events';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoAxeViolations } from './axe.ts';
import { test as base, exhaustive, expect } from './fixtures.ts';
import { audioState, installFakeVoice, playbackOf } from './playback-page.ts';
import { startProduct } from './product.ts';
import { savedPage } from './saved-page.ts';
import { tab, toggle, translated } from './translation-page.ts';

const startPersonal = () => startProduct({ EDITION: 'personal' });

const test = base.extend({
  product: async ({ products }, use) => use(await products(startPersonal)),
});

// In order, so that all tests share one worker and its product.
test.describe.configure({ mode: 'default' });

/** Sends headers that a page can't set, but that a DNS rebinding attack would send. */
const statusFor = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

test('a user types, translates, listens and saves without signing in', async ({ page }) => {
  await installFakeVoice(page);
  await page.goto('/');
  const { write, play, voice, lockedVoices } = playbackOf(page);
  await expect(voice).toHaveText(/Dorian/);
  expect(await lockedVoices()).toEqual([]);

  await write('Good morning.');
  await toggle(page).click();
  await expect(translated(page)).toContainText('Good morning.');

  await tab(page, 'Original').click();
  await play.click();
  await expect
    .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
    .toBeGreaterThan(0);

  const saved = savedPage(page);
  await saved.save.click();
  await expect(saved.toast('Saved!')).toBeVisible();
  await page.reload();
  await expect(saved.dot).toBeVisible();
  await saved.savedTab.click();
  await expect(saved.item('Good morning.')).toBeVisible();
});

test('the first paint has no sign-in, plan or cookie banner', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(savedPage(page).save).toBeVisible();
  for (const name of [/sign in/i, /upgrade/i, /sign out/i])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await context.close();
});

test('a search in the library is still there after a reload', async ({ page }) => {
  // An error in the console would mean that the page was rendered again.
  await page.goto('/library?search=harbour');
  await expect(page.getByRole('textbox', { name: 'Search titles and text' })).toHaveValue('harbour');
  await expect(page.getByText('No transcriptions match your search criteria')).toBeVisible();
});

test('only this machine has access', async ({ product }) => {
  const port = new URL(product.url).port;
  for (const path of ['/', '/api/transcriptions/user/local']) {
    const ask = (headers: Record<string, string>) => statusFor(`${product.url}${path}`, headers);
    expect(await ask({})).toBe(200);
    expect(await ask({ host: `evil.example:${port}` })).toBe(403);
    expect(await ask({ origin: 'http://evil.example' })).toBe(403);
  }
});

test('a password keeps others out', { tag: exhaustive }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  const guarded = await startProduct({ EDITION: 'personal', PERSONAL_PASSWORD: 'correct horse' });
  const password = page.getByLabel('Password');
  const wrong = page.getByText('That password isn’t right.');
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  try {
    await page.goto(guarded.url);
    await expect(page.getByRole('heading', { name: 'Sign in to Rhapsode' })).toBeVisible();
    await expect(wrong).toBeHidden();
    await expectNoAxeViolations(page, 'the sign-in page', [{ id: 'light' }, { id: 'dark' }]);
    await password.fill('a wrong guess');
    await submit.click();
    await expect(wrong).toBeVisible();

    await password.fill('correct horse');
    await submit.click();
    const saved = savedPage(page);
    await saved.text.fill('behind the password');
    await saved.save.click();
    await expect(saved.toast('Saved!')).toBeVisible();

    // A saved text is no longer a draft, so signing out doesn't ask about it.
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('draft'))).toBeNull();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(password).toBeVisible();
    await page.goto(guarded.url);
    await expect(password).toBeVisible();
  } finally {
    await guarded.stop();
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('replaces a cached page of the hosted edition', { tag: exhaustive }, async ({
    page,
    product,
    consoleErrors,
  }) => {
    // One edition's pages request things that the other edition's server doesn't have.
    consoleErrors.allow(/40[0-9]/);
    const hosted = await startProduct();
    let current = hosted;
    const proxy = createServer((incoming, response) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const forwarded = request(new URL(url, current.url), { method, headers }, (from) => {
        response.writeHead(from.statusCode ?? 500, from.headers);
        from.pipe(response);
      });
      incoming.pipe(forwarded);
    }).listen(0, 'localhost');
    await once(proxy, 'listening');
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}/`;
    const signIn = page.getByRole('button', { name: 'Sign In' });
    try {
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect(signIn).toBeVisible();
      current = product;
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
      await expect(signIn).toHaveCount(0);
      await expect(page).toHaveURL(url);
      // Open requests would fail when the proxy closes.
      await page.goto('about:blank');
    } finally {
      proxy.closeAllConnections();
      proxy.close();
      await hosted.stop();
    }
  });
});
