import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { startRoom } from './live-page.ts';
import { playbackOf } from './playback-page.ts';
import { startProduct } from './product.ts';
import { userMenu } from './sign-in-steps.ts';

type Service = 'translation' | 'speech' | 'recognition';

const test = base.extend<{ off: Service }>({
  off: ['translation', { option: true }],
  product: async ({ off }, use) => {
    const product = await startProduct({ SANDBOX: '', [`${off.toUpperCase()}_PROVIDER`]: 'off' });
    await use(product);
    await product.stop();
  },
});

/** The words of a page, which name a service if the page offers it. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.getByRole('main').innerText();
}

async function openMain(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await playbackOf(page).field.fill('um good morning. I have a dog.');
}

test('without translation, nothing on the page offers one', async ({
  page,
  signIn,
  becomePremium,
  consoleErrors,
}) => {
  // The page of the conversation isn't there.
  consoleErrors.allow(/404/);
  await page.addInitScript(() => {
    const settings = { language: 'en-US', target: 'es-ES', translate: true, whileSpeaking: true };
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
  });
  await signIn(page);
  const offered = /translat|conversation|spanish/i;
  const inFree = await wordsOf(page, '/subscribe');
  expect(inFree).not.toMatch(/translation|conversations/i);
  expect(inFree).toContain('Transcripts of up to 5,000 characters');
  await page.goto('/');
  await becomePremium(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:translate|tidy)$/.test(request.url())) asked.push(request.url());
  });
  await openMain(page);
  await expect(page.getByText('HD characters left')).toBeVisible();
  // The heading names what the app does in general.
  const words = (await page.getByRole('main').innerText()).replace('Record, read, translate and listen', '');
  expect(words).not.toMatch(offered);
  await expect(page.getByRole('link', { name: 'Conversation' })).toBeHidden();
  for (const button of [page.getByRole('button', { name: 'More', exact: true }), userMenu(page)]) {
    await button.click();
    const menu = page.getByRole('menu');
    expect(await menu.innerText()).not.toMatch(offered);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }

  await page.getByRole('button', { name: 'Tidy' }).click();
  const tidy = page.getByRole('dialog', { name: 'Tidy the text' });
  await expect(tidy.getByRole('button', { name: /filler/i })).toBeVisible();
  await expect(tidy.getByText('Shorten')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await expect(page.getByText('read along on their own phones, in the language you speak')).toBeVisible();
  const code = await startRoom(page);
  const viewer = await page.context().newPage();
  await viewer.goto(`/live/${code}`);
  await viewer.getByRole('combobox').click();
  await expect(viewer.getByRole('option')).toHaveCount(1);
  await viewer.close();
  expect(asked).toEqual([]);

  const settings = await wordsOf(page, '/settings');
  expect(settings).toContain('Language you speak');
  expect(settings).not.toMatch(/language to translate into|when to translate|^translation$/im);
  expect(await wordsOf(page, '/account')).not.toContain('Translation');
  const opened = await page.goto('/conversation');
  expect(opened?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Conversation');
});

test.describe('without HD voices', () => {
  test.use({ off: 'speech' });

  test('the page offers only the browser’s', async ({ page, signIn }) => {
    await signIn(page);
    await openMain(page);
    await expect(page.getByText('1 translation left today')).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/\bHD\b/);
    const { voice } = playbackOf(page);
    await voice.click();
    await expect(page.getByRole('option')).toHaveText([/^Browser voice/]);
    await page.keyboard.press('Escape');
    expect(await wordsOf(page, '/subscribe')).not.toMatch(/\bHD (?:voice|speech)|MP3|HD voices\b/);
    expect(await wordsOf(page, '/account')).not.toContain('HD voices');
    expect(await wordsOf(page, '/settings')).toContain('Browser voice');
  });
});

test.describe('without recognition', () => {
  test.use({ off: 'recognition' });

  test('the page says that only text files can be imported', async ({ page, signIn }) => {
    await signIn(page);
    await openMain(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await (await chooser).setFiles(join(import.meta.dirname, 'import-files/spoken.mp3'));
    await expect(page.getByText(/^This server can’t transcribe recordings/)).toBeVisible();
    expect(await wordsOf(page, '/subscribe')).not.toContain('Imported recordings');
    expect(await wordsOf(page, '/account')).not.toContain('Speech recognition on this server');
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Speech recognition:/ }).click();
    await expect(page.getByRole('option', { name: /^This server/ })).toHaveCount(0);
  });
});
