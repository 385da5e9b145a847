import type Stripe from 'stripe';
import type { PaidSubscription } from '../../shared/paid-subscription.ts';

const milliseconds = (seconds: number): number => seconds * 1_000;
const idOf = (field: string | { id: string } | null | undefined): string | undefined =>
  typeof field === 'string' ? field : field?.id;

/** The invoice itself doesn't say whether it was fully refunded; its charges do. */
async function isRefunded(stripe: Stripe, invoiceId: string): Promise<boolean> {
  const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 10 });
  for (const { payment } of payments.data) {
    const intent = idOf(payment.payment_intent);
    if (!intent) continue;
    const charges = await stripe.charges.list({ payment_intent: intent, limit: 10 });
    if (charges.data.some((charge) => charge.refunded)) return true;
  }
  return false;
}

/** Stripe opens the next period before it is paid: until then, people have paid up to its start. */
function paidUntil({ items, latest_invoice: invoice }: Stripe.Subscription): number {
  const unpaidRenewal =
    typeof invoice === 'object' &&
    invoice?.billing_reason === 'subscription_cycle' &&
    invoice.status !== 'paid';
  return Math.max(
    0,
    ...items.data.map((item) => (unpaidRenewal ? item.current_period_start : item.current_period_end)),
  );
}

async function toPaidSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<PaidSubscription> {
  const invoice = idOf(subscription.latest_invoice);
  const ended = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: milliseconds(subscription.created),
    periodEnd: milliseconds(paidUntil(subscription)),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: subscription.cancel_at === null ? null : milliseconds(subscription.cancel_at),
    latestInvoiceRefunded: !ended && invoice !== undefined && (await isRefunded(stripe, invoice)),
  };
}

/** Includes subscriptions that have ended. */
export async function readSubscriptions(stripe: Stripe, customerId: string): Promise<PaidSubscription[]> {
  const list = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  return Promise.all(list.data.map((subscription) => toPaidSubscription(stripe, subscription)));
}
