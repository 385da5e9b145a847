import type { FastifyBaseLogger } from 'fastify';
import { hostedCalls } from '../../shared/api.ts';
import { limits, type Tier } from '../../shared/limits.ts';
import { liveLimits } from '../../shared/live-limits.ts';
import { saveLimitMessage, tooLongToSave } from '../../shared/save-limit.ts';
import { planStatusAt } from '../../shared/subscription.ts';
import { createAccountStore } from '../account/account-queries.ts';
import { registerAccount } from '../account/account-routes.ts';
import { createAccountService } from '../account/account-service.ts';
import { createExportStore } from '../account/export-queries.ts';
import { createExportService } from '../account/export-service.ts';
import { ensureDevUser } from '../auth/dev-user-queries.ts';
import { clearBrowserData, createAuthenticate, setDevSignedInCookie } from '../auth/session-cookies.ts';
import { createUserStore } from '../auth/user-queries.ts';
import { registerBilling } from '../billing/billing-routes.ts';
import { createCheckoutService } from '../billing/checkout-service.ts';
import { createPaymentEventStore } from '../billing/payment-event-queries.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { createSubscriptionStore } from '../billing/subscription-queries.ts';
import { createSubscriptionService } from '../billing/subscription-service.ts';
import { keepRawBodies, registerWebhook } from '../billing/webhook-routes.ts';
import type { Database } from '../db/schema.ts';
import { createRoute } from '../http/route.ts';
import { createInviteStore } from '../invites/invite-queries.ts';
import { registerInvites } from '../invites/invite-routes.ts';
import { createInviteService } from '../invites/invite-service.ts';
import type { Edition } from './edition.ts';

/** The public service: accounts from an identity provider, paid plans, and invites. */
export async function createHostedEdition(deps: {
  db: Database;
  payments: PaymentProvider;
  publicUrl: string;
  devAuth: Tier | undefined;
  now: () => number;
  uptime: () => number;
  log: FastifyBaseLogger;
}): Promise<Edition> {
  const { db, payments, publicUrl, devAuth, now, uptime, log } = deps;
  const users = createUserStore(db);
  const invites = createInviteService({ store: createInviteStore(db), now });
  const store = createSubscriptionStore(db);
  const events = createPaymentEventStore(db);
  const subscriptions = createSubscriptionService({ store, events, payments, now, log });
  const checkout = createCheckoutService({ payments, store, subscriptions, publicUrl, uptime });
  const accountStore = createAccountStore(db);
  const accounts = createAccountService({
    store: accountStore,
    exports: createExportService({ store: createExportStore(db), now }),
    subscriptions,
    now,
    log,
  });

  return {
    calls: hostedCalls,
    limits,
    livePlans: liveLimits,
    saveMessages: { full: saveLimitMessage, tooLong: tooLongToSave },
    planAt: planStatusAt,
    defaultUserId: devAuth && (await ensureDevUser(db, devAuth, now())),
    authenticate: createAuthenticate,
    findKeyOwner: (sessions) => sessions.findUser,
    async admit({ sub, name, email, photoURL }) {
      // Comes before the upsert, which recreates the account if it is being erased right now.
      const deletionCancelled = await accountStore.cancelDeletion(sub);
      await users.upsert({ id: sub, username: name, email, photoUrl: photoURL ?? null }, now());
      return { userId: sub, deletionCancelled };
    },
    subscriptions,
    async register(app, { routeDeps }) {
      const route = createRoute(app, routeDeps);
      registerInvites(route, invites);
      registerAccount(route, { accounts, clearBrowserData });
      registerBilling(route, { checkout, subscriptions });
      await app.register(async (scope) => {
        keepRawBodies(scope);
        registerWebhook(createRoute(scope, routeDeps), { subscriptions, limit: routeDeps.limit });
      });
    },
    eraseFiles: async () => {},
    onPage: () =>
      devAuth &&
      (async (_request, reply) => {
        setDevSignedInCookie(reply);
        return undefined;
      }),
    cleanUpTasks: [subscriptions.removeOldEvents, accounts.continueDeletions],
  };
}
