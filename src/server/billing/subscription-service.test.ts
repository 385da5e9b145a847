import { pino } from 'pino';
import { expect, it } from 'vitest';
import { countedSubscription, type PaidSubscription } from '../../shared/paid-subscription.ts';
import fc from '../../shared/test-seed.ts';
import { createUserStore } from '../auth/user-queries.ts';
import { openTestDatabase } from '../testing/test-app.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { createPaymentEventStore } from './payment-event-queries.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { createSubscriptionStore } from './subscription-queries.ts';
import { createSubscriptionService } from './subscription-service.ts';

const start = Date.UTC(2026, 2, 10, 12);
const month = 30 * 24 * 60 * 60 * 1_000;

const steps = ['subscribe', 'renew', 'fail', 'recover', 'cancel', 'resume', 'refund', 'end'] as const;
type Step = (typeof steps)[number];

const eventsOf: Record<Step, string[]> = {
  subscribe: ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'],
  renew: ['customer.subscription.updated', 'invoice.paid'],
  fail: ['customer.subscription.updated', 'invoice.payment_failed'],
  recover: ['invoice.paid', 'customer.subscription.updated'],
  cancel: ['customer.subscription.updated'],
  resume: ['customer.subscription.updated'],
  refund: ['charge.refunded'],
  end: ['customer.subscription.deleted'],
};

/** Applies a step to the newest subscription as Stripe would. Returns false if the step doesn't apply. */
function apply(step: Step, all: PaidSubscription[]): boolean {
  const newest = all.at(-1);
  const current = newest && newest.status !== 'canceled' ? newest : undefined;
  if (step === 'subscribe' && !current) {
    all.push({
      id: `sub_${all.length}`,
      status: 'active',
      createdAt: start + all.length,
      periodEnd: start + month,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      latestInvoiceRefunded: false,
    });
  }
  if (step === 'subscribe') return !current;
  if (!current) return false;
  if (step === 'renew' || step === 'fail') {
    current.periodEnd += month;
    current.latestInvoiceRefunded = false;
    current.status = step === 'renew' ? 'active' : 'past_due';
  }
  if (step === 'recover') current.status = 'active';
  if (step === 'cancel' || step === 'resume') {
    current.cancelAtPeriodEnd = step === 'cancel';
    current.cancelAt = step === 'cancel' ? current.periodEnd : null;
  }
  if (step === 'refund') current.latestInvoiceRefunded = true;
  if (step === 'end') current.status = 'canceled';
  return true;
}

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A step and the deliveries of its events. `after` counts steps, `slowness` event loop iterations. */
const plannedStep = fc.record({
  step: fc.constantFrom(...steps),
  acceptedAfter: fc.nat(3),
  deliveries: fc.array(fc.record({ event: fc.nat(2), after: fc.nat(4), slowness: fc.nat(6) }), {
    maxLength: 6,
  }),
});

it('reaches the provider’s final state regardless of the order and repetition of events', {
  tags: ['R-10.28'],
  timeout: 60_000,
}, async () => {
  const database = await openTestDatabase();
  const store = createSubscriptionStore(database.db);
  let run = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(plannedStep, { minLength: 1, maxLength: 8 }), async (planned) => {
      const history = [{ step: 'subscribe' as const, acceptedAfter: 0, deliveries: [] }, ...planned];
      run += 1;
      const userId = `person-${run}`;
      const customerId = `cus_${userId}`;
      await createUserStore(database.db).upsert(
        { id: userId, username: 'x', email: 'x@example.com', photoUrl: null },
        start,
      );
      await store.rememberCustomer(userId, customerId);

      const all: PaidSubscription[] = [];
      const running: Promise<void>[] = [];
      let slowness = 0;
      const send = (event: PaymentEvent, slow: number) => {
        slowness = slow;
        running.push(sync.handleEvent(event));
      };
      const payments: PaymentProvider = {
        ...createTestPayments(start).payments,
        // The snapshot is taken when the request starts, so it may be outdated when it arrives.
        async subscriptions() {
          const snapshot = structuredClone(all);
          await turns(slowness);
          return snapshot;
        },
        async cancelSubscription(id) {
          const found = all.find((subscription) => subscription.id === id);
          if (!found || found.status === 'canceled') return;
          found.status = 'canceled';
          send({ id: `${userId}-cancel-${id}`, type: 'customer.subscription.deleted', customerId }, 0);
        },
      };
      const sync = createSubscriptionService({
        store,
        events: createPaymentEventStore(database.db),
        payments,
        now: () => start,
        log: pino({ level: 'silent' }),
      });

      const queue: { at: number; event: PaymentEvent; slowness: number }[] = [];
      for (const [index, { step, acceptedAfter, deliveries }] of history.entries()) {
        const happened = apply(step, all);
        const events = (happened ? eventsOf[step] : []).map((type, which) => ({
          id: `${userId}-${index}-${which}`,
          type,
          customerId,
        }));
        for (const copy of deliveries) {
          const event = events[copy.event];
          if (event) queue.push({ at: index + copy.after, event, slowness: copy.slowness });
        }
        // Every event is sent until it is accepted.
        for (const event of events) queue.push({ at: index + acceptedAfter, event, slowness: 0 });
        for (const due of queue.filter(({ at }) => at === index)) send(due.event, due.slowness);
        await turns(1);
      }
      for (const due of queue.filter(({ at }) => at >= history.length)) send(due.event, due.slowness);
      for (let settled = 0; settled < running.length; settled += 1) await running[settled];

      const row = await store.findByUser(userId);
      const expected = countedSubscription(all, start);
      expect({
        id: row?.subscription_id ?? null,
        status: row?.status,
        periodEnd: row?.period_end,
        cancelAtPeriodEnd: row?.cancel_at_period_end === 1,
      }).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('does not mark an event as handled when the database fails, so that Stripe sends it again', {
  tags: ['R-10.28'],
}, async () => {
  const { db } = await openTestDatabase();
  await createUserStore(db).upsert({ id: 'f', username: 'F', email: 'f@example.com', photoUrl: null }, start);
  const provider = createTestPayments(start);
  provider.customers.set('cus_f', 'f');
  provider.change('cus_f');
  const store = createSubscriptionStore(db);
  const events = createPaymentEventStore(db);
  let failures = 1;
  const sync = createSubscriptionService({
    store: {
      ...store,
      async rememberCustomer(userId, customerId) {
        failures -= 1;
        if (failures >= 0) throw new Error('The database is down');
        return store.rememberCustomer(userId, customerId);
      },
    },
    events,
    payments: provider.payments,
    now: () => start,
    log: pino({ level: 'silent' }),
  });
  const event = { id: 'evt_f', type: 'invoice.paid', customerId: 'cus_f' };
  await expect(sync.handleEvent(event)).rejects.toThrow('The database is down');
  expect(await events.isProcessed('evt_f')).toBe(false);
  await sync.handleEvent(event);
  expect(await events.isProcessed('evt_f')).toBe(true);
  expect(await store.findByUser('f')).toMatchObject({ customer_id: 'cus_f', status: 'active' });
});
