import type { Page } from '@playwright/test';
import { exhaustive, expect, newEmail, test } from './fixtures.ts';
import { cards, readTier } from './premium.ts';

const checkoutButton = (page: Page) => page.getByRole('button', { name: 'Continue to checkout' });
const activated = (page: Page) => page.getByText('Premium Activated!');
const upgrade = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Upgrade' });

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/subscribe');
  await checkoutButton(page).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();
}

async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

test('paying by card on Stripe’s page activates Premium', { tag: ['@R-4.52', '@R-1.10', '@R-7.33'] }, async ({
  page,
  signIn,
  product,
}) => {
  const sentToServer: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.url))
      sentToServer.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const user = await signIn(page);
  await page.goto('/subscribe');
  await expect(page.locator('[data-plan=premium]')).toContainText('$9.99 per month');
  await expect(page.locator('[data-plan=free]')).toContainText('1 translation per day');
  await expect(upgrade(page)).toBeVisible();
  const sent = page.waitForRequest('**/api/create-checkout-session');
  await checkoutButton(page).click();
  expect((await sent).postDataJSON()).toEqual({ userId: user.googleSub });
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/checkout\/cs_test_/);
  await expect(page.getByText('$9.99').first()).toBeVisible();
  await payWith(page, cards.pays);
  await expect(activated(page)).toBeVisible();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(upgrade(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Renews on [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await expect(activated(page)).toHaveCount(0);
  expect(sentToServer.filter((request) => request.includes(cards.pays))).toEqual([]);
});

test('a declined card or a failed 3D Secure check is reported, and a completed check gives Premium', {
  tag: [exhaustive, '@R-1.11'],
}, async ({ page, signIn }) => {
  const user = await signIn(page);
  await goToCheckout(page);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payWith(page, cards.asks);
  await expect(page.getByRole('heading', { name: '3D Secure 2 test page' })).toBeVisible();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await payWith(page, cards.asksThenNoFunds);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.');
  await page.goto('/subscribe');
  expect(await readTier(page, user.googleSub)).toBe('free');
  await checkoutButton(page).click();
  await payWith(page, cards.asks);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(activated(page)).toBeVisible();
  expect(await readTier(page, user.googleSub)).toBe('premium');
});

test('a cancelled checkout says so, and the success URL alone activates nothing', {
  tag: [exhaustive, '@R-4.53'],
}, async ({ page, signIn }) => {
  await signIn(page);
  await goToCheckout(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Checkout cancelled')).toBeVisible();
  await expect(checkoutButton(page)).toBeEnabled();
  await page.goto('/subscribe?session_id=cs_test_made_up');
  await expect(page.getByText('Your payment isn’t confirmed yet')).toBeVisible();
  await expect(activated(page)).toHaveCount(0);
  await expect(upgrade(page)).toBeVisible();
});

test('checkout asks visitors to sign in and then continues automatically', {
  tag: ['@R-1.6', '@R-2.44', '@R-2.45'],
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/subscribe?checkout=1');
  await expect(checkoutButton(page)).toBeEnabled();
  await checkoutButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests.filter((url) => url.includes('create-checkout'))).toEqual([]);
  expect(requests.filter((url) => /undefined|null/.test(url))).toEqual([]);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign in with/ })
    .click();
  await page.getByLabel('Or enter any e-mail address').fill(newEmail());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(checkoutButton(page)).toBeEnabled();
});

test('the subscribe screen opens its dialogs and links back', {
  tag: ['@R-2.42', '@R-2.46', '@R-2.48', '@R-2.49', '@R-2.43'],
}, async ({ page, signIn }) => {
  let checkouts = 0;
  page.on('request', (request) => {
    if (request.url().includes('create-checkout')) checkouts += 1;
  });
  const user = await signIn(page);
  await upgrade(page).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByLabel('Your personal link')).toHaveValue(new RegExp(`/${user.googleSub}$`));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(checkouts).toBe(0);
});
