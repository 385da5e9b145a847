import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { createCustomer } from './customers.ts';
import { invalidParameter, notFoundError } from './errors.ts';
import { expandParam, flag, metadata, wholeNumber } from './form.ts';
import type { Store } from './stripe-store.ts';

const hoursOpen = 24;

/** The supported parameters of a checkout session. */
export const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.optional(wholeNumber) })),
  success_url: z.optional(z.string()),
  cancel_url: z.optional(z.string()),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.string()),
  metadata: z.optional(metadata),
  subscription_data: z.optional(
    z.strictObject({ metadata: z.optional(metadata), description: z.optional(z.string()) }),
  ),
  ui_mode: z.optional(z.enum(['hosted_page', 'embedded_page', 'elements', 'form'])),
  locale: z.optional(z.string()),
  allow_promotion_codes: z.optional(flag),
  payment_method_types: z.optional(z.array(z.string())),
  expires_at: z.optional(wholeNumber),
  expand: expandParam,
});

/** As with Stripe, the app's redirect URLs can contain this placeholder. */
export const fillSessionId = (url: string, session: Stripe.Checkout.Session): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** Sessions expire after a day. */
export function expireIfDue(store: Store, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status === 'open' && session.expires_at <= store.now()) {
    session.status = 'expired';
    session.url = null;
    store.save();
  }
  return session;
}

export function createSession(store: Store, given: z.infer<typeof sessionParams>): Stripe.Checkout.Session {
  if (given.mode !== 'subscription') {
    throw invalidParameter('mode', 'The sandbox sells subscriptions only: use mode=subscription.');
  }
  const [line, ...others] = given.line_items;
  if (!line || others.length > 0) throw invalidParameter('line_items', 'Exactly one line item is expected.');
  const price = store.state.prices[line.price];
  if (!price) throw notFoundError('price', line.price, 'line_items[0][price]');
  if (!price.active) throw invalidParameter('line_items[0][price]', 'The price specified is inactive.');
  if (!given.success_url) {
    throw invalidParameter('success_url', 'success_url is required when ui_mode is hosted_page.');
  }
  if (given.customer && given.customer_email) {
    throw invalidParameter(
      'customer',
      'You may only specify one of these parameters: customer, customer_email.',
    );
  }
  const customer = given.customer
    ? store.state.customers[given.customer]
    : createCustomer(store, given.customer_email ? { email: given.customer_email } : {});
  if (!customer) throw notFoundError('customer', given.customer ?? '', 'customer');
  const quantity = line.quantity ?? 1;
  const amount = (price.unit_amount ?? 0) * quantity;
  const id = `cs_test_${store.id('s').slice(2)}`;
  const created = store.now();
  const session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: given.expires_at ?? created + hoursOpen * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: given.metadata ?? {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${store.origin}/checkout/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
  store.state.sessions[id] = session;
  store.state.orders[id] = {
    price: price.id,
    quantity,
    metadata: given.subscription_data?.metadata ?? {},
  };
  store.save();
  return session;
}
