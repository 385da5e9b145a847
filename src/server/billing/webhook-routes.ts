import type { FastifyInstance } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Route } from '../http/route.ts';
import type { SubscriptionService } from './subscription-service.ts';

/** The signature covers the bytes as they were sent, so bodies stay unparsed in this scope. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Any response but 2xx makes the payment provider send the event again. */
export function registerWebhook(
  route: Route,
  { subscriptions, limit }: { subscriptions: SubscriptionService; limit: RateLimit },
): void {
  route(api.stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    const hasSignature = typeof signature === 'string' && Buffer.isBuffer(body);
    if (hasSignature && (await subscriptions.receiveWebhook(body, signature))) return { received: true };
    // Signed events aren't limited, also if forged ones come from the same address.
    await limit(api.stripeWebhook, request);
    if (hasSignature) request.log.warn('a webhook has the wrong signature: check STRIPE_WEBHOOK_SECRET');
    throw new AppError('invalid-request', { message: 'The signature is not valid.' });
  });
}
