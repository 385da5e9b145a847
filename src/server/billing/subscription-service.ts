import type { BaseLogger } from 'pino';
import type { Subscription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import type { Tier } from '../../shared/limits.ts';
import { countedSubscription, endedByRefund } from '../../shared/paid-subscription.ts';
import { hasEnded, isAlive, type SubscriptionState, tierAt } from '../../shared/subscription.ts';
import type { PaymentEventStore } from './payment-event-queries.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import type { SubscriptionRow, SubscriptionStore } from './subscription-queries.ts';

/** Limits how often we query the provider for one person who waits for a payment. */
const askAgainMs = 200;
/** Limits how often we query the provider about a renewal that is due. */
const renewalCheckMs = 60_000;

/** The events that can change a subscription. */
const relevantEvents = new Set([
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

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** The only writer of subscriptions. It ignores the content of events and reads from the provider instead. */
export function createSubscriptionService(deps: {
  store: SubscriptionStore;
  events: PaymentEventStore;
  payments: PaymentProvider;
  now: () => number;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}) {
  const { store, events, payments, now, log } = deps;

  /** Reads the person's subscriptions from the provider and stores the one that counts. */
  async function sync(userId: string): Promise<void> {
    const ticket = await store.takeSyncTicket(userId);
    // Without a customer id nothing can have been bought.
    if (!ticket) return;
    const all = await payments.subscriptions(ticket.customer_id);
    if (!all) {
      log.warn({ userId, customer: ticket.customer_id }, 'the payment provider has no such customer');
      return store.forgetCustomer(userId, ticket.customer_id);
    }
    await store.store(userId, ticket.sync_ticket, countedSubscription(all, now()), now());
    // After a refund, people must not be charged again for something they no longer have.
    for (const paid of all.filter(endedByRefund)) {
      log.info({ userId, subscription: paid.id }, 'ending a refunded subscription');
      await payments.cancelSubscription(paid.id);
    }
  }

  /** Makes sure that the person is never charged again. They keep the period they have paid for. */
  async function stopRenewal(userId: string): Promise<void> {
    const row = await store.findByUser(userId);
    if (!row) return;
    for (const paid of (await payments.subscriptions(row.customer_id)) ?? []) {
      if (!isAlive(paid.status)) continue;
      const isPaid = paid.status === 'active' || paid.status === 'trialing';
      // The provider would keep trying to collect an overdue payment.
      if (!isPaid) await payments.cancelSubscription(paid.id);
      else if (!paid.cancelAtPeriodEnd) await payments.cancelAtPeriodEnd(paid.id);
    }
    await sync(userId);
  }

  async function findOwner(customerId: string): Promise<string | undefined> {
    const known = await store.userOfCustomer(customerId);
    if (known !== undefined) return known;
    // The customer was created at the provider, but the write that should have stored it here was lost.
    const named = await payments.ownerOf(customerId);
    if (named === undefined || !(await store.isUser(named))) return undefined;
    const kept = await store.rememberCustomer(named, customerId);
    return kept === customerId ? named : undefined;
  }

  /** An event counts as handled only after its effect is stored. */
  async function handleEvent(event: PaymentEvent): Promise<void> {
    if (await events.isProcessed(event.id)) return;
    if (relevantEvents.has(event.type) && event.customerId !== undefined) {
      const userId = await findOwner(event.customerId);
      if (userId === undefined)
        log.warn({ event: event.id, type: event.type }, 'event for an unknown customer');
      else await sync(userId);
    }
    await events.markProcessed(event, now());
  }

  /** The stored state is enough, except after paying and when a period has just run out. */
  function needsSync(row: SubscriptionRow, fromCheckout: boolean): boolean {
    const sinceMs = now() - row.synced_at;
    if (fromCheckout) return sinceMs < 0 || sinceMs >= askAgainMs;
    const periodIsOver = row.period_end !== null && row.period_end <= now();
    const open = row.status === 'active' || row.status === 'trialing' || row.status === 'past_due';
    return periodIsOver && open && Math.abs(sinceMs) >= renewalCheckMs;
  }

  async function findCurrent(userId: string, fromCheckout: boolean): Promise<SubscriptionRow | undefined> {
    const row = await store.findByUser(userId);
    if (!row || !needsSync(row, fromCheckout)) return row;
    try {
      await sync(userId);
    } catch (error) {
      // Somebody who has just paid must see the error; for everyone else the stored state is good enough.
      if (fromCheckout || !(error instanceof AppError)) throw error;
      return row;
    }
    return store.findByUser(userId);
  }

  return {
    sync,
    stopRenewal,
    handleEvent,

    /** `fromCheckout` is true if the user has just returned from paying. */
    status: async (userId: string, { fromCheckout }: { fromCheckout: boolean }) =>
      toResponse(await findCurrent(userId, fromCheckout), now()),

    /** The id of the person's last subscription, if it gave Premium and has ended. */
    async endedSubscription(userId: string): Promise<string | undefined> {
      const row = await store.findByUser(userId);
      return row && hasEnded(toState(row), now()) ? (row.subscription_id ?? undefined) : undefined;
    },

    /** Returns false for a payload that the provider did not sign, or signed too long ago. */
    async receiveWebhook(payload: Buffer, signature: string): Promise<boolean> {
      const event = payments.verifyEvent(payload, signature, now());
      if (event) await handleEvent(event);
      return event !== undefined;
    },

    removeOldEvents: () => events.removeOld(now()),
  };
}

const toState = (row: SubscriptionRow | undefined): SubscriptionState => ({
  status: row?.status ?? null,
  periodEnd: row?.period_end ?? null,
  cancelAtPeriodEnd: row?.cancel_at_period_end === 1,
});

function toResponse(row: SubscriptionRow | undefined, now: number): Subscription & { tier: Tier } {
  const state = toState(row);
  const tier = tierAt(state, now);
  return {
    status: !row || row.status === 'none' ? 'inactive' : row.status,
    tier,
    subscriptionTier: tier,
    subscriptionPeriodEnd:
      tier === 'premium' && state.periodEnd !== null ? new Date(state.periodEnd).toISOString() : null,
    ...(tier === 'premium' && { cancelAtPeriodEnd: state.cancelAtPeriodEnd }),
  };
}
