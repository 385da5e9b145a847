import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { requireObject, retrieveOne } from './api-objects.ts';
import type { ApiCall } from './api-requests.ts';
import { createSession, expireIfDue, sessionParams } from './checkout-sessions.ts';
import { createCustomer, idOf } from './customers.ts';
import { invalidParameter } from './errors.ts';
import { expandParam, flag, listParams, metadata, parseParams, retrieveParams } from './form.ts';
import { expanded, listOf } from './lists.ts';
import type { Store } from './stripe-store.ts';

const customerParams = z.strictObject({
  email: z.optional(z.string().check(z.maxLength(512))),
  name: z.optional(z.string().check(z.maxLength(256))),
  description: z.optional(z.string()),
  metadata: z.optional(metadata),
  expand: expandParam,
});

export function addCheckoutCalls(call: ApiCall, store: Store): void {
  const { state } = store;

  const priceFilter = z.strictObject({
    ...listParams,
    active: z.optional(flag),
    product: z.optional(z.string()),
    type: z.optional(z.enum(['recurring', 'one_time'])),
    lookup_keys: z.optional(z.array(z.string())),
    currency: z.optional(z.string()),
  });
  call('GET', '/prices', ({ params }) => {
    const query = parseParams(priceFilter, params);
    const found = Object.values(state.prices).filter(
      (price) =>
        (query.active === undefined || price.active === query.active) &&
        (query.product === undefined || idOf(price.product) === query.product) &&
        (query.type === undefined || price.type === query.type) &&
        (query.currency === undefined || price.currency === query.currency) &&
        (query.lookup_keys === undefined || query.lookup_keys.includes(price.lookup_key ?? '')),
    );
    return listOf(store, '/v1/prices', found, query);
  });
  call('GET', '/prices/:id', retrieveOne(store, 'price', state.prices));
  call('GET', '/products', ({ params }) => {
    const query = parseParams(z.strictObject({ ...listParams, active: z.optional(flag) }), params);
    const found = Object.values(state.products).filter(
      (product) => query.active === undefined || product.active === query.active,
    );
    return listOf(store, '/v1/products', found, query);
  });
  call('GET', '/products/:id', retrieveOne(store, 'product', state.products));

  call('POST', '/customers', ({ params }) => {
    const { expand, ...given } = parseParams(customerParams, params);
    const customer = createCustomer(store, given);
    store.save();
    return expanded(store, customer, expand);
  });
  call('GET', '/customers', ({ params }) => {
    const query = parseParams(z.strictObject({ ...listParams, email: z.optional(z.string()) }), params);
    const found = Object.values(state.customers).filter(
      (customer) => query.email === undefined || customer.email === query.email,
    );
    return listOf(store, '/v1/customers', found, query);
  });
  call('GET', '/customers/:id', retrieveOne(store, 'customer', state.customers));
  call('POST', '/customers/:id', ({ id, params }) => {
    const { expand, ...given } = parseParams(customerParams, params);
    const customer = requireObject('customer', state.customers, id);
    Object.assign(customer, given, { metadata: { ...customer.metadata, ...given.metadata } });
    store.save();
    return expanded(store, customer, expand);
  });

  call('POST', '/checkout/sessions', ({ params }) => {
    const given = parseParams(sessionParams, params);
    return expanded(store, createSession(store, given), given.expand);
  });
  call('GET', '/checkout/sessions', ({ params }) => {
    const query = parseParams(
      z.strictObject({
        ...listParams,
        customer: z.optional(z.string()),
        status: z.optional(z.enum(['open', 'complete', 'expired'])),
        subscription: z.optional(z.string()),
      }),
      params,
    );
    if (query.customer !== undefined) requireObject('customer', state.customers, query.customer, 'customer');
    const found = Object.values(state.sessions)
      .map((session) => expireIfDue(store, session))
      .filter(
        (session) =>
          (query.customer === undefined || session.customer === query.customer) &&
          (query.status === undefined || session.status === query.status) &&
          (query.subscription === undefined || session.subscription === query.subscription),
      );
    return listOf(store, '/v1/checkout/sessions', found, query);
  });
  call('GET', '/checkout/sessions/:id', ({ id, params }) => {
    const { expand } = parseParams(retrieveParams, params);
    return expanded(store, expireIfDue(store, requireObject('checkout.session', state.sessions, id)), expand);
  });
  call('POST', '/checkout/sessions/:id/expire', ({ id, params }) => {
    parseParams(retrieveParams, params);
    const session = requireObject('checkout.session', state.sessions, id);
    if (session.status !== 'open') {
      throw invalidParameter('id', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    session.expires_at = store.now();
    return expireIfDue(store, session);
  });

  call('POST', '/billing_portal/sessions', ({ params }) => {
    const given = parseParams(
      z.strictObject({
        customer: z.string(),
        return_url: z.optional(z.string()),
        configuration: z.optional(z.string()),
        locale: z.optional(z.string()),
      }),
      params,
    );
    requireObject('customer', state.customers, given.customer, 'customer');
    const id = store.id('bps');
    const session = {
      id,
      object: 'billing_portal.session',
      configuration: given.configuration ?? 'bpc_sandbox',
      created: store.now(),
      customer: given.customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: given.locale ?? null,
      on_behalf_of: null,
      return_url: given.return_url ?? null,
      url: `${store.origin}/portal/${id}`,
    } satisfies Stripe.BillingPortal.Session;
    state.portals[id] = session;
    store.save();
    return session;
  });
}
