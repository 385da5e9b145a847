import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { page } from '../page.ts';
import { cardBehaviour, cardDigits } from './cards.ts';
import type { Lifecycle } from './lifecycle.ts';
import { portalPage } from './pages/portal-page.ts';
import type { Store } from './stripe-store.ts';
import { currentSubscription } from './subscriptions.ts';

const html = 'text/html; charset=utf-8';
const portalForm = z.object({
  action: z.enum(['cancel', 'resume', 'card', 'advance', 'fail', 'refund']),
  cardNumber: z._default(z.string(), ''),
});

interface ById {
  Params: { id: string };
}

/** The customer portal: cancel, resume, update the card, see invoices. */
export function addPortalPages(app: FastifyInstance, store: Store, lifecycle: Lifecycle): void {
  const notFound = page({ title: 'Not found', body: '<h1>Portal not found</h1>' });

  app.get<ById>('/portal/:id', (request, reply) => {
    const portal = store.state.portals[request.params.id];
    reply.type(html);
    return portal ? portalPage(store, portal) : reply.code(404).send(notFound);
  });

  app.post<ById>('/portal/:id', (request, reply) => {
    const portal = store.state.portals[request.params.id];
    const customer = portal && store.state.customers[portal.customer];
    if (!customer) return reply.code(404).type(html).send(notFound);
    const form = z.safeParse(portalForm, request.body);
    const subscription = currentSubscription(store, customer.id);
    if (form.success && form.data.action === 'card') {
      const { cardNumber } = form.data;
      const digits = cardDigits(cardNumber);
      const behaviour = cardBehaviour(digits);
      if (behaviour.refusal && !behaviour.storable) {
        const problem = { error: behaviour.refusal.message, cardNumber };
        return reply.type(html).send(portalPage(store, portal, problem));
      }
      lifecycle.changeCard(customer, digits, behaviour);
    } else if (form.success && subscription) {
      const { action } = form.data;
      if (action === 'cancel') lifecycle.setCancelAtPeriodEnd(subscription, true);
      if (action === 'resume') lifecycle.setCancelAtPeriodEnd(subscription, false);
      if (action === 'advance') lifecycle.advance(subscription);
      if (action === 'fail') lifecycle.advance(subscription, 'failed');
      if (action === 'refund') lifecycle.refundLatest(subscription);
    }
    return reply.redirect(`/portal/${portal.id}`, 303);
  });
}
