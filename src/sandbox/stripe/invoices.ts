import type Stripe from 'stripe';
import { cardBehaviour, type Refusal } from './cards.ts';
import { idOf } from './customers.ts';
import type { Store } from './stripe-store.ts';

export interface InvoiceDetails {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
}

export function createInvoice(store: Store, bill: InvoiceDetails): Stripe.Invoice {
  const { customer, subscription } = bill;
  const item = subscription.items.data[0];
  if (!item) throw new Error(`${subscription.id} has no item to bill`);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const id = store.id('in');
  const now = store.now();
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const line = {
    id: store.id('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: `${item.quantity ?? 1} × ${productName(store, item.price)}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: bill.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
  const invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: item.price.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: bill.reason === 'subscription_create' ? now : bill.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  } satisfies Stripe.Invoice;
  store.state.invoices[id] = invoice;
  return invoice;
}

export function productName(store: Store, price: Stripe.Price): string {
  return store.state.products[idOf(price.product)]?.name ?? 'Subscription';
}

/** Why the saved card is declined, if it is. Cards that always require 3D Secure fail on renewal. */
export function declineReason(
  store: Store,
  method: Stripe.PaymentMethod | undefined,
  present: boolean,
): Refusal | undefined {
  const card = method && store.state.cards[method.id];
  if (!card) return { code: 'card_declined', declineCode: 'generic_decline', message: 'There is no card.' };
  const behaviour = cardBehaviour(card.number);
  if (behaviour.refusal) return behaviour.refusal;
  if (!present && behaviour.challenge === 'always') {
    return {
      code: 'card_declined',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
  }
  return undefined;
}
