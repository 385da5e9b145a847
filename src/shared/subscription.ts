import type { Tier } from './limits.ts';
import type { PlanStatus } from './quota.ts';

/** The part of a stored subscription that determines the tier. */
export interface SubscriptionState {
  status: string | null;
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** Stripe charges a renewal about an hour after the period ends, so Premium continues for up to a day. */
const renewalGraceMs = 24 * 60 * 60 * 1_000;

/** The tier at a given time. Time already paid for counts even while a payment is overdue. */
export function tierAt(subscription: SubscriptionState, now: number): Tier {
  const { status, periodEnd, cancelAtPeriodEnd } = subscription;
  if (periodEnd === null) return 'free';
  if (status === 'active' || status === 'trialing') {
    return now < periodEnd + (cancelAtPeriodEnd ? 0 : renewalGraceMs) ? 'premium' : 'free';
  }
  return status === 'past_due' && now < periodEnd ? 'premium' : 'free';
}

const ended = new Set(['none', 'inactive', 'canceled', 'incomplete_expired']);

/** Whether a subscription can still charge. If so, it is managed in the portal instead of bought again. */
export function isAlive(status: string | null): boolean {
  return status !== null && !ended.has(status);
}

const neverPaid = new Set(['none', 'inactive', 'incomplete', 'incomplete_expired']);

/** Whether a subscription gave Premium but no longer does. */
export function hasEnded(subscription: SubscriptionState, now: number): boolean {
  const { status, periodEnd } = subscription;
  const paid = status !== null && periodEnd !== null && !neverPaid.has(status);
  return paid && tierAt(subscription, now) === 'free';
}

/** The tier, with the billing period in which Premium usage is counted. */
export function planStatusAt(subscription: SubscriptionState, now: number): PlanStatus {
  const tier = tierAt(subscription, now);
  return tier === 'free' ? { tier } : { tier, periodEnd: subscription.periodEnd ?? undefined };
}
