import type { FastifyInstance } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import type { Route } from '../http/route.ts';
import type { Payments } from './payments.ts';
import type { SubscriptionSync } from './sync-subscription.ts';

/** The signature covers the bytes as they were sent: in this scope bodies stay unparsed. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Events of the payment provider. Anything but 2xx makes it send the event again. */
export function registerWebhook(
  route: Route,
  deps: { payments: Payments; sync: SubscriptionSync; now: () => number },
): void {
  route(api.stripeWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    const event =
      typeof signature === 'string' && Buffer.isBuffer(body)
        ? deps.payments.verifyEvent(body, signature, deps.now())
        : undefined;
    if (!event) throw new AppError('invalid-request', { message: 'The signature is not valid.' });
    await deps.sync.handleEvent(event);
    return { received: true };
  });
}
