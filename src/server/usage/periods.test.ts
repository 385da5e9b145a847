import { expect, it } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments, signedEvent } from '../testing/test-payments.ts';
import { createUsageStore } from './usage-queries.ts';
import { createUsageService } from './usage-service.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** The period spans the end of March, so that counting by calendar month would fail. */
const start = Date.UTC(2026, 2, 20, 12);
const firstEnd = start + 20 * day;

async function setUp() {
  const provider = createTestPayments(start);
  const test = await createTestApp({ now: start, deps: { payments: provider.payments } });
  const person = await test.signIn('person');
  const checkout = await test.app.inject({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: person.headers,
    payload: { userId: 'person' },
  });
  expect(checkout.statusCode).toBe(200);
  const store = createUsageStore(test.db);
  const usage = createUsageService({ store, now: () => test.clock.now, limits });

  let events = 0;
  const changeSubscription = async (change: Parameters<typeof provider.change>[1] = {}) => {
    provider.change('cus_person', change);
    events += 1;
    const event = { id: `evt_${events}`, type: 'customer.subscription.updated', customer: 'cus_person' };
    expect((await test.app.inject(signedEvent(event, test.clock.now))).statusCode).toBe(200);
  };
  const user = async () => {
    const session = await test.sessions.create('person');
    const found = await test.sessions.authenticate({ sessionId: session.id });
    if (!found) throw new Error('nobody');
    return found.user;
  };
  const use = async (characters: number) =>
    (await usage.reserve(await user(), 'speech', characters)).settle();
  const left = async () => (await usage.allowance(await user(), 'speech')).remaining;
  return { ...test, changeSubscription, use, left };
}

it('counts premium use per billing period, not per calendar month', { tags: ['R-9.6'] }, async () => {
  const { clock, changeSubscription, use, left } = await setUp();
  await changeSubscription();
  await use(3_000);
  expect(await left()).toBe(2_000);
  clock.now = Date.UTC(2026, 3, 1, 0, 0, 1);
  expect(await left()).toBe(2_000);
  clock.now = firstEnd - 1;
  expect(await left()).toBe(2_000);
  clock.now = firstEnd;
  await changeSubscription({ periodEnd: firstEnd + 20 * day });
  expect(await left()).toBe(5_000);
});

it('grants no new allowance while a renewal is pending', async () => {
  const { clock, changeSubscription, use, left } = await setUp();
  await changeSubscription();
  await use(5_000);
  clock.now = firstEnd + hour;
  expect(await left()).toBe(0);
});

it('keeps separate counts for each tier', async () => {
  const { clock, changeSubscription, use, left } = await setUp();
  await use(30);
  expect(await left()).toBe(20);
  await changeSubscription();
  expect(await left()).toBe(5_000);
  await use(1_000);
  await changeSubscription({ status: 'canceled' });
  expect(await left()).toBe(20);
  await expect(use(21)).rejects.toMatchObject({ code: 'speech-limit' });
  await changeSubscription({ status: 'active' });
  expect(await left()).toBe(4_000);
  clock.now += day;
  expect(await left()).toBe(4_000);
  await changeSubscription({ status: 'canceled' });
  expect(await left()).toBe(50);
});

it('ends the allowance exactly when a cancelled period ends', { tags: ['R-4.64'] }, async () => {
  const { clock, changeSubscription, left } = await setUp();
  await changeSubscription({ cancelAtPeriodEnd: true });
  clock.now = firstEnd - 1;
  expect(await left()).toBe(5_000);
  clock.now = firstEnd;
  expect(await left()).toBe(50);
});
