import { api } from '../../shared/api.ts';
import { checkClaims } from '../http/check-claims.ts';
import type { Route } from '../http/route.ts';
import { clearBrowserData } from './session-cookies.ts';
import type { SessionService } from './session-service.ts';

/** The list of sessions, and signing out here, on another device, or everywhere. */
export function registerSessions(route: Route, sessions: SessionService): void {
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
