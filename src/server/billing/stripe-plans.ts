import type Stripe from 'stripe';
import type { Plan } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { builtInPlans, planFeatures } from '../../shared/plans.ts';

function toPlan(price: Stripe.Price): Plan | undefined {
  const { product, recurring } = price;
  if (typeof product === 'string' || product.deleted || !product.active) return undefined;
  if (product.metadata.tier !== 'premium' || !recurring || price.unit_amount === null) return undefined;
  const named = product.marketing_features.flatMap((feature) => feature.name ?? []);
  return {
    id: product.id,
    name: product.name,
    description: product.description ?? '',
    price: {
      id: price.id,
      currency: price.currency,
      unit_amount: price.unit_amount,
      recurring: { interval: recurring.interval },
    },
    features: named.length > 0 ? named : planFeatures.premium,
    metadata: { tier: 'premium' },
  };
}

export const freePlans: Plan[] = builtInPlans.filter((plan) => plan.metadata.tier === 'free');

/** A product can have several active prices; its default price comes first. */
export async function findPremiumPlan(stripe: Stripe): Promise<Plan> {
  const prices = await stripe.prices.list({
    active: true,
    type: 'recurring',
    limit: 100,
    expand: ['data.product'],
  });
  const isDefault = (price: Stripe.Price): boolean =>
    typeof price.product !== 'string' && !price.product.deleted && price.product.default_price === price.id;
  const ordered = prices.data.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
  const premium = ordered.flatMap((price) => toPlan(price) ?? [])[0];
  if (premium) return premium;
  throw new AppError('provider-unavailable', { message: 'Premium isn’t available right now.' });
}
