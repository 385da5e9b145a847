import qs from 'qs';
import type { Service } from '../service.ts';
import { addBillingCalls } from './api-billing.ts';
import { addCheckoutCalls } from './api-checkout.ts';
import { createApi } from './api-requests.ts';
import { addCheckoutPages } from './checkout-routes.ts';
import { addControls } from './controls.ts';
import { createLifecycle } from './lifecycle.ts';
import { addPortalPages } from './portal-routes.ts';
import { defaultMode, openStore } from './stripe-store.ts';
import { hasEnded, itemOf } from './subscriptions.ts';
import { createWebhooks } from './webhooks.ts';

const renewalCheckMs = 60_000;

/** A local Stripe: the API under /v1, the hosted pages and signed webhooks. */
export const registerStripe: Service = (app, deps) => {
  const store = openStore(deps);
  const webhooks = createWebhooks(store, deps);
  const lifecycle = createLifecycle(store, webhooks);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(String(body), { arrayLimit: 100 })),
  );

  const call = createApi(app, store);
  addCheckoutCalls(call, store);
  addBillingCalls(call, store, lifecycle);
  app.all('/v1/*', (request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
      },
    }),
  );
  addCheckoutPages(app, store, lifecycle);
  addPortalPages(app, store, lifecycle);
  addControls(app, store, lifecycle, webhooks);
  deps.faults.onReset(() => {
    Object.assign(store.state.mode, defaultMode);
    webhooks.release({});
  });

  /** Catches up on periods that ended while the sandbox was off. */
  function renewDueSubscriptions(): void {
    for (const subscription of Object.values(store.state.subscriptions)) {
      while (!hasEnded(subscription) && itemOf(subscription).current_period_end <= store.now()) {
        lifecycle.advance(subscription);
      }
    }
  }
  const clock = setInterval(renewDueSubscriptions, renewalCheckMs);
  clock.unref();
  app.addHook('onListen', () => {
    renewDueSubscriptions();
    webhooks.start();
  });
  app.addHook('onClose', () => {
    clearInterval(clock);
    webhooks.stop();
  });
};
