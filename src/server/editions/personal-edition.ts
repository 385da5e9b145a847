import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { accountDataCalls } from '../../shared/calls/account-data-calls.ts';
import { billingCalls } from '../../shared/calls/billing-calls.ts';
import { personalLiveLimits } from '../../shared/live-limits.ts';
import { localUser } from '../../shared/local-user.ts';
import { personalSaveMessages } from '../../shared/personal-save-messages.ts';
import { createExportStore } from '../account/export-queries.ts';
import { createExportService } from '../account/export-service.ts';
import { nameDevice } from '../auth/device-name.ts';
import { createLocalUserStore } from '../auth/local-user-queries.ts';
import { createPageGuard, registerSignInPage } from '../auth/password-routes.ts';
import { createPasswordService, fingerprintAccess } from '../auth/password-service.ts';
import {
  clearBrowserData,
  createAuthenticate,
  credentialsOf,
  setSessionCookies,
} from '../auth/session-cookies.ts';
import type { SessionService } from '../auth/session-service.ts';
import type { PersonalSettings } from '../config/personal-settings.ts';
import type { Database } from '../db/schema.ts';
import type { BuiltPages } from '../http/built-pages.ts';
import { createRateLimitStore } from '../http/rate-limit-queries.ts';
import { createRoute } from '../http/route.ts';
import { createPeopleStore, householdId } from '../people/people-queries.ts';
import { type PersonSessions, registerPeople } from '../people/people-routes.ts';
import { createPeopleService } from '../people/people-service.ts';
import { createRecordingFiles } from '../recordings/recording-files.ts';
import { registerRecordings } from '../recordings/recording-routes.ts';
import { createRecordingService } from '../recordings/recording-service.ts';
import type { Edition } from './edition.ts';

const userId = localUser.googleSub;

/**
 * For one household on its own machine: one or several people, no plans, and either no sign-in, a password, or a list
 * of people who may sign in. If there are several people, each browser is asked who uses it.
 */
export async function createPersonalEdition(deps: {
  settings: PersonalSettings;
  db: Database;
  dataDir: string;
  tokenSecret: Uint8Array;
  /** The prerendered page that asks for the password. */
  signInPage: BuiltPages['signInPage'];
  now: () => number;
}): Promise<Edition> {
  const { settings, db, now } = deps;
  const { open, password, addresses, limits } = settings;
  const hasIdentity = addresses.length > 0;
  const users = createLocalUserStore(db, householdId);
  await users.create(now());
  await users.rememberAccess(fingerprintAccess(settings, deps.tokenSecret));
  const store = createPeopleStore(db);
  const attempts = createRateLimitStore(db);
  const recordingFiles = createRecordingFiles(join(deps.dataDir, 'recordings'));
  const isShared = async () => (await store.ids()).length > 1;
  /** Somebody who signs in is the only person, or still has to say who they are. */
  const newUserId = async () => ((await isShared()) ? householdId : userId);

  const mayOpen = (sessions: SessionService) => async (request: FastifyRequest) => {
    if (open) return true;
    const found = await sessions.authenticate(credentialsOf(request));
    return found !== undefined && [householdId, ...(await store.ids())].includes(found.user.id);
  };

  return {
    calls: callsOf(hasIdentity),
    limits: { free: limits, premium: limits },
    livePlans: personalLiveLimits,
    saveMessages: personalSaveMessages,
    planAt: () => ({ tier: localUser.subscriptionTier }),
    defaultUserId: undefined,
    authenticate(sessions) {
      const authenticate = createAuthenticate(sessions);
      return async (request, reply) => {
        const people = await store.ids();
        // A browser may still have a cookie from the hosted edition on the same machine.
        if (open && people.length === 1) return sessions.findUser(userId);
        const user = await authenticate(request, reply);
        return user && people.includes(user.id) ? user : undefined;
      };
    },
    // The data folder may have been used by the hosted edition before.
    findKeyOwner: (sessions) => async (id) =>
      (await store.ids()).includes(id) ? sessions.findUser(id) : undefined,
    admit: hasIdentity
      ? async ({ email, unverified }) =>
          !unverified && addresses.includes(email.toLowerCase())
            ? { userId: await newUserId(), deletionCancelled: false }
            : undefined
      : undefined,
    subscriptions: { endedSubscription: async () => undefined },
    async register(app, { routeDeps, sessions, transcriptions }) {
      const people = createPeopleService({
        store,
        attempts,
        exports: createExportService({
          store: createExportStore(db),
          now,
          withPlans: false,
          recordings: recordingFiles,
        }),
        eraseFiles: recordingFiles.removePerson,
        now,
      });
      const recordings = createRecordingService({ files: recordingFiles, findDocument: transcriptions.find });
      await registerRecordings(app, { recordings, routeDeps });
      registerPeople(createRoute(app, { ...routeDeps, mayOpen: mayOpen(sessions) }), {
        people,
        sessions: personSessions(sessions, open),
      });
      if (open) return;
      const passwords =
        password === undefined
          ? undefined
          : createPasswordService({ password, attempts, sessions, newUserId, now });
      await app.register(async (scope) =>
        registerSignInPage(scope, {
          page: deps.signInPage,
          passwords,
          hasIdentity,
          isShared,
          ...routeDeps,
          mayOpen: mayOpen(sessions),
        }),
      );
    },
    onPage: ({ authenticate, sessions }) =>
      createPageGuard({ authenticate, isShared, mayOpen: mayOpen(sessions) }),
    async eraseFiles(documents) {
      for (const document of documents) await recordingFiles.removeDocument(document);
    },
    cleanUpTasks: [recordingFiles.removeUnfinished],
  };
}

function personSessions(sessions: SessionService, open: boolean): PersonSessions {
  const begin: PersonSessions['begin'] = async (request, reply, id) => {
    const device = nameDevice(request.headers['user-agent']);
    const replacedId = credentialsOf(request).sessionId;
    setSessionCookies(reply, await sessions.create(id, { device, replacedId }));
  };
  return {
    begin,
    async leave(request, reply, user) {
      await sessions.end(user);
      clearBrowserData(reply);
      // Whoever uses the browser next doesn't need the password again.
      if (!open) await begin(request, reply, householdId);
    },
  };
}

/** This edition has no payments and no invites, and people are removed instead of accounts. */
function callsOf(hasIdentity: boolean): Edition['calls'] {
  const { inviteBenefits, inviteCount, sendInvite, startSignIn, finishSignIn } = accountCalls;
  const missing = { ...billingCalls, ...accountDataCalls, inviteBenefits, inviteCount, sendInvite };
  const signIn = hasIdentity ? {} : { startSignIn, finishSignIn };
  const left = Object.entries(api).filter(([name]) => !(name in missing) && !(name in signIn));
  return Object.fromEntries(left);
}
