import { isAlive, type SubscriptionState, tierAt } from './subscription.ts';

/** A subscription as the payment provider reports it; times in epoch milliseconds. */
export interface PaidSubscription {
  id: string;
  status: string;
  createdAt: number;
  /** The end of the last period that was paid for. */
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  /** The latest invoice was fully refunded. */
  latestInvoiceRefunded: boolean;
}

/** The one subscription that determines a user's tier. */
export interface CountedSubscription extends SubscriptionState {
  id: string | null;
  status: string;
}

/** For a user who has never subscribed. */
const noSubscription: CountedSubscription = {
  id: null,
  status: 'none',
  periodEnd: null,
  cancelAtPeriodEnd: false,
};

/** Refunding the latest invoice ends a subscription, whatever its status. */
export function endedByRefund(paid: PaidSubscription): boolean {
  return paid.latestInvoiceRefunded && paid.status !== 'canceled' && paid.status !== 'incomplete_expired';
}

/** Treats a refund as a cancellation, and an earlier end date as the end of the period. */
function toCounted(paid: PaidSubscription): CountedSubscription {
  const endsEarly = paid.cancelAt !== null && paid.cancelAt <= paid.periodEnd;
  return {
    id: paid.id,
    status: paid.latestInvoiceRefunded ? 'canceled' : paid.status,
    periodEnd: endsEarly && paid.cancelAt !== null ? paid.cancelAt : paid.periodEnd,
    cancelAtPeriodEnd: paid.cancelAtPeriodEnd || endsEarly,
  };
}

/** Picks the one that gives Premium the longest; if none does, the newest live one, or else the newest. */
export function countedSubscription(all: readonly PaidSubscription[], now: number): CountedSubscription {
  const newestFirst = all.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const counted = newestFirst.map(toCounted);
  const giving = counted.filter((candidate) => tierAt(candidate, now) === 'premium');
  const longest = giving.toSorted((a, b) => (b.periodEnd ?? 0) - (a.periodEnd ?? 0))[0];
  return longest ?? counted.find(({ status }) => isAlive(status)) ?? counted[0] ?? noSubscription;
}
