import type Stripe from 'stripe';
import { idOf } from './customers.ts';
import { createInvoice } from './invoices.ts';
import type { Store } from './stripe-store.ts';

/** The same day `months` later, or the last day of a shorter month, in seconds. */
export function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1_000);
  const target = new Date(start);
  target.setUTCMonth(start.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1_000);
}

/** The first boundary of the billing cycle after a moment. */
export function nextBoundary(anchor: number, after: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
}

export const hasEnded = (subscription: Stripe.Subscription): boolean =>
  subscription.status === 'canceled' || subscription.status === 'incomplete_expired';

/** The customer's newest subscription that has not ended. */
export const currentSubscription = (store: Store, customer: string): Stripe.Subscription | undefined =>
  Object.values(store.state.subscriptions).findLast(
    (subscription) => idOf(subscription.customer) === customer && !hasEnded(subscription),
  );

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** Creates a subscription that starts now, with an open first invoice. */
export function createSubscription(
  store: Store,
  customer: Stripe.Customer,
  order: { price: string; quantity: number; metadata: Record<string, string> },
  method: Stripe.PaymentMethod,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const price = store.state.prices[order.price];
  if (!price) throw new Error(`${order.price} is not on sale`);
  const now = store.now();
  const id = store.id('sub');
  const period = { start: now, end: addMonths(now, 1) };
  const item = {
    id: store.id('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: order.quantity,
    subscription: id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method.id,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
  store.state.subscriptions[id] = subscription;
  const invoice = createInvoice(store, { customer, subscription, reason: 'subscription_create', period });
  subscription.latest_invoice = invoice.id;
  return { subscription, invoice };
}

/** Starts the next period and creates its invoice, whether or not it gets paid. */
export function openNextPeriod(store: Store, subscription: Stripe.Subscription): Stripe.Invoice {
  const customer = store.state.customers[idOf(subscription.customer)];
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  const item = itemOf(subscription);
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = nextBoundary(subscription.billing_cycle_anchor, start);
  const invoice = createInvoice(store, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    period: { start, end: item.current_period_end },
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}
