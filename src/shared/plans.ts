import type { Plan } from './entities.ts';
import { formatCount } from './format-count.ts';
import { limits, type Tier } from './limits.ts';

const { free, premium } = limits;

/** The features of each tier. The numbers match the limits that the server enforces. */
export const planFeatures: Record<Tier, string[]> = {
  free: [
    `Transcripts of up to ${formatCount(free.transcriptCap)} characters`,
    `${free.saveSlots} saved transcriptions`,
    `${free.translations} translation per day`,
    `Try the HD voice Iris once, up to ${free.speechCharacters} characters`,
    'Unlimited browser voice',
  ],
  premium: [
    `Transcripts of up to ${formatCount(premium.transcriptCap)} characters`,
    `${premium.saveSlots} saved transcriptions`,
    `${formatCount(premium.translations)} characters of translation per month`,
    `${formatCount(premium.speechCharacters)} characters of HD speech per month`,
    'All ten HD voices',
    'MP3 download',
    'Unlimited browser voice',
  ],
};

/** Shown until the real price has been loaded from Stripe. */
export const builtInPremium: Plan = {
  id: 'premium',
  name: 'Premium',
  description: 'Longer transcripts, HD voices and more translations.',
  price: { id: 'premium', currency: 'usd', unit_amount: 999, recurring: { interval: 'month' } },
  features: planFeatures.premium,
  metadata: { tier: 'premium' },
};

/** Shown if the payment provider's list can't be loaded. */
export const builtInPlans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'Everything you need to dictate and listen.',
    price: { id: 'free', currency: 'usd', unit_amount: 0, recurring: { interval: 'month' } },
    features: planFeatures.free,
    metadata: { tier: 'free' },
  },
  builtInPremium,
];
