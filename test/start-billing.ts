import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { signatureHeader } from '../src/sandbox/stripe/webhooks.ts';
import { createPaymentProvider } from '../src/server/billing/payment-provider.ts';
import { createTestApp } from '../src/server/testing/test-app.ts';
import { startSandbox } from './start-sandbox.ts';

const secret = 'whsec_test';

/** The real server with the sandbox's Stripe, using the real client and real signatures. */
export async function startBilling() {
  // Nothing listens at the app's URL, because the tests deliver the events themselves.
  const sandbox = await startSandbox({ appUrl: 'http://127.0.0.1:9', webhookSecret: secret });
  onTestFinished(() => sandbox.close());
  const stripe = { secretKey: 'sk_test_sandbox', webhookSecret: secret, apiUrl: sandbox.origin };
  const client = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: new URL(sandbox.origin).port,
    protocol: 'http',
    telemetry: false,
  });
  const test = await createTestApp({ now: Date.now(), deps: { payments: createPaymentProvider(stripe) } });

  async function person(id: string) {
    const { headers } = await test.signIn(id);
    const post = (url: string, payload?: object) =>
      test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    const subscription = async (query = '') =>
      (await test.app.inject({ url: `/api/subscription/${id}${query}`, headers })).json() as Record<
        string,
        unknown
      >;
    const control = async (action: string, extra: object = {}) => {
      const response = await fetch(`${sandbox.origin}/_sandbox/stripe/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: id, ...extra }),
      });
      return response.status;
    };
    const checkout = async () => {
      const response = await post('/api/create-checkout-session', { userId: id });
      return { status: response.statusCode, ...(response.json() as { url?: string; code?: string }) };
    };
    const pay = async (cardNumber = '4242424242424242') => {
      const { url = '' } = await checkout();
      const body = new URLSearchParams({ cardNumber });
      return fetch(url, { method: 'POST', body, redirect: 'manual' });
    };
    return { id, headers, post, subscription, control, checkout, pay };
  }

  /** All events about a user's customer, oldest first, as Stripe would send them. */
  async function eventsOf(id: string) {
    const events = await client.events.list({ limit: 100 });
    const mine = await fetch(`${sandbox.origin}/_sandbox/stripe`);
    const { subscriptions } = (await mine.json()) as {
      subscriptions: { userId: string; customer: string }[];
    };
    const customer = subscriptions.find(({ userId }) => userId === id)?.customer;
    return events.data
      .filter(({ data }) => 'customer' in data.object && data.object.customer === customer)
      .toReversed();
  }

  const deliver = async (event: Stripe.Event) => {
    const payload = JSON.stringify(event);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(payload, secret, Math.floor(test.clock.now / 1_000)),
      },
    });
    return response.statusCode;
  };
  return { ...test, sandbox, client, person, eventsOf, deliver };
}
