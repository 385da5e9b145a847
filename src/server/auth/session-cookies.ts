import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../http/cookies.ts';
import type { Authenticate } from '../http/route.ts';
import type { BrowserSession, Credentials, SessionService } from './session-service.ts';

export const sessionCookie = '__Host-session';
/** Carries no data: it only tells a new tab that there is a session to fetch. */
const signedInCookie = 'signed_in';

const shared = { path: '/', secure: true, sameSite: 'lax' } as const;

/** When a session is extended, its cookie is extended too. */
export function createAuthenticate(sessions: SessionService): Authenticate {
  return async (request, reply) => {
    const found = await sessions.authenticate(credentialsOf(request));
    if (found?.extended) setSessionCookies(reply, found.extended);
    return found?.user;
  };
}

export function credentialsOf(request: FastifyRequest): Credentials {
  const { authorization } = request.headers;
  return {
    sessionId: readCookie(request, sessionCookie),
    token: authorization === undefined ? undefined : /^Bearer (.+)$/i.exec(authorization)?.[1],
  };
}

/** Scripts can't read the session id; the second cookie tells them that there is a session. */
export function setSessionCookies(reply: FastifyReply, session: BrowserSession): void {
  const maxAge = session.maxAgeSeconds;
  setCookie(reply, { ...shared, name: sessionCookie, value: session.id, httpOnly: true, maxAge });
  setSignedInCookie(reply, maxAge);
}

/** The fake user of development mode never signs in, so nothing else tells the page to ask for the session. */
export function setDevSignedInCookie(reply: FastifyReply): void {
  setSignedInCookie(reply, 86_400);
}

function setSignedInCookie(reply: FastifyReply, maxAgeSeconds: number): void {
  setCookie(reply, { ...shared, name: signedInCookie, value: '1', maxAge: maxAgeSeconds });
}

/**
 * Clears the cookies and the browser's cache of audio and pages. Local storage stays, because the theme,
 * the consent and the draft belong to the device.
 */
export function clearBrowserData(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
  clearCookie(reply, { ...shared, name: sessionCookie, httpOnly: true });
  clearCookie(reply, { ...shared, name: signedInCookie });
}
