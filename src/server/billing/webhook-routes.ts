import type { FastifyInstance } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import { invalidSignature, type SubscriptionService } from './subscription-service.ts';

/** The signature covers the bytes as they were sent, so bodies stay unparsed in this scope. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Any response but 2xx makes the payment provider send the event again. */
export function registerWebhook(route: Route, subscriptions: SubscriptionService): void {
  route(api.stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw invalidSignature();
    await subscriptions.receiveWebhook(body, signature);
    return { received: true };
  });
}
