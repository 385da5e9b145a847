import * as z from 'zod/mini';
import { need, readOne } from './api-objects.ts';
import type { ApiCall } from './api-requests.ts';
import { idOf } from './customers.ts';
import { missingParameter, StripeProblem } from './errors.ts';
import { expandParam, flag, listParams, metadata, parseParams, wholeNumber } from './form.ts';
import type { Lifecycle } from './lifecycle.ts';
import { hasEnded } from './lifecycle.ts';
import { expanded, listOf } from './lists.ts';
import type { Store } from './stripe-store.ts';

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

/** Subscriptions, invoices, charges and refunds. */
export function addBillingCalls(call: ApiCall, store: Store, lifecycle: Lifecycle): void {
  const { world } = store;

  call('GET', '/subscriptions', ({ params }) => {
    const asked = parseParams(
      z.strictObject({
        ...listParams,
        customer: z.optional(z.string()),
        price: z.optional(z.string()),
        status: z.optional(z.enum(statuses)),
      }),
      params,
    );
    if (asked.customer !== undefined) need('customer', world.customers, asked.customer, 'customer');
    const found = Object.values(world.subscriptions).filter(
      (subscription) =>
        (asked.customer === undefined || idOf(subscription.customer) === asked.customer) &&
        (asked.price === undefined ||
          subscription.items.data.some((item) => item.price.id === asked.price)) &&
        (asked.status === 'all' ||
          // Ended subscriptions are left out by default.
          (asked.status === undefined || asked.status === 'ended'
            ? hasEnded(subscription) === (asked.status === 'ended')
            : subscription.status === asked.status)),
    );
    return listOf(store, '/v1/subscriptions', found, asked);
  });
  call('GET', '/subscriptions/:id', readOne(store, 'subscription', world.subscriptions));
  call('POST', '/subscriptions/:id', ({ id, params }) => {
    const given = parseParams(
      z.strictObject({
        cancel_at_period_end: z.optional(flag),
        metadata: z.optional(metadata),
        expand: expandParam,
      }),
      params,
    );
    const subscription = need('subscription', world.subscriptions, id);
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
    const subscription = need('subscription', world.subscriptions, id);
    // Stripe can't cancel a subscription that has ended.
    if (hasEnded(subscription)) need('subscription', {}, id);
    lifecycle.end(subscription, 'cancellation_requested');
    return expanded(store, subscription, given.expand);
  });

  call('GET', '/invoices', ({ params }) => {
    const filter = { customer: z.optional(z.string()), subscription: z.optional(z.string()) };
    const asked = parseParams(
      z.strictObject({ ...listParams, ...filter, status: z.optional(z.string()) }),
      params,
    );
    const found = Object.values(world.invoices).filter(
      (invoice) =>
        (asked.customer === undefined || invoice.customer === asked.customer) &&
        (asked.status === undefined || invoice.status === asked.status) &&
        (asked.subscription === undefined ||
          idOf(invoice.parent?.subscription_details?.subscription) === asked.subscription),
    );
    return listOf(store, '/v1/invoices', found, asked);
  });
  call('GET', '/invoices/:id', readOne(store, 'invoice', world.invoices));
  call('GET', '/invoice_payments', ({ params }) => {
    const asked = parseParams(
      z.strictObject({ ...listParams, invoice: z.optional(z.string()), status: z.optional(z.string()) }),
      params,
    );
    const found = Object.values(world.invoicePayments).filter(
      (payment) =>
        (asked.invoice === undefined || payment.invoice === asked.invoice) &&
        (asked.status === undefined || payment.status === asked.status),
    );
    return listOf(store, '/v1/invoice_payments', found, asked);
  });
  call('GET', '/payment_intents/:id', readOne(store, 'payment_intent', world.paymentIntents));
  call('GET', '/charges/:id', readOne(store, 'charge', world.charges));
  call('GET', '/charges', ({ params }) => {
    const filter = { customer: z.optional(z.string()), payment_intent: z.optional(z.string()) };
    const asked = parseParams(z.strictObject({ ...listParams, ...filter }), params);
    const found = Object.values(world.charges).filter(
      (charge) =>
        (asked.customer === undefined || charge.customer === asked.customer) &&
        (asked.payment_intent === undefined || charge.payment_intent === asked.payment_intent),
    );
    return listOf(store, '/v1/charges', found, asked);
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
    const id = given.charge ?? idOf(world.paymentIntents[given.payment_intent ?? '']?.latest_charge);
    if (id === '') throw missingParameter('charge');
    const charge = need('charge', world.charges, id, 'charge');
    if (charge.refunded) {
      throw new StripeProblem(400, 'invalid_request_error', `Charge ${id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    return lifecycle.refund(charge, given.amount);
  });
  call('GET', '/refunds/:id', readOne(store, 'refund', world.refunds));
  call('GET', '/events/:id', readOne(store, 'event', world.events));
  call('GET', '/events', ({ params }) => {
    const asked = parseParams(z.strictObject({ ...listParams, type: z.optional(z.string()) }), params);
    const found = Object.values(world.events).filter(
      (event) => asked.type === undefined || event.type === asked.type,
    );
    return listOf(store, '/v1/events', found, asked);
  });
}
