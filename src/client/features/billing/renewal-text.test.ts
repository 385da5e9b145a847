import { expect, it } from 'vitest';
import { formatPrice } from './format.ts';
import { renewalText } from './renewal-text.ts';

// In many time zones this is a different day; the text always uses the UTC date.
const end = '2026-12-15T00:30:00.000Z';
const premium = { status: 'active', tier: 'premium' as const, subscriptionPeriodEnd: end };

it('formats prices with a currency symbol', { tags: ['R-1.8'] }, () => {
  const price = { id: 'p', currency: 'usd', recurring: { interval: 'month' } };
  expect(formatPrice({ ...price, unit_amount: 999 })).toBe('$9.99');
  expect(formatPrice({ ...price, unit_amount: 0 })).toBe('$0');
  expect(formatPrice({ ...price, unit_amount: 999 }, 'de')).toBe('9,99\u00a0$');
  expect(formatPrice({ ...price, unit_amount: 999 }, 'ar'), 'isolated').toMatch(/^\u2066.*US\$\u2069$/);
});

it('says when Premium renews or ends, and when a payment is overdue', () => {
  const day = 'December 15, 2026';
  expect(renewalText(premium)).toBe(`Renews on ${day}.`);
  expect(renewalText({ ...premium, cancelAtPeriodEnd: true })).toContain(`Ends on ${day}`);
  expect(renewalText({ ...premium, status: 'past_due' })).toContain('last payment failed');
  const lapsed = {
    ...premium,
    tier: 'free',
    subscriptionTier: 'free',
    status: 'unpaid',
    subscriptionPeriodEnd: null,
  } as const;
  expect(renewalText(lapsed)).toContain('Update your card to get it back');
  expect(renewalText({ ...lapsed, status: 'canceled' })).toBeUndefined();
  expect(renewalText({ ...premium, subscriptionPeriodEnd: null })).toBeUndefined();
});
