import { expect, test } from 'vitest';
import { formatPrice } from './format.ts';

const intl = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'usd',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

test.each([0, 5, 999, 1_000, 1_250, 123_456, 123_400, 98_765_432])(
  'writes %d cents as Intl does',
  (cents) => {
    expect(formatPrice({ unit_amount: cents, currency: 'usd' })).toBe(intl(cents));
  },
);

test('uses Intl for other languages and currencies', () => {
  expect(formatPrice({ unit_amount: 999, currency: 'eur' })).toBe('€9.99');
  expect(formatPrice({ unit_amount: 999, currency: 'usd' }, 'de')).toBe('9,99\u00a0$');
});
