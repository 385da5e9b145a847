import { describe, expect, it, vi } from 'vitest';
import { addMonths, nextBoundary } from './subscriptions.ts';
import { startTestStripe } from './test-stripe.ts';

describe('a subscription', () => {
  it('renews a month later', { tags: ['R-4.63'] }, async () => {
    const { control, subscribe, only } = await startTestStripe();
    const { customer } = await subscribe();
    const before = await only(customer.id);
    await control('renew', { userId: 'user-1' });
    const after = await only(customer.id);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_start).toBe(before.items.data[0]?.current_period_end);
    expect(after.latest_invoice).not.toBe(before.latest_invoice);
  });

  it('becomes past due when a renewal fails, and recovers with a new card', async () => {
    const { stripe, control, subscribe, only } = await startTestStripe();
    const { customer } = await subscribe();
    await control('fail-renewal', { customer: customer.id });
    expect((await only(customer.id)).status).toBe('past_due');
    await control('card', { customer: customer.id, cardNumber: '5555555555554444' });
    expect((await only(customer.id)).status).toBe('active');
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('ends with the period when cancelled in the portal, unless resumed', async () => {
    const { stripe, submit, control, subscribe, only } = await startTestStripe();
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

  it('refunds its latest invoice', async () => {
    const { stripe, control, subscribe, only } = await startTestStripe();
    const { customer } = await subscribe();
    const subscription = await only(customer.id);
    await control('refund', { subscription: subscription.id });
    const payments = await stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) });
    const intent = String(payments.data[0]?.payment.payment_intent);
    const charges = await stripe.charges.list({ payment_intent: intent });
    expect(charges.data[0]?.refunded).toBe(true);
  });

  it('renews on the same day of the month, or on the last day of shorter months', () => {
    const january = Date.UTC(2027, 0, 31) / 1_000;
    const ends = [addMonths(january, 1), addMonths(january, 2)].map((s) => new Date(s * 1_000).toISOString());
    expect(ends.map((text) => text.slice(0, 10))).toEqual(['2027-02-28', '2027-03-31']);
    expect(nextBoundary(january, addMonths(january, 1))).toBe(addMonths(january, 2));
  });
});

describe('webhooks', () => {
  it('are sent again until the app responds with 2xx', async () => {
    const { received, webhookStatuses, subscribe } = await startTestStripe();
    webhookStatuses.push(500, 503, 500, 404, 500);
    await subscribe();
    await vi.waitFor(() => expect(received).toHaveLength(4), { timeout: 5_000 });
  });

  it('are sent again by the next process after a restart', async () => {
    const { received, webhookStatuses, subscribe, restart } = await startTestStripe();
    webhookStatuses.push(...Array.from({ length: 100 }, () => 500));
    await subscribe();
    webhookStatuses.length = 0;
    await restart();
    // Delivery is at least once: an event accepted while the first process was stopping is sent again.
    const events = () => new Set(received.map((event) => event.id));
    await vi.waitFor(() => expect(events().size).toBe(4), { timeout: 5_000 });
  });

  it('can be held back, repeated and reordered', async () => {
    const { received, control, subscribe } = await startTestStripe();
    await control('webhooks', { hold: true });
    await subscribe();
    const released = await control('webhooks/release', { order: 'reversed', times: 2 });
    expect(released.body.released).toBe(4);
    await vi.waitFor(() => expect(received).toHaveLength(8));
    expect(received[0]?.type).toBe('checkout.session.completed');
    expect(received[0]?.id).toBe(received[1]?.id);
  });
});
