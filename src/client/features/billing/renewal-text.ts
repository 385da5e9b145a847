import type { Subscription } from '../../../shared/entities.ts';
import { isAlive } from '../../../shared/subscription.ts';
import { tierOf } from '../../api/fallbacks.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { billingStrings as strings } from './strings.ts';

export function renewalText(subscription: Subscription): string | undefined {
  const { subscriptionPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  if (tierOf(subscription) === 'free') return isAlive(status) ? strings.lapsed : undefined;
  if (!subscriptionPeriodEnd) return undefined;
  const date = formatLongDate(subscriptionPeriodEnd);
  if (cancelAtPeriodEnd) return strings.ends(date);
  return status === 'past_due' ? strings.overdue(date) : strings.renews(date);
}
