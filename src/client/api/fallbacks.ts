import type { SpeechAllowance, Subscription } from '../../shared/entities.ts';
import { limits, type Tier, trialCharacters } from '../../shared/limits.ts';
import type { Allowance } from '../../shared/quota.ts';

/** Shown when an allowance can't be fetched. The server enforces the real one. */
export function fallbackTranslationAllowance(tier: Tier): Allowance {
  const limit = limits[tier].translations;
  return { allowed: true, remaining: limit, limit, tier };
}

export function fallbackSpeechAllowance(tier: Tier): SpeechAllowance {
  const limit = limits[tier].speechCharacters;
  const premium = tier === 'premium';
  return {
    allowed: true,
    remaining: limit,
    remainingCharacters: limit,
    limit,
    tier,
    features: { premium, highQualityVoices: premium },
  };
}

/**
 * The allowance to show beside a tier. An allowance from another tier is replaced with the fallback, so that the page
 * never mixes two plans. The tiers differ while a plan change propagates, and when the subscription can't be fetched.
 */
export function allowanceOf<A extends { tier: Tier }>(
  tier: Tier,
  { data, isError }: { data: A | undefined; isError: boolean },
  fallback: (tier: Tier) => A,
): A | undefined {
  if (data?.tier === tier) return data;
  return data || isError ? fallback(tier) : undefined;
}

export const fallbackTrial = { remaining: 0, limit: trialCharacters, hasUsedTrial: true };

export const fallbackSubscription: Subscription = {
  status: 'inactive',
  tier: 'free',
  subscriptionTier: 'free',
  subscriptionPeriodEnd: null,
};

/** The tier can be in either field. */
export function tierOf(subscription: Subscription): Tier {
  return subscription.tier === 'premium' || subscription.subscriptionTier === 'premium' ? 'premium' : 'free';
}

/** The number can be in either field. */
export function remainingOf(allowance: SpeechAllowance): number {
  return allowance.remaining ?? allowance.remainingCharacters ?? 0;
}
