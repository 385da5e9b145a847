import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments, signedEvent } from '../testing/test-payments.ts';

const start = Date.UTC(2026, 2, 10, 12);

async function setUp() {
  const provider = createTestPayments(start);
  const test = await createTestApp({ now: start, deps: { payments: provider.payments } });
  const person = await test.signIn('person');
  await test.app.inject({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: person.headers,
    payload: { userId: 'person' },
  });
  provider.calls.length = 0;
  const tier = async () => {
    const response = await test.app.inject({ url: '/api/subscription/person', headers: person.headers });
    return response.json().tier as string;
  };
  const send = (id: string, type = 'customer.subscription.updated', sentAt = start) =>
    test.app.inject(signedEvent({ id, type, customer: 'cus_person' }, sentAt));
  return { ...test, provider, person, tier, send };
}

it('refuses wrong signatures, altered bodies and wrong timestamps', {
  tags: ['R-10.28'],
}, async () => {
  const { app, provider, tier, send } = await setUp();
  provider.change('cus_person');
  const event = { id: 'evt_1', type: 'invoice.paid', customer: 'cus_person' };
  const forged = await app.inject(signedEvent(event, start, 'whsec_other'));
  const good = signedEvent(event, start);
  const altered = await app.inject({ ...good, payload: good.payload.replace('evt_1', 'evt_2') });
  const unsigned = await app.inject({ ...good, headers: { 'content-type': 'application/json' } });
  const old = await send('evt_1', 'invoice.paid', start - 301_000);
  const future = await send('evt_1', 'invoice.paid', start + 301_000);
  const ahead = signedEvent(event, start + 301_000);
  const signature = `t=${start / 1_000},${ahead.headers['stripe-signature']}`;
  const twice = await app.inject({ ...ahead, headers: { ...ahead.headers, 'stripe-signature': signature } });
  expect([forged, altered, unsigned, old, future, twice].map(({ statusCode }) => statusCode)).toEqual([
    400, 400, 400, 400, 400, 400,
  ]);
  expect(await tier()).toBe('free');
  expect((await send('evt_1', 'invoice.paid', start + 299_000)).statusCode).toBe(200);
  expect(await tier()).toBe('premium');
});

it('applies a repeated event once', { tags: ['R-10.28'] }, async () => {
  const { provider, send, tier } = await setUp();
  provider.change('cus_person');
  expect([(await send('evt_1')).statusCode, (await send('evt_1')).statusCode]).toEqual([200, 200]);
  expect(provider.calls).toEqual(['subscriptions']);
  expect(await tier()).toBe('premium');
});

it('returns 5xx while the provider is down and handles the event when it is sent again', async () => {
  const { provider, send, tier, db } = await setUp();
  provider.change('cus_person');
  provider.setDown(true);
  expect((await send('evt_1')).statusCode).toBe(503);
  expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  provider.setDown(false);
  expect((await send('evt_1')).statusCode).toBe(200);
  expect(await tier()).toBe('premium');
});

it('ends Premium immediately after a refund and stops further charges', {
  tags: ['R-10.29'],
}, async () => {
  const { provider, send, tier } = await setUp();
  provider.change('cus_person');
  await send('evt_1');
  provider.change('cus_person', { latestInvoiceRefunded: true });
  await send('evt_2', 'charge.refunded');
  expect(await tier()).toBe('free');
  expect(provider.calls).toContain('cancel sub_cus_person');
});

it('accepts unrelated events and unknown customers', async () => {
  const { app, provider, send } = await setUp();
  expect((await send('evt_1', 'payout.paid')).statusCode).toBe(200);
  expect(provider.calls).toEqual([]);
  const stranger = { id: 'evt_2', type: 'invoice.paid', customer: 'cus_stranger' };
  expect((await app.inject(signedEvent(stranger, start))).statusCode).toBe(200);
  provider.customers.set('cus_stranger', 'a-user-who-is-not-here');
  const again = { ...stranger, id: 'evt_3' };
  expect((await app.inject(signedEvent(again, start))).statusCode).toBe(200);
});

it('finds the owner of an unknown customer at the provider', async () => {
  const { app, provider, signIn } = await setUp();
  const other = await signIn('other');
  provider.customers.set('cus_other', 'other');
  provider.change('cus_other');
  await app.inject(signedEvent({ id: 'evt_9', type: 'invoice.paid', customer: 'cus_other' }, start));
  const response = await app.inject({ url: '/api/subscription/other', headers: other.headers });
  expect(response.json().tier).toBe('premium');
});

it('finds the owner when several events of an unknown customer arrive at once', async () => {
  const { app, provider, signIn } = await setUp();
  const other = await signIn('other');
  provider.customers.set('cus_other', 'other');
  provider.change('cus_other');
  const responses = await Promise.all(
    ['evt_1', 'evt_2', 'evt_3', 'evt_4'].map((id) =>
      app.inject(signedEvent({ id, type: 'invoice.paid', customer: 'cus_other' }, start)),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const response = await app.inject({ url: '/api/subscription/other', headers: other.headers });
  expect(response.json().tier).toBe('premium');
});
