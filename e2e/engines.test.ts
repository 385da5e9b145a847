import { rmSync } from 'node:fs';
import { createTinyEngineFolder } from '../test/tiny-engine.ts';
import { test as base, expect } from './fixtures.ts';
import { startProduct } from './product.ts';
import { field, toggle, translated } from './translation-page.ts';

/** The product with a real translation engine and models that know 24 sentences. */
const test = base.extend({
  product: async ({}, use) => {
    const dataDir = createTinyEngineFolder();
    const product = await startProduct({ DATA_DIR: dataDir, SANDBOX: '' });
    await use(product);
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test('a local engine translates', async ({ page, signIn }) => {
  await signIn(page);
  await field(page).fill('good morning');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('buenos días');
  await expect(page.getByText('Translated on this server.')).toBeVisible();
  await expect(page.getByText('0 translations left today')).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'Sandbox' });
  await expect(notice.getByText('HD voices', { exact: true })).toBeVisible();
  await expect(notice.getByText('translation', { exact: true })).toBeHidden();
});
