import type Stripe from 'stripe';

/** The ids of the premium plan; they never change. */
export const premium = { product: 'prod_sandbox_premium', price: 'price_sandbox_premium_monthly' } as const;

const features = [
  'Transcripts of up to 5,000 characters',
  '50 saved transcriptions',
  '250,000 characters of translation per month',
  '5,000 characters of HD speech per month',
  'All ten HD voices',
  'MP3 download',
  'Unlimited browser voice',
];

interface Catalogue {
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
}

export function seedCatalogue(catalogue: Catalogue, created: number): void {
  catalogue.products[premium.product] = {
    id: premium.product,
    object: 'product',
    active: true,
    created,
    default_price: premium.price,
    description: 'Longer transcripts, HD voices and more translations.',
    images: [],
    livemode: false,
    marketing_features: features.map((name) => ({ name })),
    metadata: { tier: 'premium' },
    name: 'Premium',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  } satisfies Stripe.Product;
  catalogue.prices[premium.price] = {
    id: premium.price,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: 'premium_monthly',
    metadata: {},
    nickname: null,
    product: premium.product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: 999,
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}
