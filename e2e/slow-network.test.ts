import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('Sign In stays hidden while the session loads, and nothing moves afterwards', {
  tag: ['@R-4.3'],
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.evaluate(() => {
    window.sessionStorage.removeItem('user');
    window.localStorage.setItem('cookiesConsent', 'declined');
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(window, 'shifts', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/session');
  await page.reload();
  await asked;
  const signInButton = page.getByRole('banner').getByText('Sign In');
  await expect(signInButton).toBeHidden();
  const card = page.getByRole('region', { name: 'Transcript' }).or(page.locator('.record-card')).first();
  const before = await card.boundingBox();
  answer();
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
  await expect(page.getByText('50 HD characters left')).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001);
});

test('a part that fails to load is requested again and the page stays', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  let failures = 0;
  await page.route('**/assets/about-dialog-*.js', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'About Us' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
  expect(failures).toBe(2);
});

test('a part waits for the network instead of breaking the page', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Transcript' }).fill('kept');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'About Us' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toHaveValue('kept');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
});
