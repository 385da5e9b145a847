import { builtInPremium } from '../../../shared/plans.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { formatPrice } from './format.ts';
import { plansQuery } from './last-plans.ts';

/** Stripe's price, or the built-in one until it is known. */
export function usePremiumPrice(locale?: string): string {
  const { data: plans } = useQuery(plansQuery(useBackend()));
  const premium = plans?.find((plan) => plan.metadata.tier === 'premium') ?? builtInPremium;
  return formatPrice(premium.price, locale);
}
