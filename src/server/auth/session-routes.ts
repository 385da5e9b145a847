import { api } from '../../shared/api.ts';
import type { User } from '../../shared/entities.ts';
import { checkClaims } from '../http/check-claims.ts';
import type { Route } from '../http/route.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { clearBrowserData, credentialsOf } from './session-cookies.ts';
import type { SessionService } from './session-service.ts';
import type { TermsService } from './terms-service.ts';

const toUser = (user: SessionUser): User => ({
  googleSub: user.id,
  username: user.username,
  email: user.email,
  ...(user.photoUrl === null ? {} : { photoURL: user.photoUrl }),
  subscriptionTier: user.tier,
});

/** The signed-in user, the list of sessions, and signing out here, on another device, or everywhere. */
export function registerSessions(
  route: Route,
  { sessions, terms }: { sessions: SessionService; terms: TermsService },
): void {
  route(api.session, async ({ user }) => ({
    ...toUser(user),
    ...((await terms.haveChanged(user.id)) ? { mustAcceptTerms: true } : {}),
  }));

  route(api.token, ({ request, user }) => sessions.issueToken(user, credentialsOf(request)));

  route(api.acceptTerms, async ({ user }) => ({
    acceptedAt: (await terms.accept(user.id)).toISOString(),
  }));

  route(api.logout, async ({ user, reply }) => {
    await sessions.end(user);
    clearBrowserData(reply);
  });

  route(api.logoutEverywhere, async ({ user, reply }) => {
    await sessions.endAll(user);
    clearBrowserData(reply);
  });

  route(api.sessions, ({ user, params }) => {
    checkClaims(user, { userId: params.id });
    return sessions.list(user);
  });

  route(api.endSession, async ({ user, params, reply }) => {
    await sessions.endOne(user, params.id);
    if (params.id === user.sessionHash) clearBrowserData(reply);
  });
}
