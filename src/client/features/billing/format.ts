import type { Plan } from '../../../shared/entities.ts';
import { interfaceLocale } from '../../interface/translated.ts';

const rightToLeftMark = '\u200f';

/** Shows cents only if there are any: $12.50, but $0. */
export function formatPrice({ unit_amount, currency }: Plan['price'], locale = interfaceLocale): string {
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unit_amount / 100);
  // In Arabic text, "US$" would appear as "$US" without a left-to-right isolate.
  return price.startsWith(rightToLeftMark) ? `\u2066${price}\u2069` : price;
}
