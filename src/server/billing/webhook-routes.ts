import type { FastifyInstance } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import type { Route } from '../http/route.ts';
import type { SubscriptionService } from './subscription-service.ts';

/** The signature covers the bytes as they were sent, so bodies stay unparsed in this scope. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const invalidSignature = () => new AppError('invalid-request', { message: 'The signature is not valid.' });

/** Any response but 2xx makes the payment provider send the event again. */
export function registerWebhook(route: Route, subscriptions: SubscriptionService): void {
  route(api.stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw invalidSignature();
    if (!(await subscriptions.receiveWebhook(body, signature))) {
      request.log.warn('a webhook has the wrong signature: check STRIPE_WEBHOOK_SECRET');
      throw invalidSignature();
    }
    return { received: true };
  });
}
