import { AppError } from '../../shared/errors.ts';
import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';
import { isAlive } from '../../shared/subscription.ts';
import { cacheResult } from '../requests/caching.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { SubscriptionStore } from './subscription-queries.ts';
import type { SubscriptionService } from './subscription-service.ts';

const planCacheMs = 5 * 60 * 1_000;

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** The provider's pages for buying Premium and managing it, and the plans on sale. */
export function createCheckoutService(deps: {
  payments: PaymentProvider;
  store: SubscriptionStore;
  subscriptions: SubscriptionService;
  publicUrl: string;
  uptime: () => number;
}) {
  const { payments, store, subscriptions, publicUrl } = deps;

  async function customerOf(user: SessionUser): Promise<string> {
    const row = await store.findByUser(user.id);
    if (row) return row.customer_id;
    const person = { userId: user.id, email: user.email, name: user.username };
    return store.rememberCustomer(user.id, await payments.createCustomer(person));
  }

  return {
    plans: cacheResult(() => payments.plans(), planCacheMs, deps.uptime),

    async openCheckout(user: SessionUser, language: InterfaceLanguageId): Promise<string> {
      // Events can arrive late, so we check with the provider first, to keep people from paying twice.
      await subscriptions.sync(user.id);
      const { tier, status } = await subscriptions.status(user.id, { fromCheckout: false });
      if (tier === 'premium') throw new AppError('already-premium');
      if (isAlive(status)) throw new AppError('subscription-exists');
      return payments.openCheckout({
        userId: user.id,
        customerId: await customerOf(user),
        successUrl: `${publicUrl}/subscribe?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${publicUrl}/subscribe?cancelled=1`,
        language,
      });
    },

    async openPortal(user: SessionUser, language: InterfaceLanguageId): Promise<string> {
      const row = await store.findByUser(user.id);
      if (!row || !isAlive(row.status)) throw new AppError('premium-required');
      return payments.openPortal({ customerId: row.customer_id, returnUrl: `${publicUrl}/`, language });
    },
  };
}
