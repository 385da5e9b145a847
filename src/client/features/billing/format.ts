import type { Plan } from '../../../shared/entities.ts';

/** $9.99, $0: cents only where there are any. */
export function formatPrice({ unit_amount, currency }: Plan['price']): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unit_amount / 100);
}
