import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { createSandbox } from '../server.ts';
import { premium } from './catalogue.ts';

const secret = 'whsec_test';

/** The sandbox with the real Stripe client, and an app that accepts or refuses webhooks on demand. */
export async function startTestStripe() {
  const received: Stripe.Event[] = [];
  /** The statuses of the app's next responses; 200 once they are used up. */
  const webhookStatuses: number[] = [];
  const product = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = webhookStatuses.shift() ?? 200;
      const signature = String(request.headers['stripe-signature']);
      if (status === 200) {
        received.push(stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret));
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const appUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-stripe-'));
  const open = () => createSandbox({ port: 0, dataDir, appUrl, webhookSecret: secret });
  let sandbox = await open();
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: new URL(sandbox.origin).port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  onTestFinished(async () => {
    await sandbox.close();
    product.closeAllConnections();
    await new Promise((resolve) => product.close(resolve));
    rmSync(dataDir, { recursive: true });
  });

  const submit = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

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

  return {
    stripe,
    received,
    webhookStatuses,
    submit,
    openCheckout,
    origin: sandbox.origin,

    async restart() {
      await sandbox.close();
      sandbox = await open();
    },

    async control(path: string, body: object = {}) {
      const response = await fetch(`${sandbox.origin}/_sandbox/stripe/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return {
        status: response.status,
        body: (await response.json()) as { status?: string; released?: number },
      };
    },

    async subscribe(cardNumber = '4242424242424242') {
      const opened = await openCheckout();
      return { ...opened, response: await submit(opened.url, { cardNumber }) };
    },

    async only(customer: string) {
      const list = await stripe.subscriptions.list({ customer, status: 'all' });
      expect(list.data).toHaveLength(1);
      const [subscription] = list.data;
      if (!subscription) throw new Error('no subscription');
      return subscription;
    },
  };
}
