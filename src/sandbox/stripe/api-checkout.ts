import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { need, readOne } from './api-objects.ts';
import type { ApiCall } from './api-requests.ts';
import { createSession, expireIfOver, sessionParams } from './checkout-sessions.ts';
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

/** Products, prices, customers, checkout and portal sessions. */
export function addCheckoutCalls(call: ApiCall, store: Store): void {
  const { world } = store;

  const priceFilter = z.strictObject({
    ...listParams,
    active: z.optional(flag),
    product: z.optional(z.string()),
    type: z.optional(z.enum(['recurring', 'one_time'])),
    lookup_keys: z.optional(z.array(z.string())),
    currency: z.optional(z.string()),
  });
  call('GET', '/prices', ({ params }) => {
    const asked = parseParams(priceFilter, params);
    const found = Object.values(world.prices).filter(
      (price) =>
        (asked.active === undefined || price.active === asked.active) &&
        (asked.product === undefined || idOf(price.product) === asked.product) &&
        (asked.type === undefined || price.type === asked.type) &&
        (asked.currency === undefined || price.currency === asked.currency) &&
        (asked.lookup_keys === undefined || asked.lookup_keys.includes(price.lookup_key ?? '')),
    );
    return listOf(store, '/v1/prices', found, asked);
  });
  call('GET', '/prices/:id', readOne(store, 'price', world.prices));
  call('GET', '/products', ({ params }) => {
    const asked = parseParams(z.strictObject({ ...listParams, active: z.optional(flag) }), params);
    const found = Object.values(world.products).filter(
      (product) => asked.active === undefined || product.active === asked.active,
    );
    return listOf(store, '/v1/products', found, asked);
  });
  call('GET', '/products/:id', readOne(store, 'product', world.products));

  call('POST', '/customers', ({ params }) => {
    const { expand, ...given } = parseParams(customerParams, params);
    const customer = createCustomer(store, given);
    store.save();
    return expanded(store, customer, expand);
  });
  call('GET', '/customers', ({ params }) => {
    const asked = parseParams(z.strictObject({ ...listParams, email: z.optional(z.string()) }), params);
    const found = Object.values(world.customers).filter(
      (customer) => asked.email === undefined || customer.email === asked.email,
    );
    return listOf(store, '/v1/customers', found, asked);
  });
  call('GET', '/customers/:id', readOne(store, 'customer', world.customers));
  call('POST', '/customers/:id', ({ id, params }) => {
    const { expand, ...given } = parseParams(customerParams, params);
    const customer = need('customer', world.customers, id);
    Object.assign(customer, given, { metadata: { ...customer.metadata, ...given.metadata } });
    store.save();
    return expanded(store, customer, expand);
  });

  call('POST', '/checkout/sessions', ({ params }) => {
    const given = parseParams(sessionParams, params);
    return expanded(store, createSession(store, given), given.expand);
  });
  call('GET', '/checkout/sessions', ({ params }) => {
    const asked = parseParams(
      z.strictObject({
        ...listParams,
        customer: z.optional(z.string()),
        status: z.optional(z.enum(['open', 'complete', 'expired'])),
        subscription: z.optional(z.string()),
      }),
      params,
    );
    if (asked.customer !== undefined) need('customer', world.customers, asked.customer, 'customer');
    const found = Object.values(world.sessions)
      .map((session) => expireIfOver(store, session))
      .filter(
        (session) =>
          (asked.customer === undefined || session.customer === asked.customer) &&
          (asked.status === undefined || session.status === asked.status) &&
          (asked.subscription === undefined || session.subscription === asked.subscription),
      );
    return listOf(store, '/v1/checkout/sessions', found, asked);
  });
  call('GET', '/checkout/sessions/:id', ({ id, params }) => {
    const { expand } = parseParams(retrieveParams, params);
    return expanded(store, expireIfOver(store, need('checkout.session', world.sessions, id)), expand);
  });
  call('POST', '/checkout/sessions/:id/expire', ({ id, params }) => {
    parseParams(retrieveParams, params);
    const session = need('checkout.session', world.sessions, id);
    if (session.status !== 'open') {
      throw invalidParameter('id', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    session.expires_at = store.now();
    return expireIfOver(store, session);
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
    need('customer', world.customers, given.customer, 'customer');
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
    world.portals[id] = session;
    store.save();
    return session;
  });
}
