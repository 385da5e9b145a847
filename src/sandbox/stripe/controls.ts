import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { cardBehaviour, cardDigits } from './cards.ts';
import { defaultCard, idOf } from './customers.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Store } from './stripe-store.ts';
import { currentSubscription, itemOf } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/** Any of these identifies a subscription. */
const who = {
  userId: z.optional(z.string()),
  email: z.optional(z.string()),
  customer: z.optional(z.string()),
  subscription: z.optional(z.string()),
};
const whoSchema = z.strictObject(who);
const modeSchema = z.strictObject({
  hold: z.optional(z.boolean()),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
});
const releaseSchema = z.strictObject({
  order: z.optional(z.enum(['as-is', 'reversed'])),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
});

/** Controls that Stripe offers only in its dashboard, or not at all. */
export function addControls(
  app: FastifyInstance,
  store: Store,
  lifecycle: Lifecycle,
  webhooks: Webhooks,
): void {
  function customerOf(parsed: z.infer<typeof whoSchema>): Stripe.Customer | undefined {
    return Object.values(store.state.customers).findLast(
      (customer) =>
        customer.id === parsed.customer ||
        (parsed.userId !== undefined && customer.metadata.userId === parsed.userId) ||
        (parsed.email !== undefined && customer.email === parsed.email),
    );
  }

  function subscriptionOf(parsed: z.infer<typeof whoSchema>): Stripe.Subscription | undefined {
    if (parsed.subscription) return store.state.subscriptions[parsed.subscription];
    const customer = customerOf(parsed);
    return customer && currentSubscription(store, customer.id);
  }

  /** Adds a control that changes a subscription and returns it. */
  function onSubscription(path: string, act: (subscription: Stripe.Subscription) => void): void {
    app.post(`/_sandbox/stripe/${path}`, (request, reply: FastifyReply) => {
      const parsed = z.safeParse(whoSchema, request.body ?? {});
      if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
      const subscription = subscriptionOf(parsed.data);
      if (!subscription) return reply.code(404).send({ error: 'This customer has no active subscription.' });
      act(subscription);
      return subscription;
    });
  }

  onSubscription('advance', (subscription) => lifecycle.advance(subscription));
  onSubscription('renew', (subscription) => lifecycle.advance(subscription, 'paid'));
  onSubscription('fail-renewal', (subscription) => lifecycle.advance(subscription, 'failed'));
  onSubscription('retry', (subscription) => lifecycle.retry(subscription));
  onSubscription('cancel', (subscription) => lifecycle.setCancelAtPeriodEnd(subscription, true));
  onSubscription('resume', (subscription) => lifecycle.setCancelAtPeriodEnd(subscription, false));
  onSubscription('end', (subscription) => lifecycle.end(subscription, 'payment_failed'));
  for (const status of ['unpaid', 'incomplete', 'paused', 'past_due'] as const)
    onSubscription(status, (subscription) => lifecycle.setStatus(subscription, status));
  onSubscription('refund', (subscription) => lifecycle.refundLatest(subscription));

  app.post('/_sandbox/stripe/card', (request, reply) => {
    const parsed = z.safeParse(z.strictObject({ ...who, cardNumber: z.string() }), request.body ?? {});
    if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
    const { cardNumber, ...person } = parsed.data;
    const customer = customerOf(person);
    if (!customer) return reply.code(404).send({ error: 'No such customer.' });
    const digits = cardDigits(cardNumber);
    lifecycle.changeCard(customer, digits, cardBehaviour(digits));
    return { last4: defaultCard(store, customer.id)?.card?.last4 };
  });

  app.post('/_sandbox/stripe/webhooks', (request, reply) => {
    const parsed = z.safeParse(modeSchema, request.body ?? {});
    if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
    Object.assign(store.state.mode, parsed.data);
    store.save();
    return store.state.mode;
  });
  app.post('/_sandbox/stripe/webhooks/release', (request, reply) => {
    const parsed = z.safeParse(releaseSchema, request.body ?? {});
    if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
    return { released: webhooks.release(parsed.data) };
  });
  app.post<{ Params: { id: string } }>('/_sandbox/stripe/events/:id/resend', (request, reply) => {
    if (!store.state.events[request.params.id]) return reply.code(404).send({ error: 'No such event.' });
    webhooks.resend(request.params.id);
    return reply.code(204).send();
  });

  app.get('/_sandbox/stripe', () => ({
    mode: store.state.mode,
    pending: webhooks.pending(),
    events: Object.values(store.state.events).map(({ id, type, created }) => ({ id, type, created })),
    subscriptions: Object.values(store.state.subscriptions).map((subscription) => ({
      id: subscription.id,
      status: subscription.status,
      userId: subscription.metadata.userId,
      customer: idOf(subscription.customer),
      email: store.state.customers[idOf(subscription.customer)]?.email,
      periodEnd: itemOf(subscription).current_period_end,
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
    })),
  }));
}
