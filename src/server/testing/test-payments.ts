import { createHmac } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import type { PaidSubscription } from '../../shared/paid-subscription.ts';
import { builtInPlans } from '../../shared/plans.ts';
import { createPaymentProvider, type PaymentProvider } from '../billing/payment-provider.ts';

const testWebhookSecret = 'whsec_test';
/** Shorter than a session, so that a test is still signed in when the period ends. */
const period = 20 * 24 * 60 * 60 * 1_000;

/** An in-memory payment provider whose state the test sets. The real code checks signatures. */
export function createTestPayments(start: number) {
  const customers = new Map<string, string>();
  const subscriptions = new Map<string, PaidSubscription[]>();
  const calls: string[] = [];
  let down = false;

  const respond = async <T>(call: string, work: () => T): Promise<T> => {
    calls.push(call);
    if (down) throw new AppError('provider-unavailable');
    return structuredClone(work());
  };

  const payments: PaymentProvider = {
    plans: () => respond('plans', () => [...builtInPlans]),
    createCustomer: (person) =>
      respond('createCustomer', () => {
        const id = `cus_${person.userId}`;
        customers.set(id, person.userId);
        return id;
      }),
    ownerOf: (id) => respond('ownerOf', () => customers.get(id)),
    openCheckout: ({ customerId, language }) =>
      respond('openCheckout', () => `https://pay.test/${customerId}?language=${language}`),
    openPortal: ({ customerId, language }) =>
      respond('openPortal', () => `https://pay.test/portal/${customerId}?language=${language}`),
    subscriptions: (id) => respond('subscriptions', () => subscriptions.get(id) ?? []),
    cancelSubscription: (id) =>
      respond(`cancel ${id}`, () => {
        for (const list of subscriptions.values()) {
          for (const subscription of list) if (subscription.id === id) subscription.status = 'canceled';
        }
      }),
    cancelAtPeriodEnd: (id) =>
      respond(`end ${id}`, () => {
        for (const list of subscriptions.values()) {
          for (const subscription of list) if (subscription.id === id) subscription.cancelAtPeriodEnd = true;
        }
      }),
    verifyEvent: createPaymentProvider({ secretKey: 'sk_test', webhookSecret: testWebhookSecret })
      .verifyEvent,
  };

  return {
    payments,
    calls,
    customers,
    setDown(value: boolean) {
      down = value;
    },
    /** Changes the person's only subscription, which starts as active for one period. */
    change(customerId: string, change: Partial<PaidSubscription> = {}) {
      const list = subscriptions.get(customerId) ?? [
        {
          id: `sub_${customerId}`,
          status: 'active',
          createdAt: start,
          periodEnd: start + period,
          cancelAtPeriodEnd: false,
          cancelAt: null,
          latestInvoiceRefunded: false,
        },
      ];
      subscriptions.set(
        customerId,
        list.map((subscription) => ({ ...subscription, ...change })),
      );
    },
  };
}

export function signedEvent(
  event: { id: string; type: string; customer?: string },
  sentAtMs: number,
  secret = testWebhookSecret,
) {
  const object = { object: 'subscription', id: 'sub_1', customer: event.customer ?? null };
  const payload = JSON.stringify({ id: event.id, object: 'event', type: event.type, data: { object } });
  const seconds = Math.floor(sentAtMs / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return {
    method: 'POST' as const,
    url: '/api/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
  };
}
