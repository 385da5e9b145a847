import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';
import { premium } from './catalog.ts';
import { addMonths, nextBoundary } from './subscriptions.ts';

const secret = 'whsec_test';
let dataDir: string;
let sandbox: Sandbox;
let stripe: Stripe;
let product: Server;
/** What the product's webhook address has accepted, and how it answers. */
let received: Stripe.Event[];
let answers: number[];

beforeEach(async () => {
  received = [];
  answers = [];
  product = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      const body = Buffer.concat(parts);
      const signature = String(request.headers['stripe-signature']);
      if (status === 200) received.push(stripe.webhooks.constructEvent(body, signature, secret));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const appUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-stripe-'));
  sandbox = await createSandbox({ port: 0, dataDir, appUrl, webhookSecret: secret });
  const { port } = new URL(sandbox.origin);
  stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
});
afterEach(async () => {
  await sandbox.close();
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
  rmSync(dataDir, { recursive: true });
});

const control = async (path: string, body: object = {}) => {
  const answer = await fetch(`${sandbox.origin}/_sandbox/stripe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { status?: string; released?: number } };
};

const submit = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const openCheckout = async (userId = 'user-1') => {
  const customer = await stripe.customers.create({ email: `${userId}@test.example`, metadata: { userId } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: userId,
    line_items: [{ price: premium.price, quantity: 1 }],
    success_url: 'http://app.test/subscribe?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://app.test/subscribe?cancelled=1',
    subscription_data: { metadata: { userId } },
  });
  return { customer, session, url: session.url ?? '' };
};

const subscribe = async (cardNumber = '4242424242424242', userId = 'user-1') => {
  const opened = await openCheckout(userId);
  const answer = await submit(opened.url, { cardNumber });
  return { ...opened, answer };
};

const only = async (customer: string) => {
  const list = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(list.data).toHaveLength(1);
  const [subscription] = list.data;
  if (!subscription) throw new Error('no subscription');
  return subscription;
};

describe('the API, with the real client', () => {
  it('R-9.4 sells the premium plan at $9.99 a month', async () => {
    const prices = await stripe.prices.list({ active: true, expand: ['data.product'] });
    expect(prices.data).toHaveLength(1);
    expect(prices.data[0]).toMatchObject({
      unit_amount: 999,
      currency: 'usd',
      recurring: { interval: 'month' },
      product: { name: 'Premium', metadata: { tier: 'premium' } },
    });
  });

  it('refuses an unknown parameter, a missing one and an unknown id in Stripe’s words', async () => {
    const odd = { email: 'a@test.example', shoe_size: '42' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(odd)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'shoe_size',
      message: 'Received unknown parameter: shoe_size',
    });
    const nested = { ...{ price: premium.price }, colour: 'red' };
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [nested],
        success_url: 'http://x',
      }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'line_items[0][colour]' });
    await expect(
      stripe.billingPortal.sessions.create({} as Stripe.BillingPortal.SessionCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_missing', param: 'customer' });
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('wants a key', async () => {
    expect((await fetch(`${sandbox.origin}/v1/prices`)).status).toBe(401);
  });

  it('answers a repeated idempotency key as before, and refuses it for other parameters', async () => {
    const first = await stripe.customers.create({ email: 'a@test.example' }, { idempotencyKey: 'k1' });
    const again = await stripe.customers.create({ email: 'a@test.example' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    await expect(
      stripe.customers.create({ email: 'b@test.example' }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('lists newest first, page by page', async () => {
    const { customer } = await openCheckout();
    const params = { mode: 'subscription', customer: customer.id, success_url: 'http://x' } as const;
    const line_items = [{ price: premium.price }];
    const second = await stripe.checkout.sessions.create({ ...params, line_items });
    const page = await stripe.checkout.sessions.list({ customer: customer.id, limit: 1 });
    expect(page.data.map(({ id }) => id)).toEqual([second.id]);
    expect(page.has_more).toBe(true);
  });
});

describe('checkout', () => {
  it('R-1.10 takes the card number alone, pays and goes to the success address', async () => {
    const { answer, customer, session } = await subscribe();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://app.test/subscribe?session_id=${session.id}`);
    const subscription = await only(customer.id);
    expect(subscription.status).toBe('active');
    expect(subscription.items.data[0]?.current_period_end).toBe(addMonths(subscription.created, 1));
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 999 });
    await vi.waitFor(() =>
      expect(received.map(({ type }) => type).toSorted()).toEqual([
        'charge.succeeded',
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
      ]),
    );
  });

  it('never charges twice for one session', async () => {
    const { url, customer } = await subscribe();
    expect((await submit(url, { cardNumber: '4242424242424242' })).status).toBe(303);
    await only(customer.id);
  });

  it('shows a decline on the page and leaves the session open', async () => {
    const { answer, session } = await subscribe('4000 0000 0000 0002');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Your card was declined.');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it.each([
    ['4000002760003184', 'complete', true, undefined],
    ['4000002760003184', 'fail', false, 'unable to authenticate'],
    ['4000008260003178', 'complete', false, 'insufficient funds'],
  ])('R-1.11 asks the bank for %s and on "%s" pays: %s', async (card, outcome, pays, words) => {
    const { answer, session, url } = await subscribe(card);
    expect(answer.headers.get('location')).toBe(`/checkout/${session.id}/challenge`);
    const question = await (await fetch(`${url}/challenge`)).text();
    expect(question).toContain('$9.99');
    const decision = await submit(`${url}/challenge`, { outcome });
    expect(decision.status).toBe(pays ? 303 : 200);
    if (words) expect(await decision.text()).toContain(words);
    const status = (await stripe.checkout.sessions.retrieve(session.id)).status;
    expect(status).toBe(pays ? 'complete' : 'open');
  });

  it('refuses a number that is no card, and a real card', async () => {
    const { url } = await openCheckout();
    expect(await (await submit(url, { cardNumber: '1234' })).text()).toContain('number is incorrect');
    expect(await (await submit(url, { cardNumber: '4111111111111111' })).text()).toContain('test mode');
  });
});

describe('a subscription’s life', () => {
  it('R-4.63 renews a month later', async () => {
    const { customer } = await subscribe();
    const before = await only(customer.id);
    await control('renew', { userId: 'user-1' });
    const after = await only(customer.id);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_start).toBe(before.items.data[0]?.current_period_end);
    expect(after.latest_invoice).not.toBe(before.latest_invoice);
  });

  it('falls past due when a renewal fails, and recovers with a new card', async () => {
    const { customer } = await subscribe();
    await control('fail-renewal', { customer: customer.id });
    expect((await only(customer.id)).status).toBe('past_due');
    await control('card', { customer: customer.id, cardNumber: '5555555555554444' });
    expect((await only(customer.id)).status).toBe('active');
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('ends at the period’s end when cancelled in the portal, unless resumed', async () => {
    const { customer } = await subscribe();
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://app.test/',
    });
    await submit(portal.url, { action: 'cancel' });
    expect(await only(customer.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await submit(portal.url, { action: 'resume' });
    expect(await only(customer.id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await submit(portal.url, { action: 'cancel' });
    await control('advance', { email: customer.email ?? '' });
    expect((await only(customer.id)).status).toBe('canceled');
    expect(await (await fetch(portal.url)).text()).toContain('Ended');
  });

  it('refunds the latest invoice', async () => {
    const { customer } = await subscribe();
    const subscription = await only(customer.id);
    await control('refund', { subscription: subscription.id });
    const payments = await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) });
    const intent = String(payments.data[0]?.payment.payment_intent);
    const charges = await stripe.charges.list({ payment_intent: intent });
    expect(charges.data[0]?.refunded).toBe(true);
  });

  it('keeps the day of the month, and the last one of shorter months', () => {
    const january = Date.UTC(2027, 0, 31) / 1_000;
    const ends = [addMonths(january, 1), addMonths(january, 2)].map((s) => new Date(s * 1_000).toISOString());
    expect(ends.map((text) => text.slice(0, 10))).toEqual(['2027-02-28', '2027-03-31']);
    expect(nextBoundary(january, addMonths(january, 1))).toBe(addMonths(january, 2));
  });
});

describe('webhooks', () => {
  it('are sent again until the product answers 2xx', async () => {
    answers = [500, 503, 500, 404, 500];
    await subscribe();
    await vi.waitFor(() => expect(received).toHaveLength(4), { timeout: 5_000 });
  });

  it('survive a restart: what was not accepted is sent by the next process', async () => {
    answers = Array.from({ length: 100 }, () => 500);
    await subscribe();
    const appUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
    await sandbox.close();
    answers = [];
    sandbox = await createSandbox({ port: 0, dataDir, appUrl, webhookSecret: secret });
    await vi.waitFor(() => expect(received).toHaveLength(4), { timeout: 5_000 });
  });

  it('can be held back, doubled and turned round', async () => {
    await control('webhooks', { hold: true });
    await subscribe();
    const released = await control('webhooks/release', { order: 'reversed', times: 2 });
    expect(released.body.released).toBe(4);
    await vi.waitFor(() => expect(received).toHaveLength(8));
    expect(received[0]?.type).toBe('checkout.session.completed');
    expect(received[0]?.id).toBe(received[1]?.id);
  });
});
