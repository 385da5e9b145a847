import type Stripe from 'stripe';
import type { CardBehaviour } from './cards.ts';
import type { Store } from './stripe-store.ts';

const noBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null };

export function createCustomer(
  store: Store,
  given: { email?: string; name?: string; description?: string; metadata?: Record<string, string> },
): Stripe.Customer {
  const customer = {
    id: store.id('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: store.id('inv').slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer;
  store.state.customers[customer.id] = customer;
  return customer;
}

export function attachCard(
  store: Store,
  customer: Stripe.Customer,
  digits: string,
  behaviour: CardBehaviour,
): Stripe.PaymentMethod {
  const method = {
    id: store.id('pm'),
    object: 'payment_method',
    billing_details: { ...noBillingDetails, email: customer.email, name: customer.name ?? null },
    card: {
      brand: behaviour.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: behaviour.brand,
      exp_month: 12,
      exp_year: new Date(store.now() * 1_000).getUTCFullYear() + 3,
      funding: 'credit',
      generated_from: null,
      last4: digits.slice(-4),
      networks: { available: [behaviour.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  store.state.paymentMethods[method.id] = method;
  store.state.cards[method.id] = { number: digits };
  customer.invoice_settings.default_payment_method = method.id;
  return method;
}

export function defaultCard(store: Store, customerId: string): Stripe.PaymentMethod | undefined {
  const chosen = store.state.customers[customerId]?.invoice_settings.default_payment_method;
  return typeof chosen === 'string' ? store.state.paymentMethods[chosen] : undefined;
}

/** The id of a field that holds an id or an object. */
export const idOf = (field: string | { id: string } | null | undefined): string =>
  typeof field === 'string' ? field : (field?.id ?? '');
