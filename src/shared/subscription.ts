import type { Tier } from './limits.ts';
import type { PlanStatus } from './quota.ts';

/** The part of a stored subscription that decides the tier. */
export interface SubscriptionState {
  status: string | null;
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** Stripe charges a renewal about an hour after the period ends; nobody loses Premium before the result is known. */
const renewalGraceMs = 24 * 60 * 60 * 1_000;

/** The tier at a given time. Paid time counts even while a payment is overdue. */
export function tierAt(subscription: SubscriptionState, now: number): Tier {
  const { status, periodEnd, cancelAtPeriodEnd } = subscription;
  if (periodEnd === null) return 'free';
  if (status === 'active' || status === 'trialing') {
    return now < periodEnd + (cancelAtPeriodEnd ? 0 : renewalGraceMs) ? 'premium' : 'free';
  }
  return status === 'past_due' && now < periodEnd ? 'premium' : 'free';
}

const ended = new Set(['none', 'inactive', 'canceled', 'incomplete_expired']);

/** A subscription that can still charge somebody is managed in the portal, never bought a second time. */
export function isAlive(status: string | null): boolean {
  return status !== null && !ended.has(status);
}

const neverPaid = new Set(['none', 'inactive', 'incomplete', 'incomplete_expired']);

/** A subscription that gave Premium and doesn't any more. */
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
