import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { cardBehaviour, cardDigits } from './cards.ts';
import { defaultCard, idOf } from './customers.ts';
import type { Lifecycle } from './lifecycle.ts';
import { livingSubscription } from './portal-routes.ts';
import type { Store } from './stripe-store.ts';
import { itemOf } from './subscriptions.ts';
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
  function customerOf(asked: z.infer<typeof whoSchema>): Stripe.Customer | undefined {
    return Object.values(store.world.customers).findLast(
      (customer) =>
        customer.id === asked.customer ||
        (asked.userId !== undefined && customer.metadata.userId === asked.userId) ||
        (asked.email !== undefined && customer.email === asked.email),
    );
  }

  function subscriptionOf(asked: z.infer<typeof whoSchema>): Stripe.Subscription | undefined {
    if (asked.subscription) return store.world.subscriptions[asked.subscription];
    const customer = customerOf(asked);
    return customer && livingSubscription(store, customer.id);
  }

  /** Adds a control that changes a subscription and returns it. */
  function onSubscription(path: string, act: (subscription: Stripe.Subscription) => void): void {
    app.post(`/_sandbox/stripe/${path}`, (request, reply: FastifyReply) => {
      const asked = z.safeParse(whoSchema, request.body ?? {});
      if (!asked.success) return reply.code(400).send({ error: asked.error.issues });
      const subscription = subscriptionOf(asked.data);
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
    const asked = z.safeParse(z.strictObject({ ...who, cardNumber: z.string() }), request.body ?? {});
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues });
    const { cardNumber, ...person } = asked.data;
    const customer = customerOf(person);
    if (!customer) return reply.code(404).send({ error: 'No such customer.' });
    const digits = cardDigits(cardNumber);
    lifecycle.changeCard(customer, digits, cardBehaviour(digits));
    return { last4: defaultCard(store, customer.id)?.card?.last4 };
  });

  app.post('/_sandbox/stripe/webhooks', (request, reply) => {
    const asked = z.safeParse(modeSchema, request.body ?? {});
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues });
    Object.assign(store.world.mode, asked.data);
    store.save();
    return store.world.mode;
  });
  app.post('/_sandbox/stripe/webhooks/release', (request, reply) => {
    const asked = z.safeParse(releaseSchema, request.body ?? {});
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues });
    return { released: webhooks.release(asked.data) };
  });
  app.post<{ Params: { id: string } }>('/_sandbox/stripe/events/:id/resend', (request, reply) => {
    if (!store.world.events[request.params.id]) return reply.code(404).send({ error: 'No such event.' });
    webhooks.resend(request.params.id);
    return reply.code(204).send();
  });

  app.get('/_sandbox/stripe', () => ({
    mode: store.world.mode,
    pending: webhooks.pending(),
    events: Object.values(store.world.events).map(({ id, type, created }) => ({ id, type, created })),
    subscriptions: Object.values(store.world.subscriptions).map((subscription) => ({
      id: subscription.id,
      status: subscription.status,
      userId: subscription.metadata.userId,
      customer: idOf(subscription.customer),
      email: store.world.customers[idOf(subscription.customer)]?.email,
      periodEnd: itemOf(subscription).current_period_end,
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
    })),
  }));
}
