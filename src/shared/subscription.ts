import type { Tier } from './limits.ts';
import type { Standing } from './quota.ts';

/** What is stored of a subscription, as far as the tier depends on it. */
export interface SubscriptionState {
  status: string | null;
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** A renewal is charged about an hour after the period's end; until Stripe says how it went, nobody loses premium. */
const renewalGraceMs = 24 * 60 * 60 * 1_000;

/** The tier that a subscription gives at a moment: paid time counts, also while a payment is overdue. */
export function tierAt(subscription: SubscriptionState, now: number): Tier {
  const { status, periodEnd, cancelAtPeriodEnd } = subscription;
  if (periodEnd === null) return 'free';
  if (status === 'active' || status === 'trialing') {
    return now < periodEnd + (cancelAtPeriodEnd ? 0 : renewalGraceMs) ? 'premium' : 'free';
  }
  return status === 'past_due' && now < periodEnd ? 'premium' : 'free';
}

const ended = new Set(['none', 'inactive', 'canceled', 'incomplete_expired']);

/** Whether a subscription can still charge somebody: then it's managed, never bought a second time. */
export function isAlive(status: string | null): boolean {
  return status !== null && !ended.has(status);
}

/** The tier with the period that premium use is counted in. */
export function standingAt(subscription: SubscriptionState, now: number): Standing {
  const tier = tierAt(subscription, now);
  return tier === 'free' ? { tier } : { tier, periodEnd: subscription.periodEnd ?? undefined };
}
