import { expectNoAxeViolations } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { startProduct } from './product.ts';

const personal = base.extend({
  product: async ({ products }, use) => use(await products(() => startProduct({ EDITION: 'personal' }))),
});

base('a user creates a key, a program uses it, and it ends when it is revoked', async ({ page, signIn }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
  await signIn(page, { returnTo: '/developers' });
  await expect(page.getByText(/export RHAPSODE_URL=http:/)).toBeVisible();
  // As text, the page doesn't know its own address.
  expect(await (await page.request.get('/developers')).text()).toContain(
    'export RHAPSODE_URL=https://YOUR_RHAPSODE\n',
  );
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My program');
  await dialog.getByLabel(/^Save and delete/).check();
  for (const [width, days] of [
    [390, '90 days'],
    [1280, '30 days'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await dialog.getByRole('button', { name: /^End date/ }).click();
    // The list is above the dialog, not behind it.
    await page.getByRole('option', { name: days }).click();
    await expect(dialog.getByRole('button', { name: `End date: ${days}` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const key = await page.getByRole('textbox', { name: 'API keys' }).inputValue();
  const program = { headers: { authorization: `Bearer ${key}` } };
  const save = () =>
    page.request.post('/api/transcriptions', {
      ...program,
      data: { text: 'From a program', language: 'en-US' },
    });
  expect((await save()).status()).toBe(201);
  expect((await page.request.get('/api/keys', program)).status()).toBe(403);
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByText('POST /api/transcriptions', { exact: true })).toBeVisible();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await layoutFaults(page), `${width} pixels wide`).toEqual([]);
  }
  await expectNoAxeViolations(page, 'the page for developers');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Revoke My program' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no API keys yet.')).toBeVisible();
  expect((await save()).status()).toBe(401);
});

base(
  'one press makes a key for the examples, which then work as they are shown',
  async ({ page, signIn }) => {
    await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
    await signIn(page, { returnTo: '/developers' });
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
    const key = await page.getByRole('textbox', { name: 'API keys' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(`RHAPSODE_KEY=${key}`)).toBeVisible();
    const program = { headers: { authorization: `Bearer ${key}` } };
    const save = await page.request.post('/api/transcriptions', {
      ...program,
      data: { text: 'From a program', language: 'en-US' },
    });
    expect(save.status()).toBe(201);
    const entry = page.getByRole('listitem').filter({ hasText: 'POST /api/transcriptions write' });
    await entry.getByText('POST /api/transcriptions', { exact: true }).click();
    await expect(entry.getByText('save-limit')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await layoutFaults(page), `${width} pixels wide`).toEqual([]);
    }
    await page.reload();
    await expect(page.getByText('RHAPSODE_KEY=rh_YOUR_KEY')).toBeVisible();
  },
);

base(
  'a webhook is added once, and a phone shows its address in one piece',
  async ({ page, signIn, consoleErrors }) => {
    consoleErrors.allow(/409.*\/api\/webhooks/);
    await page.addInitScript(() => window.localStorage.setItem('cookiesConsent', 'declined'));
    await signIn(page, { returnTo: '/developers' });
    const add = page.getByRole('button', { name: 'Add a webhook' });
    const dialog = page.getByRole('dialog');
    const top = () =>
      dialog.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        return element.getBoundingClientRect().top;
      });
    await add.click();
    await dialog.getByLabel('Address').fill('nonsense');
    const before = await top();
    await dialog.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Use a public HTTPS address/);
    expect(await top()).toBe(before);
    const address = 'https://example.com/hook';
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Add a webhook' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await add.click();
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(page.getByRole('alert')).toHaveText('You already have a webhook with this address.');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    const shown = await page.getByText(address, { exact: true }).boundingBox();
    const action = await page.getByRole('button', { name: `Delete ${address}` }).boundingBox();
    expect(shown?.height).toBeLessThan(30);
    expect(action?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0));
  },
);

personal('the personal edition has keys and webhooks too', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400.*\/api\/webhooks/);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My program');
  await dialog.getByLabel(/^Read your saved/).check();
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const key = await page.getByRole('textbox', { name: 'API keys' }).inputValue();
  const list = await page.request.get('/api/transcriptions/user/me', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(list.status()).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('dialog').getByLabel('Address').fill('https://192.168.0.1/');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Use a public HTTPS address/);
});
