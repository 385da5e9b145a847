import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { safeReturnPath } from '../../shared/return-path.ts';
import { callerLanguage } from '../http/page-language.ts';
import type { Route } from '../http/route.ts';
import { nameDevice } from './device-name.ts';
import { credentialsOf, setDevSignedInCookie, setSessionCookies } from './session-cookies.ts';
import { storeSignInAttempt, takeSignInAttempt } from './sign-in-cookies.ts';
import type { SignInFailure, SignInService } from './sign-in-service.ts';

/** With this parameter, the account screen says that the account will not be deleted after all. */
const deletionCancelledPath = '/account?kept=1';

/** Routes for signing in with the identity provider. */
export function registerSignIn(
  route: Route,
  deps: {
    signIn: SignInService;
    publicUrl: string;
    /** Development only: the fake user is signed in already, so the provider is skipped. */
    devAuth: boolean;
  },
): void {
  const { signIn, publicUrl } = deps;

  const fail = (request: FastifyRequest, reply: FastifyReply, reason: SignInFailure, cause: unknown) => {
    request.log[reason === 'cancelled' ? 'info' : 'warn']({ err: cause }, `sign-in ${reason}`);
    return reply.redirect(`/?authError=${reason}`);
  };

  route(api.startSignIn, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    if (deps.devAuth) {
      setDevSignedInCookie(reply);
      return reply.redirect(returnTo);
    }
    try {
      const { url, checks } = await signIn.start({
        loginHint: query.login_hint,
        language: callerLanguage(request.headers),
      });
      storeSignInAttempt(reply, { ...checks, returnTo });
      return reply.redirect(url);
    } catch (error) {
      return fail(request, reply, 'failed', error);
    }
  });

  route(api.finishSignIn, async ({ request, reply }) => {
    const callback = new URL(request.url, publicUrl);
    const attempt = takeSignInAttempt(request, reply, callback.searchParams.get('state'));
    if (!attempt) return fail(request, reply, 'failed', new Error('No sign-in was started for this state'));
    const outcome = await signIn.finish(callback, attempt, {
      device: nameDevice(request.headers['user-agent']),
      replacedId: credentialsOf(request).sessionId,
    });
    if (!outcome.ok) return fail(request, reply, outcome.reason, outcome.cause);
    setSessionCookies(reply, outcome.session);
    if (outcome.deletionCancelled) return reply.redirect(deletionCancelledPath);
    // The cookie may have been changed since the path was checked.
    return reply.redirect(safeReturnPath(attempt.returnTo));
  });
}
