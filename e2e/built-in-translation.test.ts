import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTinyModelsFolder } from '../test/tiny-engine.ts';
import { test as base, exhaustive, expect } from './fixtures.ts';
import { meeting, meetingIn } from './meeting-sentences.ts';
import { startProduct } from './product.ts';
import { openRecorder } from './recorder-page.ts';
import { chooseTarget, field, toast, toggle, translated } from './translation-page.ts';

/** The product as it starts without keys, with models that know 24 sentences. */
const test = base.extend<{ models: string }>({
  models: async ({}, use) => {
    const models = createTinyModelsFolder();
    await use(models);
    rmSync(models, { recursive: true, force: true });
  },
  product: async ({ models }, use) => {
    const product = await startProduct({ MODELS_DIR: models, SANDBOX: '' });
    await use(product);
    await product.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

test('the built-in engine translates, and other languages are marked', async ({ page, signIn }) => {
  await signIn(page);
  await field(page).fill('Good morning. I have a dog.');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('Buenos días. Tengo un perro.');
  await expect(page.getByText('Translated on this server.')).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'Sandbox' });
  await expect(notice.getByText('HD voices', { exact: true })).toBeVisible();
  await expect(notice.getByText('translation', { exact: true })).toBeHidden();
  await chooseTarget(page, 'Thai');
  await expect(toast(page, 'Language not available')).toContainText('npm run engines');
});

test('a damaged model leaves the text and the allowance as they were', async ({
  page,
  signIn,
  models,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  writeFileSync(join(models, 'en-es/model.bin.br'), 'no model');
  await signIn(page);
  await field(page).fill('Good morning. I have a dog.');
  await toggle(page).click();
  await expect(toast(page, 'Translation Error')).toContainText('can’t translate between these languages');
  await expect(field(page)).toHaveValue('Good morning. I have a dog.');
  await expect(page.getByText('1 translation left today')).toBeVisible();
});

test('with On this device, the page translates with the same models, also offline', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'On this device', exact: true }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('switch', { name: 'On this device', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Back to App' }).click();
  const badge = page.getByRole('main').getByText('On this device', { exact: true });
  await expect(badge).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await field(page).fill('Good morning. I have a dog.');
  await toggle(page).click();
  await page.getByRole('button', { name: /^Download \d+ MB and translate$/ }).click();
  await expect(translated(page)).toHaveText('Buenos días. Tengo un perro.');
  await expect(page.getByText('Translated on this device.')).toBeVisible();
  expect(
    requests.filter((request) => !request.startsWith('GET ') || request.startsWith('GET /api/')),
  ).toEqual([]);

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  await page.reload();
  await field(page).fill('What time is it?');
  await page.keyboard.press('Tab');
  await expect(translated(page)).toHaveText('¿Qué hora es?', { timeout: 20_000 });
});

base.describe('with the models that come with the app', () => {
  const startPersonal = () => startProduct({ EDITION: 'personal', SANDBOX: '' });
  const shipped = base.extend({ product: async ({ products }, use) => use(await products(startPersonal)) });

  shipped('what was dictated is translated', { tag: exhaustive }, async ({ page }) => {
    const recorder = await openRecorder(page);
    await recorder.start();
    await recorder.say(meeting);
    await recorder.stop.click();
    await expect(field(page)).toHaveValue(meeting);
    await toggle(page).click();
    await expect(translated(page)).toHaveText(meetingIn.Spanish);
    for (const language of ['French', 'German', 'Portuguese', 'Italian'] as const) {
      await chooseTarget(page, language);
      await expect(translated(page)).toHaveText(meetingIn[language]);
    }
  });

  shipped('an imported text is translated', { tag: exhaustive }, async ({ page }) => {
    await page.goto('/');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await (await chooser).setFiles({
      name: 'note.txt',
      buffer: Buffer.from(meeting),
      mimeType: 'text/plain',
    });
    await expect(field(page)).toHaveValue(meeting);
    await toggle(page).click();
    await expect(translated(page)).toHaveText(meetingIn.Spanish);
  });
});
