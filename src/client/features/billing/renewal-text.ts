import type { Subscription } from '../../../shared/entities.ts';
import { longDay } from '../../../shared/long-day.ts';
import { billingStrings as strings } from './strings.ts';

/** When premium renews or ends, in one sentence. */
export function renewalText(subscription: Subscription): string | undefined {
  const { subscriptionPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  if (!subscriptionPeriodEnd) return undefined;
  const date = longDay(subscriptionPeriodEnd);
  if (cancelAtPeriodEnd) return strings.ends(date);
  return status === 'past_due' ? strings.overdue(date) : strings.renews(date);
}
