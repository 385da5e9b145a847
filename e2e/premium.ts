import { expect, type Page } from '@playwright/test';
import type { User } from '../src/shared/entities.ts';

export const cards = {
  pays: '4242424242424242',
  asks: '4000002760003184',
  declined: '4000000000000002',
  asksThenNoFunds: '4000008260003178',
} as const;

/** The user's tier as the server reports it to the page. */
export const readTier = (page: Page, userId: string): Promise<string> =>
  page.evaluate(async (id) => {
    const response = await fetch(`/api/subscription/${encodeURIComponent(id)}`, { credentials: 'include' });
    return ((await response.json()) as { tier: string }).tier;
  }, userId);

/** Starts a checkout for the signed-in user and returns its URL, without leaving the page. */
export const startCheckout = (page: Page, userId: string): Promise<string> =>
  page.evaluate(async (id) => {
    const response = await fetch('/api/create-checkout-session', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: id }),
    });
    if (!response.ok) throw new Error(`No checkout: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { url: string }).url;
  }, userId);

/** Pays for Premium as a user would, but without the clicks, and lets the webhook activate it. */
export async function payForPremium(page: Page, user: User, cardNumber: string = cards.pays): Promise<void> {
  const url = await startCheckout(page, user.googleSub);
  const paid = await page.request.post(url, { form: { cardNumber }, maxRedirects: 0 });
  expect(paid.status(), 'the checkout page accepts the card').toBe(303);
  await expect.poll(() => readTier(page, user.googleSub)).toBe('premium');
}
