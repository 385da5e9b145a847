import { useQuery } from '@tanstack/react-query';
import { builtInPremium } from '../../../shared/plans.ts';
import { reads, useApi } from '../../api/queries.ts';
import { formatPrice } from './format.ts';

/** The price of Premium as Stripe has it, or the built-in one as long as that is not known. */
export function usePremiumPrice(): string {
  const { data: plans } = useQuery(reads.products(useApi()));
  const premium = plans?.find((plan) => plan.metadata.tier === 'premium') ?? builtInPremium;
  return formatPrice(premium.price);
}
