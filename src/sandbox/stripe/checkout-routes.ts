import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { page } from '../page.ts';
import { authenticationFailed, cardBehaviour, cardDigits } from './cards.ts';
import { expireIfDue, fillSessionId } from './checkout-sessions.ts';
import type { Lifecycle } from './lifecycle.ts';
import { challengePage, checkoutPage, closedCheckoutPage } from './pages/checkout-page.ts';
import { money } from './pages/payment-style.ts';
import type { Store } from './stripe-store.ts';

const html = 'text/html; charset=utf-8';
const cardForm = z.object({ cardNumber: z._default(z.string(), '') });
const challengeForm = z.object({ outcome: z._default(z.string(), 'fail') });

interface ById {
  Params: { id: string };
}

/** The hosted checkout: card form, 3D Secure and redirects. */
export function addCheckoutPages(app: FastifyInstance, store: Store, lifecycle: Lifecycle): void {
  /** Cards waiting for 3D Secure. They are lost on a restart, and the form is shown again. */
  const challenged = new Map<string, string>();

  const openSession = (id: string): Stripe.Checkout.Session | undefined => {
    const session = store.state.sessions[id];
    return session && expireIfDue(store, session);
  };
  const notFound = page({ title: 'Not found', body: '<h1>Checkout not found</h1>' });
  const successOf = (session: Stripe.Checkout.Session) => fillSessionId(session.success_url ?? '/', session);

  app.get<ById>('/checkout/:id', (request, reply) => {
    const session = openSession(request.params.id);
    reply.type(html);
    if (!session) return reply.code(404).send(notFound);
    return session.status === 'open' ? checkoutPage(store, session) : closedCheckoutPage(session);
  });

  app.post<ById>('/checkout/:id', (request, reply) => {
    const session = openSession(request.params.id);
    if (!session) return reply.code(404).type(html).send(notFound);
    // Submitting a paid form again must not charge twice.
    if (session.status === 'complete') return reply.redirect(successOf(session), 303);
    if (session.status !== 'open') return reply.type(html).send(closedCheckoutPage(session));
    const { cardNumber } = z.parse(cardForm, request.body ?? {});
    const digits = cardDigits(cardNumber);
    const behaviour = cardBehaviour(digits);
    if (behaviour.challenge !== 'never') {
      challenged.set(session.id, digits);
      return reply.redirect(`/checkout/${session.id}/challenge`, 303);
    }
    if (behaviour.refusal) {
      reply.type(html);
      return reply.send(checkoutPage(store, session, { error: behaviour.refusal.message, cardNumber }));
    }
    lifecycle.pay(session, digits, behaviour);
    return reply.redirect(successOf(session), 303);
  });

  app.get<ById>('/checkout/:id/challenge', (request, reply) => {
    const session = openSession(request.params.id);
    const digits = challenged.get(request.params.id);
    if (session?.status !== 'open' || !digits) {
      return reply.redirect(`/checkout/${request.params.id}`, 303);
    }
    reply.type(html);
    return challengePage({
      action: `/checkout/${session.id}/challenge`,
      amount: money(session.amount_total ?? 0, session.currency ?? 'usd'),
      last4: digits.slice(-4),
    });
  });

  app.post<ById>('/checkout/:id/challenge', (request, reply) => {
    const session = openSession(request.params.id);
    const digits = challenged.get(request.params.id);
    if (session?.status !== 'open' || !digits) {
      return reply.redirect(`/checkout/${request.params.id}`, 303);
    }
    challenged.delete(session.id);
    const behaviour = cardBehaviour(digits);
    const { outcome } = z.parse(challengeForm, request.body ?? {});
    const error = outcome === 'complete' ? behaviour.refusal?.message : authenticationFailed;
    if (error) {
      reply.type(html);
      return reply.send(checkoutPage(store, session, { error, cardNumber: digits }));
    }
    lifecycle.pay(session, digits, behaviour);
    return reply.redirect(successOf(session), 303);
  });
}
