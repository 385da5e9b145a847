import { isAlive, type SubscriptionState, tierAt } from './subscription.ts';

/** A subscription as the payment provider tells it now; times in epoch milliseconds. */
export interface PaidSubscription {
  id: string;
  status: string;
  createdAt: number;
  /** The end of the last period that was paid for. */
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  /** The money of the latest invoice was given back. */
  latestInvoiceRefunded: boolean;
}

/** What is kept of a person's subscriptions: the one that counts. */
export interface CountedSubscription extends SubscriptionState {
  id: string | null;
  status: string;
}

/** Never subscribed. */
const noSubscription: CountedSubscription = {
  id: null,
  status: 'none',
  periodEnd: null,
  cancelAtPeriodEnd: false,
};

/** Giving the money of the latest invoice back ends a subscription, whatever else is said of it. */
export function endedByRefund(paid: PaidSubscription): boolean {
  return paid.latestInvoiceRefunded && paid.status !== 'canceled' && paid.status !== 'incomplete_expired';
}

/** One subscription in the terms of the product. */
function toCounted(paid: PaidSubscription): CountedSubscription {
  const endsEarly = paid.cancelAt !== null && paid.cancelAt <= paid.periodEnd;
  return {
    id: paid.id,
    status: paid.latestInvoiceRefunded ? 'canceled' : paid.status,
    periodEnd: endsEarly && paid.cancelAt !== null ? paid.cancelAt : paid.periodEnd,
    cancelAtPeriodEnd: paid.cancelAtPeriodEnd || endsEarly,
  };
}

/** Of several, the one that gives premium for longest; when none does, the newest that is alive, or else the newest. */
export function countedSubscription(all: readonly PaidSubscription[], now: number): CountedSubscription {
  const newestFirst = all.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const counted = newestFirst.map(toCounted);
  const giving = counted.filter((candidate) => tierAt(candidate, now) === 'premium');
  const longest = giving.toSorted((a, b) => (b.periodEnd ?? 0) - (a.periodEnd ?? 0))[0];
  return longest ?? counted.find(({ status }) => isAlive(status)) ?? counted[0] ?? noSubscription;
}
