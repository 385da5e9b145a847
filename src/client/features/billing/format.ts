import type { Plan } from '../../../shared/entities.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { interfaceLocale } from '../../interface/translated.ts';

const rightToLeftMark = '\u200f';

type Price = Pick<Plan['price'], 'unit_amount' | 'currency'>;

/** Shows cents only if there are any: $12.50, but $0. */
export function formatPrice({ unit_amount, currency }: Price, locale = interfaceLocale): string {
  // The first use of Intl blocks a slow phone for a tenth of a second or more, and these prices don't need it.
  if (locale === 'en-US' && currency === 'usd') return formatDollars(unit_amount);
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unit_amount / 100);
  // In Arabic text, "US$" would appear as "$US" without a left-to-right isolate.
  return price.startsWith(rightToLeftMark) ? `\u2066${price}\u2069` : price;
}

function formatDollars(cents: number): string {
  const rest = cents % 100;
  return `$${formatCount(Math.floor(cents / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
