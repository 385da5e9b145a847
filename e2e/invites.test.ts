import { exhaustive, expect, test } from './fixtures.ts';

test('an invite link gives its owner a bonus', {
  tag: ['@R-2.2', '@R-2.18', '@R-2.19', '@R-4.10', '@R-4.13', '@R-7.19'],
}, async ({ page, browser, product, signIn }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Invite people' })).toHaveCount(0);
  const inviter = await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Invite people' }).click();
  const link = await page.getByLabel('Your personal link').inputValue();
  expect(link).toBe(`${product.url}/${inviter.googleSub}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByText('No one has joined yet')).toBeVisible();
  await page.keyboard.press('Escape');

  const guests = await browser.newContext({ baseURL: product.url });
  const guestPage = await guests.newPage();
  const invites: unknown[] = [];
  guestPage.on('request', (request) => {
    if (request.url().endsWith('/api/invites')) invites.push(request.postDataJSON());
  });
  await guestPage.goto(link);
  await expect(guestPage).toHaveURL(`${product.url}/`);
  expect(await guestPage.evaluate(() => sessionStorage.getItem('referrerId'))).toBe(inviter.googleSub);
  const counted = guestPage.waitForResponse('**/api/invites');
  const guest = await signIn(guestPage);
  expect((await counted).status()).toBe(200);
  expect(invites).toEqual([{ inviterSub: inviter.googleSub, inviteeSub: guest.googleSub }]);
  await guestPage.reload();
  await expect(guestPage.getByRole('banner')).toBeVisible();
  expect(invites).toHaveLength(1);
  await guests.close();

  await page.getByRole('banner').getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByText('1 person has joined')).toBeVisible();
  await expect(page.getByText('+5 save slots and +500 characters per transcript earned')).toBeVisible();
  const limit = await page.evaluate(async (id) => {
    const response = await fetch(`/api/transcription-allowance/${id}`, { credentials: 'include' });
    return ((await response.json()) as { limit: number }).limit;
  }, inviter.googleSub);
  expect(limit).toBe(10);
});

test('the link can be copied without the clipboard API', { tag: exhaustive }, async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'realClipboard', { value: navigator.clipboard });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const inviter = await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { realClipboard: Clipboard }).realClipboard.readText()),
  ).toContain(inviter.googleSub);
});
