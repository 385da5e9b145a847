import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';
import { installFakeVoice, playbackOf, watchCalls } from './playback-page.ts';
import { cards, payForPremium, readTier, startCheckout } from './premium.ts';
import { field, left, toggle, translated, watchTranslations } from './translation-page.ts';

const plan = (page: Page) => page.locator('[data-plan=premium]');

test('webhooks alone activate Premium, even late, repeated and out of order', {
  tag: ['@R-10.28'],
}, async ({ page, signIn, sandbox }) => {
  const user = await signIn(page);
  await sandbox.stripe('webhooks', { hold: true });
  const url = await startCheckout(page, user.googleSub);
  const paid = await page.request.post(url, { form: { cardNumber: cards.pays }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  expect(await readTier(page, user.googleSub)).toBe('free');
  await sandbox.stripe('webhooks/release', { order: 'reversed', times: 2 });
  await expect.poll(() => readTier(page, user.googleSub)).toBe('premium');
  await page.goto('/subscribe');
  await expect(plan(page).getByText('Your plan')).toBeVisible();
  // A checkout page that is still open does not charge again.
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
});

test('Premium stays correct after a renewal, a failed renewal, a cancellation, a resume and a refund', {
  tag: [exhaustive, '@R-4.63', '@R-4.64', '@R-6.13', '@R-10.29'],
}, async ({ page, signIn, sandbox }) => {
  test.setTimeout(90_000);
  const user = await signIn(page);
  await payForPremium(page, user);
  const body = { userId: user.googleSub };
  const renewal = async () => {
    await page.goto('/subscribe');
    return plan(page)
      .getByText(/^Renews on/)
      .textContent();
  };

  const first = await renewal();
  await sandbox.stripe('renew', body);
  await expect.poll(renewal).not.toBe(first);
  const second = await renewal();

  await sandbox.stripe('fail-renewal', body);
  await expect(async () => {
    await page.reload();
    await expect(plan(page).getByText(/Your last payment failed/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await readTier(page, user.googleSub)).toBe('premium');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await expect(page.getByRole('menu')).toContainText('Payment failed: please update your card');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByText('Payment overdue')).toBeVisible();
  await page.getByText('Update card').click();
  await page.getByLabel('Card number').fill(cards.declined);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expect(page.getByText('Active')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/Your plan ends on/)).toBeVisible();
  await page.getByRole('link', { name: /Return to/ }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(async () => {
    await page.goto('/subscribe');
    await expect(plan(page).getByText(/^Ends on .* You won’t be charged again\.$/)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: "Don't cancel plan" }).click();
  await expect(page.getByText(/Your plan renews on/)).toBeVisible();
  await expect.poll(renewal).not.toBe(second);

  await sandbox.stripe('refund', body);
  await expect.poll(() => readTier(page, user.googleSub)).toBe('free');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();

  // Premium also ends when a cancelled subscription reaches the end of its period.
  await payForPremium(page, user);
  await sandbox.stripe('cancel', body);
  await sandbox.stripe('advance', body);
  await expect.poll(() => readTier(page, user.googleSub)).toBe('free');
});

test('failures show the specified messages', {
  tag: [exhaustive, '@R-8.44', '@R-8.45', '@R-8.46', '@R-7.30', '@R-7.31', '@R-7.32', '@R-8.47'],
}, async ({ page, signIn, becomePremium, consoleErrors }) => {
  consoleErrors.allow(/products|checkout-session|customer-portal/);
  await signIn(page);
  const checkout = page.getByRole('button', { name: 'Continue to checkout' });

  await page.route('**/api/stripe/products', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await page.goto('/subscribe');
  await expect(page.getByText('Error loading plans')).toBeVisible();
  await expect(plan(page)).toContainText('$9.99 per month');
  await expect(page.locator('[data-plan=free]')).toContainText(
    'Try the HD voice Iris once, up to 50 characters',
  );

  await page.route('**/api/create-checkout-session', (route) => route.abort());
  await checkout.click();
  await expect(page.getByText('Failed to connect to Stripe. Please try again.')).toBeVisible();
  await expect(checkout).toBeEnabled();
  await page.unroute('**/api/create-checkout-session');
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({ status: 503, json: { code: 'provider-unavailable', error: 'x' } }),
  );
  await checkout.click();
  await expect(page.getByText('Payment system unavailable')).toBeVisible();
  await page.unroute('**/api/create-checkout-session');
  await checkout.click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();

  await page.unroute('**/api/stripe/products');
  await page.route('**/api/stripe/products', async (route) => {
    const plans = await (await route.fetch()).json();
    plans[1].name = 'Premium Extra';
    await route.fulfill({ json: plans });
  });
  await page.goto('/subscribe');
  await expect(plan(page)).toContainText('Premium Extra');

  await becomePremium(page);
  await page.route('**/api/stripe-customer-portal', (route) => route.abort());
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByText('Unable to open customer portal').first()).toBeVisible();
  await expect(page).toHaveURL(/\/subscribe$/);
  await page.unroute('**/api/stripe-customer-portal');
  const portal = page.waitForRequest('**/api/stripe-customer-portal');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  expect((await portal).postData()).toBeNull();
  await expect(page.getByRole('heading', { name: 'Manage your subscription' })).toBeVisible();
});

test('a second tab with an outdated plan can still translate', {
  tag: [exhaustive, '@R-4.51'],
}, async ({ page, context, signIn, consoleErrors }) => {
  const user = await signIn(page);
  const second = await context.newPage();
  const requests = watchTranslations(second);
  await second.goto('/');
  await expect(left(second)).toHaveText('1 translation left today');
  await payForPremium(page, user);

  consoleErrors.allow(/403.*\/api\/translate/);
  await field(second).fill('Good morning.');
  await toggle(second).click();
  await expect(translated(second)).toHaveText('[español] Good morning.');
  expect(requests.map((request) => request.postDataJSON().subscriptionTier)).toEqual(['free', 'premium']);
  await expect(left(second)).toHaveText(/^249,987 /);
});

test('a second tab with an outdated plan can still play HD speech', {
  tag: [exhaustive, '@R-4.51'],
}, async ({ page, context, signIn, sandbox, consoleErrors }) => {
  const user = await signIn(page);
  await payForPremium(page, user);
  const second = await context.newPage();
  await installFakeVoice(second);
  const requests = watchCalls(second, 'POST', /text-to-speech/);
  const tiers = () => requests.map((request) => request.postDataJSON().tier);
  await second.goto('/');
  const { write, choose, play, stop } = playbackOf(second);
  await write('A short text for Iris.');
  await choose('Iris');
  await sandbox.stripe('refund', { userId: user.googleSub });
  await expect.poll(() => readTier(page, user.googleSub)).toBe('free');

  consoleErrors.allow(/403.*\/api\/text-to-speech/);
  await play.click();
  await expect(stop).toBeVisible();
  await expect.poll(tiers).toEqual(['premium', 'free']);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Upgrade' })).toBeVisible();
  await stop.click();

  // A free user is told that the feature needs Premium, not that the service failed.
  await payForPremium(page, user);
  const third = await context.newPage();
  await installFakeVoice(third);
  await third.goto('/');
  const late = playbackOf(third);
  await late.write('Another text.');
  await late.choose('Orion');
  await sandbox.stripe('refund', { userId: user.googleSub });
  await expect.poll(() => readTier(page, user.googleSub)).toBe('free');
  await late.play.click();
  await expect(late.toast('This voice is part of Premium.')).toBeVisible();
});
