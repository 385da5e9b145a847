import * as z from 'zod/mini';
import { requireObject, retrieveOne } from './api-objects.ts';
import type { ApiCall } from './api-requests.ts';
import { idOf } from './customers.ts';
import { missingParameter, StripeProblem } from './errors.ts';
import { expandParam, flag, listParams, metadata, parseParams, wholeNumber } from './form.ts';
import type { Lifecycle } from './lifecycle.ts';
import { expanded, listOf } from './lists.ts';
import type { Store } from './stripe-store.ts';
import { hasEnded } from './subscriptions.ts';

const statuses = [
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'trialing',
  'unpaid',
  'paused',
  'incomplete_expired',
  'all',
  'ended',
] as const;

export function addBillingCalls(call: ApiCall, store: Store, lifecycle: Lifecycle): void {
  const { state } = store;

  call('GET', '/subscriptions', ({ params }) => {
    const query = parseParams(
      z.strictObject({
        ...listParams,
        customer: z.optional(z.string()),
        price: z.optional(z.string()),
        status: z.optional(z.enum(statuses)),
      }),
      params,
    );
    if (query.customer !== undefined) requireObject('customer', state.customers, query.customer, 'customer');
    const found = Object.values(state.subscriptions).filter(
      (subscription) =>
        (query.customer === undefined || idOf(subscription.customer) === query.customer) &&
        (query.price === undefined ||
          subscription.items.data.some((item) => item.price.id === query.price)) &&
        (query.status === 'all' ||
          // Ended subscriptions are left out by default.
          (query.status === undefined || query.status === 'ended'
            ? hasEnded(subscription) === (query.status === 'ended')
            : subscription.status === query.status)),
    );
    return listOf(store, '/v1/subscriptions', found, query);
  });
  call('GET', '/subscriptions/:id', retrieveOne(store, 'subscription', state.subscriptions));
  call('POST', '/subscriptions/:id', ({ id, params }) => {
    const given = parseParams(
      z.strictObject({
        cancel_at_period_end: z.optional(flag),
        metadata: z.optional(metadata),
        expand: expandParam,
      }),
      params,
    );
    const subscription = requireObject('subscription', state.subscriptions, id);
    if (given.metadata) Object.assign(subscription.metadata, given.metadata);
    if (given.cancel_at_period_end !== undefined) {
      lifecycle.setCancelAtPeriodEnd(subscription, given.cancel_at_period_end);
    }
    return expanded(store, subscription, given.expand);
  });
  call('DELETE', '/subscriptions/:id', ({ id, params }) => {
    const given = parseParams(
      z.strictObject({
        invoice_now: z.optional(flag),
        prorate: z.optional(flag),
        expand: expandParam,
      }),
      params,
    );
    const subscription = requireObject('subscription', state.subscriptions, id);
    // Stripe can't cancel a subscription that has ended.
    if (hasEnded(subscription)) requireObject('subscription', {}, id);
    lifecycle.end(subscription, 'cancellation_requested');
    return expanded(store, subscription, given.expand);
  });

  call('GET', '/invoices', ({ params }) => {
    const filter = { customer: z.optional(z.string()), subscription: z.optional(z.string()) };
    const query = parseParams(
      z.strictObject({ ...listParams, ...filter, status: z.optional(z.string()) }),
      params,
    );
    const found = Object.values(state.invoices).filter(
      (invoice) =>
        (query.customer === undefined || invoice.customer === query.customer) &&
        (query.status === undefined || invoice.status === query.status) &&
        (query.subscription === undefined ||
          idOf(invoice.parent?.subscription_details?.subscription) === query.subscription),
    );
    return listOf(store, '/v1/invoices', found, query);
  });
  call('GET', '/invoices/:id', retrieveOne(store, 'invoice', state.invoices));
  call('GET', '/invoice_payments', ({ params }) => {
    const query = parseParams(
      z.strictObject({ ...listParams, invoice: z.optional(z.string()), status: z.optional(z.string()) }),
      params,
    );
    const found = Object.values(state.invoicePayments).filter(
      (payment) =>
        (query.invoice === undefined || payment.invoice === query.invoice) &&
        (query.status === undefined || payment.status === query.status),
    );
    return listOf(store, '/v1/invoice_payments', found, query);
  });
  call('GET', '/payment_intents/:id', retrieveOne(store, 'payment_intent', state.paymentIntents));
  call('GET', '/charges/:id', retrieveOne(store, 'charge', state.charges));
  call('GET', '/charges', ({ params }) => {
    const filter = { customer: z.optional(z.string()), payment_intent: z.optional(z.string()) };
    const query = parseParams(z.strictObject({ ...listParams, ...filter }), params);
    const found = Object.values(state.charges).filter(
      (charge) =>
        (query.customer === undefined || charge.customer === query.customer) &&
        (query.payment_intent === undefined || charge.payment_intent === query.payment_intent),
    );
    return listOf(store, '/v1/charges', found, query);
  });

  call('POST', '/refunds', ({ params }) => {
    const given = parseParams(
      z.strictObject({
        charge: z.optional(z.string()),
        payment_intent: z.optional(z.string()),
        amount: z.optional(wholeNumber),
        reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
        metadata: z.optional(metadata),
      }),
      params,
    );
    const id = given.charge ?? idOf(state.paymentIntents[given.payment_intent ?? '']?.latest_charge);
    if (id === '') throw missingParameter('charge');
    const charge = requireObject('charge', state.charges, id, 'charge');
    if (charge.refunded) {
      throw new StripeProblem(400, 'invalid_request_error', `Charge ${id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    return lifecycle.refund(charge, given.amount);
  });
  call('GET', '/refunds/:id', retrieveOne(store, 'refund', state.refunds));
  call('GET', '/events/:id', retrieveOne(store, 'event', state.events));
  call('GET', '/events', ({ params }) => {
    const query = parseParams(z.strictObject({ ...listParams, type: z.optional(z.string()) }), params);
    const found = Object.values(state.events).filter(
      (event) => query.type === undefined || event.type === query.type,
    );
    return listOf(store, '/v1/events', found, query);
  });
}
