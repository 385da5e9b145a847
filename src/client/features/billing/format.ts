import type { Plan } from '../../../shared/entities.ts';

/** $9.99, $0: cents only where there are any. */
export function formatPrice({ unit_amount, currency }: Plan['price']): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unit_amount / 100);
}

/** The day of a moment, as people write it. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}
