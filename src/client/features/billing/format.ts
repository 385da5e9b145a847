import type { Plan } from '../../../shared/entities.ts';
import { interfaceLocale } from '../../interface/translated.ts';

/** Shows cents only if there are any: $12.50, but $0. */
export function formatPrice({ unit_amount, currency }: Plan['price']): string {
  return new Intl.NumberFormat(interfaceLocale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unit_amount / 100);
}
