import { api } from '../../shared/api.ts';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { accountDataCalls } from '../../shared/calls/account-data-calls.ts';
import { billingCalls } from '../../shared/calls/billing-calls.ts';
import { personalLiveLimits } from '../../shared/live-rules.ts';
import { localUser } from '../../shared/local-user.ts';
import { personalSaveMessages } from '../../shared/personal-save-messages.ts';
import { createLocalUserStore } from '../auth/local-user-queries.ts';
import { createPageGuard, registerSignInPage } from '../auth/password-routes.ts';
import { createPasswordService, fingerprintAccess } from '../auth/password-service.ts';
import { createAuthenticate } from '../auth/session-cookies.ts';
import type { PersonalSettings } from '../config/personal-settings.ts';
import type { Database } from '../db/schema.ts';
import type { BuiltPages } from '../http/built-pages.ts';
import { createRateLimitStore } from '../http/rate-limit-queries.ts';
import type { Edition } from './edition.ts';

const userId = localUser.googleSub;

/**
 * For one household on its own machine: one user, no plans, and either no sign-in, a password, or a list of people who
 * may sign in.
 */
export async function createPersonalEdition(deps: {
  settings: PersonalSettings;
  db: Database;
  tokenSecret: Uint8Array;
  /** The prerendered page that asks for the password. */
  signInPage: BuiltPages['signInPage'];
  now: () => number;
}): Promise<Edition> {
  const { settings, db, now } = deps;
  const { open, password, addresses, limits } = settings;
  const hasIdentity = addresses.length > 0;
  const store = createLocalUserStore(db);
  await store.create(now());
  await store.rememberAccess(fingerprintAccess(settings, deps.tokenSecret));

  return {
    calls: callsOf(hasIdentity),
    limits: { free: limits, premium: limits },
    livePlans: personalLiveLimits,
    saveMessages: personalSaveMessages,
    planAt: () => ({ tier: localUser.subscriptionTier }),
    defaultUserId: open ? userId : undefined,
    authenticate(sessions) {
      // A browser may still have a cookie from the hosted edition on the same machine.
      if (open) return async () => (await sessions.authenticate({}))?.user;
      const authenticate = createAuthenticate(sessions);
      return async (request, reply) => {
        const user = await authenticate(request, reply);
        return user?.id === userId ? user : undefined;
      };
    },
    admit: hasIdentity
      ? async ({ email, unverified }) =>
          !unverified && addresses.includes(email.toLowerCase())
            ? { userId, deletionCancelled: false }
            : undefined
      : undefined,
    subscriptions: { endedSubscription: async () => undefined },
    async register(app, { routeDeps, sessions }) {
      if (open) return;
      const passwords =
        password === undefined
          ? undefined
          : createPasswordService({ password, attempts: createRateLimitStore(db), sessions, now });
      await app.register(async (scope) =>
        registerSignInPage(scope, { page: deps.signInPage, passwords, hasIdentity, ...routeDeps }),
      );
    },
    onPage: (authenticate) => (open ? undefined : createPageGuard(authenticate)),
    cleanUpTasks: [],
  };
}

/** This edition has no payments and no invites, and its only account can't be deleted. */
function callsOf(hasIdentity: boolean): Edition['calls'] {
  const { inviteBenefits, inviteCount, sendInvite, startSignIn, finishSignIn } = accountCalls;
  const missing = { ...billingCalls, ...accountDataCalls, inviteBenefits, inviteCount, sendInvite };
  const signIn = hasIdentity ? {} : { startSignIn, finishSignIn };
  const left = Object.entries(api).filter(([name]) => !(name in missing) && !(name in signIn));
  return Object.fromEntries(left);
}
