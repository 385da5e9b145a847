import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import type { User } from '../../shared/entities.ts';
import { safeReturnPath } from '../../shared/return-path.ts';
import type { Database } from '../db/schema.ts';
import type { Route } from '../http/route.ts';
import type { Identity } from './identity.ts';
import {
  clearSessionCookies,
  sessionCookie,
  setSessionCookies,
  setSignedInCookie,
} from './session-cookies.ts';
import type { Sessions, SessionUser } from './sessions.ts';
import { keepSignIn, takeSignIn } from './sign-in-cookie.ts';
import { acceptTerms, upsertUser } from './user-queries.ts';

export interface AuthDeps {
  db: Database;
  identity: Identity;
  sessions: Sessions;
  publicUrl: string;
  /** Development only: nobody goes to the provider, the fake user is there already. */
  devAuth: boolean;
  now: () => number;
}

const toAnswer = (user: SessionUser): User => ({
  googleSub: user.id,
  username: user.username,
  email: user.email,
  ...(user.photoUrl === null ? {} : { photoURL: user.photoUrl }),
  subscriptionTier: user.tier,
});

/** Signing in and out, the session, its token, and the terms. */
export function registerAuth(route: Route, deps: AuthDeps): void {
  const { db, identity, sessions, publicUrl, now } = deps;

  const fail = (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: 'cancelled' | 'failed',
    cause: unknown,
  ) => {
    request.log[reason === 'failed' ? 'warn' : 'info']({ err: cause }, `sign-in ${reason}`);
    return reply.redirect(`/?authError=${reason}`);
  };

  route(api.startSignIn, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    if (deps.devAuth) {
      setSignedInCookie(reply, 86_400);
      return reply.redirect(returnTo);
    }
    try {
      const redirectUri = `${publicUrl}${api.finishSignIn.path}`;
      const { url, checks } = await identity.start({ redirectUri, loginHint: query.login_hint });
      keepSignIn(reply, { ...checks, returnTo });
      return reply.redirect(url);
    } catch (error) {
      return fail(request, reply, 'failed', error);
    }
  });

  route(api.finishSignIn, async ({ request, reply }) => {
    const callback = new URL(request.url, publicUrl);
    const attempt = takeSignIn(request, reply, callback.searchParams.get('state'));
    if (!attempt) return fail(request, reply, 'failed', new Error('No sign-in was started for this state'));
    const result = await identity.finish(callback, attempt);
    if (!result.ok) return fail(request, reply, result.reason, result.cause);
    const { sub, name, email, photoURL } = result.profile;
    await upsertUser(db, { id: sub, username: name, email, photoUrl: photoURL ?? null }, now());
    setSessionCookies(reply, await sessions.create(sub, request.cookies[sessionCookie]));
    return reply.redirect(attempt.returnTo);
  });

  route(api.session, ({ user }) => toAnswer(user));

  route(api.token, ({ request, user }) => sessions.issueToken(request, user));

  route(api.logout, async ({ user, reply }) => {
    await sessions.end(user);
    clearSessionCookies(reply);
  });

  route(api.acceptTerms, async ({ user }) => ({
    acceptedAt: new Date(await acceptTerms(db, user.id, now())).toISOString(),
  }));
}
