import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { premium } from './catalogue.ts';
import { addMonths } from './subscriptions.ts';
import { startTestStripe } from './test-stripe.ts';

describe('API with the real Stripe client', () => {
  it('sells the premium plan at $9.99 a month', { tags: ['R-9.4'] }, async () => {
    const { stripe } = await startTestStripe();
    const prices = await stripe.prices.list({ active: true, expand: ['data.product'] });
    expect(prices.data).toHaveLength(1);
    expect(prices.data[0]).toMatchObject({
      unit_amount: 999,
      currency: 'usd',
      recurring: { interval: 'month' },
      product: { name: 'Premium', metadata: { tier: 'premium' } },
    });
  });

  it('refuses unknown parameters, missing parameters and unknown ids with Stripe’s messages', async () => {
    const { stripe } = await startTestStripe();
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

  it('requires a key', async () => {
    const { origin } = await startTestStripe();
    expect((await fetch(`${origin}/v1/prices`)).status).toBe(401);
  });

  it('repeats the response for a repeated idempotency key, and refuses other parameters', async () => {
    const { stripe } = await startTestStripe();
    const first = await stripe.customers.create({ email: 'a@test.example' }, { idempotencyKey: 'k1' });
    const again = await stripe.customers.create({ email: 'a@test.example' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    await expect(
      stripe.customers.create({ email: 'b@test.example' }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('lists newest first, in pages', async () => {
    const { stripe, openCheckout } = await startTestStripe();
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
  it('needs only a card number and redirects to the success URL', { tags: ['R-1.10'] }, async () => {
    const { stripe, received, subscribe, only } = await startTestStripe();
    const { response, customer, session } = await subscribe();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://app.test/subscribe?session_id=${session.id}`);
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
    const { submit, subscribe, only } = await startTestStripe();
    const { url, customer } = await subscribe();
    expect((await submit(url, { cardNumber: '4242424242424242' })).status).toBe(303);
    await only(customer.id);
  });

  it('shows a decline on the page and leaves the session open', async () => {
    const { stripe, subscribe } = await startTestStripe();
    const { response, session } = await subscribe('4000 0000 0000 0002');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Your card was declined.');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it.each([
    ['4000002760003184', 'complete', true, undefined],
    ['4000002760003184', 'fail', false, 'unable to authenticate'],
    ['4000008260003178', 'complete', false, 'insufficient funds'],
  ])(
    'requires 3D Secure for card %s; pressing "%s" completes the payment: %s',
    { tags: ['R-1.11'] },
    async (card, outcome, pays, words) => {
      const { stripe, submit, subscribe } = await startTestStripe();
      const { response, session, url } = await subscribe(card);
      expect(response.headers.get('location')).toBe(`/checkout/${session.id}/challenge`);
      const question = await (await fetch(`${url}/challenge`)).text();
      expect(question).toContain('$9.99');
      const decision = await submit(`${url}/challenge`, { outcome });
      expect(decision.status).toBe(pays ? 303 : 200);
      if (words) expect(await decision.text()).toContain(words);
      const status = (await stripe.checkout.sessions.retrieve(session.id)).status;
      expect(status).toBe(pays ? 'complete' : 'open');
    },
  );

  it('refuses invalid card numbers and real cards', async () => {
    const { submit, openCheckout } = await startTestStripe();
    const { url } = await openCheckout();
    expect(await (await submit(url, { cardNumber: '1234' })).text()).toContain('number is incorrect');
    expect(await (await submit(url, { cardNumber: '4111111111111111' })).text()).toContain('test mode');
  });
});
