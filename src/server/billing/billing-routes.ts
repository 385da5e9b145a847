import { api } from '../../shared/api.ts';
import { callerLanguage } from '../http/page-language.ts';
import type { Route } from '../http/route.ts';
import type { CheckoutService } from './checkout-service.ts';
import type { SubscriptionService } from './subscription-service.ts';

export function registerBilling(
  route: Route,
  deps: { checkout: CheckoutService; subscriptions: SubscriptionService },
): void {
  const { checkout, subscriptions } = deps;

  route(api.products, () => checkout.plans());

  route(api.subscription, ({ user, query }) =>
    subscriptions.status(user.id, { fromCheckout: query.checkout !== undefined }),
  );

  route(api.subscriptionPeriod, async ({ user }) => {
    const { subscriptionPeriodEnd } = await subscriptions.status(user.id, { fromCheckout: false });
    return { subscriptionPeriodEnd };
  });

  route(api.createCheckout, async ({ user, request }) => ({
    url: await checkout.openCheckout(user, callerLanguage(request.headers)),
  }));

  route(api.customerPortal, async ({ user, request }) => ({
    url: await checkout.openPortal(user, callerLanguage(request.headers)),
  }));
}
