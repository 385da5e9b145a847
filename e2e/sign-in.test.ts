import { expect, storedUser, test } from './fixtures.ts';
import { callsTo, goToProvider, inSession, recordCalls, signInButton, userMenu } from './sign-in-steps.ts';

test('a user signs in, stays signed in and signs out in all tabs', {
  tag: [
    '@R-5.30',
    '@R-2.50',
    '@R-4.2',
    '@R-6.18',
    '@R-2.70',
    '@R-4.4',
    '@R-4.3',
    '@R-4.9',
    '@R-7.29',
    '@R-2.20',
    '@R-2.22',
    '@R-2.23',
    '@R-2.24',
    '@R-4.1',
    '@R-6.17',
    '@R-10.13',
    '@R-4.5',
  ],
}, async ({ page, context }) => {
  const calls = recordCalls(page);
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await expect(userMenu(page)).toHaveCount(0);

  await test.step('an unticked box shows a message and nothing else', async () => {
    await signInButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await dialog.getByRole('button', { name: /^Sign in/ }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please accept the Terms and Conditions');
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    expect(await inSession(page, 'shouldFetchSession')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(signInButton(page)).toBeFocused();
  });

  await test.step('no session request or token is sent before sign-in', async () => {
    expect(callsTo(calls, 'GET', '/api/auth/session')).toHaveLength(0);
    for (const call of calls) expect(await call.headerValue('authorization')).toBeNull();
    expect(calls.filter((call) => /undefined|null/.test(call.url()))).toEqual([]);
  });

  await test.step('the page navigates with the flag already set', async () => {
    // After a 204 response the browser stays on the page, so that its storage can be read.
    await page.route('**/api/auth/google?**', (route) => route.fulfill({ status: 204 }));
    await signInButton(page).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Sign in with/ }).click();
    await expect.poll(() => inSession(page, 'shouldFetchSession')).toBe('true');
    await page.unroute('**/api/auth/google?**');
    await page.evaluate(() => window.sessionStorage.clear());
    await page.reload();
    await goToProvider(page);
    const [start] = callsTo(calls, 'GET', '/api/auth/google');
    expect([start?.resourceType(), start?.isNavigationRequest()]).toEqual(['document', true]);
  });

  calls.length = 0;
  await page.getByRole('button', { name: /Test Person One/ }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(signInButton(page)).toHaveCount(0);
  const user = await storedUser(page);

  await test.step('one session request stores the user, and the terms are recorded', async () => {
    expect(user).toMatchObject({ email: 'one@people.test', subscriptionTier: 'free' });
    expect(await inSession(page, 'shouldFetchSession')).toBeNull();
    expect(await page.evaluate(() => window.localStorage.getItem('user'))).toBeNull();
    expect(callsTo(calls, 'GET', '/api/auth/session')).toHaveLength(1);
    const terms = () => callsTo(calls, 'POST', /^\/api\/terms-status\//);
    await expect.poll(() => terms().length).toBe(1);
    expect(new URL(terms()[0]?.url() ?? '').pathname).toBe(`/api/terms-status/${user?.googleSub}`);
    expect(terms()[0]?.postData()).toBeNull();
    expect(callsTo(calls, 'POST', '/api/invites')).toHaveLength(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  });

  await test.step('the menu shows the user', async () => {
    const face = userMenu(page).locator('img');
    await expect(face).toBeVisible();
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await userMenu(page).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Test Person One');
    await expect(menu).toContainText('one@people.test');
    await expect(menu).toContainText('Free Member');
    await expect(menu.getByRole('menuitem')).toHaveText(['Account', 'Conversation', 'Settings', 'Sign out']);
    await page.keyboard.press('Escape');
  });

  await test.step('a reload keeps the user without a request, and calls carry a fresh token', async () => {
    calls.length = 0;
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    const reads = () => callsTo(calls, 'GET', `/api/subscription/${user?.googleSub}`);
    await expect.poll(() => reads().length).toBe(1);
    expect(callsTo(calls, 'GET', '/api/auth/session')).toHaveLength(0);
    const authorization = (await reads()[0]?.headerValue('authorization')) ?? '';
    const [, claims = ''] = authorization.replace('Bearer ', '').split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    expect(exp * 1000).toBeGreaterThan(Date.now());
  });

  await test.step('a new tab is signed in, and signing out ends both', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(userMenu(other)).toBeVisible();
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(signInButton(page)).toBeVisible();
    await expect(signInButton(other)).toBeVisible();
    for (const tab of [page, other]) {
      expect(await inSession(tab, 'user')).toBeNull();
      expect(await inSession(tab, 'shouldFetchSession')).toBeNull();
    }
    expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([]);
    expect(callsTo(calls, 'POST', '/api/auth/logout')).toHaveLength(1);
    await page.reload();
    await expect(signInButton(page)).toBeVisible();
    await other.close();
  });
});
