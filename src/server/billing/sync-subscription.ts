import type { FastifyBaseLogger } from 'fastify';
import { countedSubscription, endedByRefund } from '../../shared/paid-subscription.ts';
import type { PaymentEventStore } from './payment-event-queries.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import type { SubscriptionStore } from './subscription-queries.ts';

export type SubscriptionSync = ReturnType<typeof createSubscriptionSync>;

/** Everything that can change what somebody has paid for. */
const telling = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
]);

/** The only writer of what somebody has paid for. Nothing in an event is believed: each makes us read anew. */
export function createSubscriptionSync(deps: {
  subscriptions: SubscriptionStore;
  events: PaymentEventStore;
  payments: Payments;
  now: () => number;
  log: FastifyBaseLogger;
}) {
  const { subscriptions, events, payments, now, log } = deps;

  /** Reads the person's subscriptions from the provider and stores the one that counts. */
  async function syncSubscription(userId: string): Promise<void> {
    const ticket = await subscriptions.takeTicket(userId);
    // Without a customer id nothing can have been bought.
    if (!ticket) return;
    const all = await payments.subscriptions(ticket.customer_id);
    if (!all) {
      log.warn({ userId, customer: ticket.customer_id }, 'the payment provider does not know this customer');
      return subscriptions.forgetCustomer(userId, ticket.customer_id);
    }
    await subscriptions.store(userId, ticket.sync_ticket, countedSubscription(all, now()), now());
    // Whoever got the money back must not be charged again for what they no longer have.
    for (const paid of all.filter(endedByRefund)) {
      log.info({ userId, subscription: paid.id }, 'ending a refunded subscription');
      await payments.cancelSubscription(paid.id);
    }
  }

  async function ownerOf(customerId: string): Promise<string | undefined> {
    const known = await subscriptions.userOfCustomer(customerId);
    if (known !== undefined) return known;
    // Created at the provider, but never stored here: the write between the two was lost.
    const named = await payments.ownerOf(customerId);
    if (named === undefined || !(await subscriptions.isUser(named))) return undefined;
    const kept = await subscriptions.rememberCustomer(named, customerId);
    return kept === customerId ? named : undefined;
  }

  /** Deals with an event once. It counts as dealt with only after its effect is stored. */
  async function handleEvent(event: PaymentEvent): Promise<void> {
    if (await events.isProcessed(event.id)) return;
    if (telling.has(event.type) && event.customerId !== undefined) {
      const userId = await ownerOf(event.customerId);
      if (userId === undefined)
        log.warn({ event: event.id, type: event.type }, 'event of an unknown customer');
      else await syncSubscription(userId);
    }
    await events.markProcessed(event, now());
  }

  return { syncSubscription, handleEvent, forgetOldEvents: () => events.forgetOld(now()) };
}
