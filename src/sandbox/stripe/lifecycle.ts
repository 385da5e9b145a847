import type Stripe from 'stripe';
import type { CardBehaviour, Refusal } from './cards.ts';
import { attachCard, defaultCard, idOf } from './customers.ts';
import { declineReason } from './invoices.ts';
import { attemptPayment, chargeOf, createRefund } from './payments.ts';
import type { Store } from './stripe-store.ts';
import { createSubscription, hasEnded, itemOf, openNextPeriod } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/** The steps of a subscription. Each one sends the same events as Stripe. */
export interface Lifecycle {
  pay(session: Stripe.Checkout.Session, digits: string, behaviour: CardBehaviour): void;
  /** Skips to the end of the period, where the subscription renews, fails to renew or ends. */
  advance(subscription: Stripe.Subscription, outcome?: 'paid' | 'failed'): void;
  /** Retries the open invoice with the saved card. */
  retry(subscription: Stripe.Subscription): boolean;
  changeCard(customer: Stripe.Customer, digits: string, behaviour: CardBehaviour): void;
  setCancelAtPeriodEnd(subscription: Stripe.Subscription, cancel: boolean): void;
  /** Sets a status that would take days or a special card to reach with the real Stripe. */
  setStatus(subscription: Stripe.Subscription, status: 'unpaid' | 'incomplete' | 'paused' | 'past_due'): void;
  end(subscription: Stripe.Subscription, reason: 'cancellation_requested' | 'payment_failed'): void;
  refund(charge: Stripe.Charge, amount?: number): Stripe.Refund;
  refundLatest(subscription: Stripe.Subscription): Stripe.Refund | undefined;
}

const bankDeclined: Refusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export function createLifecycle(store: Store, webhooks: Webhooks): Lifecycle {
  const { emit } = webhooks;

  function settle(subscription: Stripe.Subscription, invoice: Stripe.Invoice, refusal?: Refusal): void {
    const before = subscription.status;
    const method = defaultCard(store, idOf(subscription.customer));
    const charge = attemptPayment(store, invoice, method, refusal);
    subscription.status = refusal ? 'past_due' : 'active';
    emit(refusal ? 'charge.failed' : 'charge.succeeded', charge);
    emit('customer.subscription.updated', subscription, { status: before });
    if (!refusal) {
      emit('invoice.paid', invoice);
    } else {
      emit('invoice.payment_failed', invoice);
      if (refusal.declineCode === 'authentication_required') emit('invoice.payment_action_required', invoice);
    }
  }

  const lifecycle: Lifecycle = {
    pay(session, digits, behaviour) {
      const customer = store.state.customers[idOf(session.customer)];
      const order = store.state.orders[session.id];
      if (!customer || !order) throw new Error(`${session.id} cannot be paid`);
      const method = attachCard(store, customer, digits, behaviour);
      const { subscription, invoice } = createSubscription(store, customer, order, method);
      const charge = attemptPayment(store, invoice, method, undefined);
      subscription.status = 'active';
      session.status = 'complete';
      session.payment_status = 'paid';
      session.subscription = subscription.id;
      session.invoice = invoice.id;
      session.url = null;
      emit('customer.subscription.created', subscription);
      emit('charge.succeeded', charge);
      emit('invoice.paid', invoice);
      emit('checkout.session.completed', session);
      store.save();
    },
    advance(subscription, outcome) {
      if (hasEnded(subscription)) return;
      if (subscription.cancel_at_period_end) return lifecycle.end(subscription, 'cancellation_requested');
      // After a whole period without payment, Stripe stops retrying.
      if (subscription.status === 'past_due' && !outcome)
        return lifecycle.end(subscription, 'payment_failed');
      const invoice = openNextPeriod(store, subscription);
      const method = defaultCard(store, idOf(subscription.customer));
      settle(
        subscription,
        invoice,
        outcome === 'failed' ? bankDeclined : declineReason(store, method, outcome === 'paid'),
      );
      store.save();
    },
    retry(subscription) {
      const invoice = store.state.invoices[idOf(subscription.latest_invoice)];
      if (invoice?.status !== 'open' || hasEnded(subscription)) return false;
      const refusal = declineReason(store, defaultCard(store, idOf(subscription.customer)), true);
      settle(subscription, invoice, refusal);
      store.save();
      return refusal === undefined;
    },
    changeCard(customer, digits, behaviour) {
      const method = attachCard(store, customer, digits, behaviour);
      for (const subscription of Object.values(store.state.subscriptions)) {
        if (idOf(subscription.customer) !== customer.id || hasEnded(subscription)) continue;
        subscription.default_payment_method = method.id;
        emit('customer.subscription.updated', subscription, {});
        if (subscription.status === 'past_due') lifecycle.retry(subscription);
      }
      store.save();
    },
    setCancelAtPeriodEnd(subscription, cancel) {
      if (hasEnded(subscription)) return;
      const before = { cancel_at_period_end: subscription.cancel_at_period_end };
      subscription.cancel_at_period_end = cancel;
      subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
      subscription.canceled_at = cancel ? store.now() : null;
      subscription.cancellation_details = {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: cancel ? 'cancellation_requested' : null,
      };
      emit('customer.subscription.updated', subscription, before);
      store.save();
    },
    setStatus(subscription, status) {
      const before = { status: subscription.status };
      subscription.status = status;
      if (status === 'paused') emit('customer.subscription.paused', subscription);
      emit('customer.subscription.updated', subscription, before);
      store.save();
    },
    end(subscription, reason) {
      if (hasEnded(subscription)) return;
      subscription.status = 'canceled';
      subscription.ended_at = store.now();
      subscription.canceled_at ??= store.now();
      subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
      emit('customer.subscription.deleted', subscription);
      store.save();
    },
    refund(charge, amount) {
      const refund = createRefund(store, charge, amount);
      emit('charge.refunded', charge);
      store.save();
      return refund;
    },
    refundLatest(subscription) {
      const charge = chargeOf(store, idOf(subscription.latest_invoice));
      if (!charge || charge.refunded) return undefined;
      return lifecycle.refund(charge);
    },
  };
  return lifecycle;
}
