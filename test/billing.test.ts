import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { planFeatures } from '../src/shared/plans.ts';
import fc from '../src/shared/test-seed.ts';
import { startBilling } from './start-billing.ts';

describe('checkout', () => {
  it('offers Stripe’s plans with texts that match the limits', {
    tags: ['R-9.1', 'R-9.2', 'R-9.3', 'R-9.4'],
  }, async () => {
    const { app } = await startBilling();
    const plans = (await app.inject('/api/stripe/products')).json();
    expect(plans).toMatchObject([
      { features: planFeatures.free, metadata: { tier: 'free' } },
      {
        name: 'Premium',
        price: { unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } },
        features: planFeatures.premium,
        metadata: { tier: 'premium' },
      },
    ]);
  });

  it('reuses an open checkout page and creates a new one after payment', async () => {
    const { person, client, clock } = await startBilling();
    const { checkout, pay, control, subscription } = await person('presser');
    const urls = await Promise.all([1, 2, 3, 4].map(async () => (await checkout()).url));
    expect(new Set(urls).size).toBe(1);
    expect((await client.customers.list()).data).toHaveLength(1);
    expect((await pay()).status).toBe(303);
    expect(await checkout()).toMatchObject({ status: 409, code: 'already-premium' });
    await control('end');
    clock.now += 1_000;
    expect(await subscription('?checkout=x')).toMatchObject({ tier: 'free' });
    const next = await checkout();
    expect(next.url).toBeDefined();
    expect(next.url).not.toBe(urls[0]);
  });

  it('activates Premium on return from checkout and opens the portal', {
    tags: ['R-4.52', 'R-6.12', 'R-7.22'],
  }, async () => {
    const { person, client } = await startBilling();
    const { pay, subscription, post } = await person('returner');
    await pay();
    expect(await subscription()).toMatchObject({ tier: 'free' });
    const [sold] = (await client.subscriptions.list()).data;
    const end = new Date((sold?.items.data[0]?.current_period_end ?? 0) * 1_000).toISOString();
    expect(await subscription('?checkout=x')).toMatchObject({ tier: 'premium', subscriptionPeriodEnd: end });
    const portal = (await post('/api/stripe-customer-portal')).json() as { url: string };
    expect(await (await fetch(portal.url)).text()).toContain('Manage your subscription');
  });
});

describe('a customer unknown to Stripe', () => {
  it('is forgotten, so that checkout works after the keys have changed', async () => {
    const { person, db } = await startBilling();
    const { subscription, checkout } = await person('mover');
    await db
      .insertInto('subscriptions')
      .values({
        user_id: 'mover',
        customer_id: 'cus_of_another_account',
        subscription_id: 'sub_1',
        status: 'active',
        period_end: Date.now() + 86_400_000,
        cancel_at_period_end: 0,
        synced_at: 0,
      })
      .execute();
    expect(await subscription()).toMatchObject({ tier: 'premium' });
    expect(await checkout()).toMatchObject({ status: 200 });
    expect(await subscription()).toMatchObject({ tier: 'free' });
  });
});

describe('events', () => {
  it('follows a subscription that renews, falls overdue, recovers, is cancelled, resumed and refunded', {
    tags: ['R-4.63', 'R-4.64', 'R-10.29'],
  }, async () => {
    const { person, eventsOf, deliver, sandbox } = await startBilling();
    const { pay, subscription, control } = await person('liver');
    const currentSubscription = async () => {
      for (const event of await eventsOf('liver')) expect(await deliver(event)).toBe(200);
      return subscription();
    };
    await pay();
    const first = await currentSubscription();
    expect(first).toMatchObject({ tier: 'premium', status: 'active', cancelAtPeriodEnd: false });
    await control('renew');
    const renewed = await currentSubscription();
    expect(renewed).toMatchObject({ tier: 'premium', status: 'active' });
    const months = (new Date(String(renewed.subscriptionPeriodEnd)).getTime() -
      new Date(String(first.subscriptionPeriodEnd)).getTime()) as number;
    expect(Math.round(months / 86_400_000)).toBeGreaterThanOrEqual(28);
    await control('fail-renewal');
    expect(await currentSubscription()).toMatchObject({ tier: 'premium', status: 'past_due' });
    await control('card', { cardNumber: '5555555555554444' });
    expect(await currentSubscription()).toMatchObject({ tier: 'premium', status: 'active' });
    await control('cancel');
    expect(await currentSubscription()).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: true });
    await control('resume');
    expect(await currentSubscription()).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: false });
    await control('refund');
    expect(await currentSubscription()).toMatchObject({
      tier: 'free',
      status: 'canceled',
      subscriptionPeriodEnd: null,
    });
    // The refunded subscription has also ended in Stripe, so nothing can charge again.
    const left = (await (await fetch(`${sandbox.origin}/_sandbox/stripe`)).json()) as {
      subscriptions: { status: string }[];
    };
    expect(left.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('grants neither another month nor a new allowance for an unpaid renewal', async () => {
    const { person, eventsOf, deliver } = await startBilling();
    const { pay, subscription, control } = await person('late');
    const currentSubscription = async () => {
      for (const event of await eventsOf('late')) expect(await deliver(event)).toBe(200);
      return subscription();
    };
    await pay();
    const paid = await currentSubscription();
    await control('fail-renewal');
    const overdue = await currentSubscription();
    expect(overdue).toMatchObject({ status: 'past_due' });
    expect(overdue.subscriptionPeriodEnd).toBe(paid.subscriptionPeriodEnd);
    await control('card', { cardNumber: '5555555555554444' });
    const recovered = await currentSubscription();
    expect(Date.parse(String(recovered.subscriptionPeriodEnd))).toBeGreaterThan(
      Date.parse(String(paid.subscriptionPeriodEnd)),
    );
  });

  it.each(['unpaid', 'incomplete', 'paused'])(
    'refuses a second checkout while a subscription is %s',
    async (status) => {
      const { person, eventsOf, deliver } = await startBilling();
      const { pay, subscription, control, checkout } = await person(status);
      await pay();
      await control(status);
      for (const event of await eventsOf(status)) expect(await deliver(event)).toBe(200);
      expect(await subscription()).toMatchObject({ tier: 'free', status });
      expect(await checkout()).toMatchObject({ status: 409 });
    },
  );

  it('reaches the same state when events are shuffled and repeated', {
    tags: ['R-10.28'],
    timeout: 60_000,
  }, async () => {
    const { person, eventsOf, deliver, clock } = await startBilling();
    const action = fc.constantFrom('renew', 'fail-renewal', 'retry', 'cancel', 'resume', 'refund', 'end');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        async (actions, picks) => {
          run += 1;
          const { pay, control, subscription } = await person(`shuffled-${run}`);
          await pay();
          for (const step of actions) {
            // The sandbox cannot act on a subscription that has ended.
            if ((await control(step)) === 404) break;
          }
          const events = await eventsOf(`shuffled-${run}`);
          const undelivered = [...events, ...events];
          while (undelivered.length > 0) {
            const [event] = undelivered.splice((picks.next().value ?? 0) % undelivered.length, 1);
            if (event) expect(await deliver(event)).toBe(200);
          }
          const told = await subscription();
          // A renewal after a refund is paid for, so the tier is free only if the refund came last.
          if (actions.at(0) === 'end' || actions.join() === 'refund') expect(told.tier).toBe('free');
          if (actions.length === 0) expect(told.tier).toBe('premium');
          clock.now += 1_000;
          const truth = await subscription('?checkout=x');
          expect(told).toEqual(truth);
        },
      ),
      { numRuns: 10 },
    );
  });
});

it('accepts a signed event about a customer that is unknown to Stripe', async () => {
  const { deliver, db } = await startBilling();
  const object = { id: 'sub_gone', object: 'subscription', customer: 'cus_gone' };
  const event = { id: 'evt_gone', object: 'event', type: 'customer.subscription.updated', data: { object } };
  expect(await deliver(event as Stripe.Event)).toBe(200);
  expect(await db.selectFrom('payment_events').select('id').execute()).toEqual([{ id: 'evt_gone' }]);
});
