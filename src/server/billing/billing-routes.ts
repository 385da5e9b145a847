import { api } from '../../shared/api.ts';
import type { Plan, Subscription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { tierAt } from '../../shared/subscription.ts';
import type { SessionUser } from '../auth/sessions.ts';
import type { Route } from '../http/route.ts';
import type { Payments } from './payments.ts';
import type { SubscriptionStore } from './subscription-queries.ts';
import type { SubscriptionSync } from './sync-subscription.ts';

const plansKeptMs = 5 * 60 * 1_000;
/** However often a page asks, the provider is asked at most this often for one person. */
const askAgainMs = 200;
/** How long after a period's end the provider is asked again how the renewal went. */
const renewalCheckMs = 60_000;

interface BillingDeps {
  payments: Payments;
  subscriptions: SubscriptionStore;
  sync: SubscriptionSync;
  publicUrl: string;
  now: () => number;
}

type Row = NonNullable<Awaited<ReturnType<SubscriptionStore['findByUser']>>>;

/** Plans, checkout, portal, and what somebody has paid for. */
export function registerBilling(route: Route, deps: BillingDeps): void {
  const { payments, subscriptions, sync, publicUrl, now } = deps;
  const plans = keepPlans(payments, now);

  /** Stored state is enough, except after paying and when a period has just run out. */
  function isWorthAsking(row: Row, fromCheckout: boolean): boolean {
    const sinceMs = now() - row.synced_at;
    if (fromCheckout) return sinceMs < 0 || sinceMs >= askAgainMs;
    const ranOut = row.period_end !== null && row.period_end <= now();
    const open = row.status === 'active' || row.status === 'trialing' || row.status === 'past_due';
    return ranOut && open && sinceMs >= renewalCheckMs;
  }

  async function current(user: SessionUser, fromCheckout: boolean): Promise<Row | undefined> {
    const row = await subscriptions.findByUser(user.id);
    if (!row || !isWorthAsking(row, fromCheckout)) return row;
    try {
      await sync.syncSubscription(user.id);
    } catch (error) {
      // Somebody who waits for a payment is told that it cannot be looked up; others get what is known.
      if (fromCheckout || !(error instanceof AppError)) throw error;
      return row;
    }
    return subscriptions.findByUser(user.id);
  }

  route(api.products, () => plans());

  route(api.subscription, async ({ user, query }) =>
    toAnswer(await current(user, query.checkout !== undefined), now()),
  );

  route(api.subscriptionPeriod, async ({ user }) => {
    const { subscriptionPeriodEnd } = toAnswer(await current(user, false), now());
    return { subscriptionPeriodEnd };
  });

  route(api.createCheckout, async ({ user }) => {
    const known = await subscriptions.findByUser(user.id);
    // Paid already, and only the news is late: asking first keeps people from paying twice.
    if (known) await sync.syncSubscription(user.id);
    const row = await subscriptions.findByUser(user.id);
    if (toAnswer(row, now()).tier === 'premium') throw new AppError('already-premium');
    const customerId =
      row?.customer_id ??
      (await subscriptions.rememberCustomer(
        user.id,
        await payments.createCustomer({ userId: user.id, email: user.email, name: user.username }),
      ));
    const url = await payments.openCheckout({
      userId: user.id,
      customerId,
      successUrl: `${publicUrl}/subscribe?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscribe?cancelled=1`,
    });
    return { url };
  });

  route(api.customerPortal, async ({ user }) => {
    const row = await subscriptions.findByUser(user.id);
    if (!row || user.tier !== 'premium') throw new AppError('premium-required');
    return { url: await payments.openPortal(row.customer_id, `${publicUrl}/`) };
  });
}

/** One request to the provider every few minutes, however many people look at the plans. */
function keepPlans(payments: Payments, now: () => number): () => Promise<Plan[]> {
  let kept: { plans: Promise<Plan[]>; until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.plans;
    const asked = { plans: payments.plans(), until: now() + plansKeptMs };
    kept = asked;
    // A failure is not kept: the next visitor tries again.
    asked.plans.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.plans;
  };
}

function toAnswer(row: Row | undefined, now: number): Subscription & { tier: 'free' | 'premium' } {
  const state = {
    status: row?.status ?? null,
    periodEnd: row?.period_end ?? null,
    cancelAtPeriodEnd: row?.cancel_at_period_end === 1,
  };
  const tier = tierAt(state, now);
  return {
    status: !row || row.status === 'none' ? 'inactive' : row.status,
    tier,
    subscriptionTier: tier,
    subscriptionPeriodEnd:
      tier === 'premium' && state.periodEnd !== null ? new Date(state.periodEnd).toISOString() : null,
    ...(tier === 'premium' && { cancelAtPeriodEnd: state.cancelAtPeriodEnd }),
  };
}
