import { installRecognition } from './fakes/recognition.ts';
import { exhaustive, exhaustiveExcept, expect, test } from './fixtures.ts';
import { recorderOn } from './recorder-page.ts';

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
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/auth/session');
  await page.reload();
  await requested;
  const signInButton = page.getByRole('banner').getByText('Sign In');
  await expect(signInButton).toBeHidden();
  const card = page.getByRole('region', { name: 'Transcript' }).or(page.locator('.record-card')).first();
  const before = await card.boundingBox();
  respond();
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
  await expect(page.getByText('50 HD characters left')).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001);
});

test('a chunk that fails to load is requested again and the page stays', async ({ page, consoleErrors }) => {
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

test('a press of the record button counts even if the recorder fails to load at first', {
  tag: exhaustive,
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.goto('/');
  let blocked = true;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  const { record, stop } = recorderOn(page);
  await record.tap();
  await expect(page.getByRole('button', { name: 'Cancel recording' })).toBeVisible();
  blocked = false;
  await expect(stop).toBeVisible();
});

test('a page that fails to load says so at once and loads on request', { tag: exhaustive }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  let blocked = true;
  await page.route('**/assets/subscribe-screen-*.js', (route) =>
    blocked ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await page.clock.install();
  await page.getByRole('button', { name: 'Upgrade' }).tap();
  await page.getByRole('button', { name: 'Subscribe Now' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded.' })).toBeVisible();
  blocked = false;
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
});

test('a chunk waits for the network instead of breaking the page', { tag: exhaustive }, async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Transcript' }).fill('kept');
  await expect(page.getByText('4 / 1,000')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'About Us' }).tap();
  await expect(page.getByRole('alert').getByText('This part couldn’t be loaded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toHaveValue('kept');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
});

for (const call of ['auth/session', 'subscription/*']) {
  test(`does not call a long draft too long before ${call} has responded`, {
    tag: exhaustiveExcept(call === 'auth/session'),
  }, async ({ page, signIn, becomePremium }) => {
    await signIn(page);
    await becomePremium(page);
    await expect(page.getByText('0 / 5,000')).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Transcript' });
    await text.fill('x'.repeat(3_000));
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(`**/api/${call}`, async (route) => {
      await held;
      await route.continue();
    });
    if (call === 'auth/session') await page.evaluate(() => window.sessionStorage.removeItem('user'));
    const requested = page.waitForRequest(`**/api/${call}`);
    await page.reload();
    await requested;
    await expect(text).toHaveValue(/^x{3000}$/);
    const warning = page.getByTestId('length-warning');
    await expect(warning).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await text.press('End');
    await page.keyboard.type('y');
    await expect(text).toHaveValue(/^x{3000}y$/);
    respond();
    await expect(page.getByText('3,001 / 5,000')).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
}
