import { exhaustive, expect, newEmail, storedUser, test } from './fixtures.ts';
import { callsTo, goToProvider, inSession, recordCalls, signInButton, userMenu } from './sign-in-steps.ts';

test('initials replace a missing or broken photo', { tag: [exhaustive, '@R-2.21'] }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/404.*\/identity\/photos\/missing/);
  await signIn(page, { email: 'two@people.test' });
  await expect(userMenu(page)).toHaveText('TT');
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
  await signIn(page, { email: 'three@people.test' });
  await expect(userMenu(page)).toHaveText('TT');
  await expect(userMenu(page).locator('img')).toHaveCount(0);
});

test('a failed sign-in is reported once, but not a cancelled one', {
  tag: [exhaustive, '@R-8.27', '@R-8.28'],
}, async ({ page, sandbox }) => {
  const failed = page.getByText('Something went wrong with sign-in. Please try again.', { exact: true });
  await page.goto('/privacy');

  await test.step('cancelled', async () => {
    await goToProvider(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(signInButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await inSession(page, 'shouldFetchSession')).toBeNull();
    await expect(failed).toHaveCount(0);
  });

  await test.step('the provider fails', async () => {
    await goToProvider(page);
    await sandbox.next({ service: 'identity', path: '/token', status: 500 });
    await page.getByRole('button', { name: /Test Person Two/ }).click();
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(signInButton(page)).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  await test.step('a forged token', async () => {
    await goToProvider(page);
    await sandbox.next({ service: 'identity', forge: 'signature' });
    await page.getByRole('button', { name: /Test Person Two/ }).click();
    await expect(failed).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    expect(await storedUser(page)).toBeNull();
    expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  });
});

test('signing in through an invite link sends one invite', {
  tag: [exhaustive, '@R-4.10', '@R-4.13', '@R-2.3'],
}, async ({ page, signIn, browser, product }) => {
  const inviterContext = await browser.newContext({ baseURL: product.url });
  const inviter = await signIn(await inviterContext.newPage());
  await inviterContext.close();

  const calls = recordCalls(page);
  await page.goto(`/${inviter.googleSub}`);
  await expect(page).toHaveURL('/');
  expect(await inSession(page, 'referrerId')).toBe(inviter.googleSub);
  await goToProvider(page);
  await page.getByLabel('Or enter any e-mail address').fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(userMenu(page)).toBeVisible();
  const invites = () => callsTo(calls, 'POST', '/api/invites');
  await expect.poll(() => inSession(page, 'referrerId')).toBeNull();
  expect(invites().map((call) => call.postDataJSON())).toEqual([
    { inviterSub: inviter.googleSub, inviteeSub: (await storedUser(page))?.googleSub },
  ]);
  expect((await invites()[0]?.response())?.status()).toBe(200);

  await page.reload();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await goToProvider(page);
  await page.getByRole('button', { name: /Test Person Two/ }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect.poll(() => callsTo(calls, 'POST', /^\/api\/terms-status\//).length).toBe(2);
  expect(invites()).toHaveLength(1);
});

test('a session that ends on the server signs the page out without a redirect', { tag: ['@R-8.3'] }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await signIn(page, { returnTo: '/terms' });
  await expect(userMenu(page)).toBeVisible();
  await page.request.post('/api/auth/logout');
  await page.getByRole('link', { name: 'Back to App' }).click();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await inSession(page, 'user')).toBeNull();
});

test('requests work with only the cookie', { tag: ['@R-7.5'] }, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/500.*\/api\/auth\/token/);
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500, body: 'no' }));
  const responded = page.waitForResponse(/\/api\/subscription\//);
  const user = await signIn(page);
  const response = await responded;
  expect([response.status(), await response.request().headerValue('authorization')]).toEqual([200, null]);
  expect(response.url()).toContain(user.googleSub);
});

test('the page lists the sandboxed services', { tag: ['@R-10.31'] }, async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Sandbox' });
  for (const service of ['sign-in', 'payments', 'translation', 'HD voices']) {
    await expect(notice.getByText(service, { exact: true })).toBeVisible();
  }
});

test('the text is still there after signing in', { tag: ['@R-10.27'] }, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox').first();
  await field.fill('Nothing of this may be lost.');
  await goToProvider(page);
  await page.getByRole('button', { name: /Test Person Two/ }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(field).toHaveValue('Nothing of this may be lost.');
});
