import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../http/route.ts';
import type { BrowserSession, Credentials, SessionService } from './session-service.ts';

export const sessionCookie = '__Host-session';
/** Carries no data: it only tells a new tab that asking for the session is worth it. */
const signedInCookie = 'signed_in';

const shared: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'lax' };

/** Connects requests to sessions: reads the cookie and the bearer token, and keeps the cookie as long as its session. */
export function createAuthenticate(sessions: SessionService): Authenticate {
  return async (request, reply) => {
    const found = await sessions.authenticate(credentialsOf(request));
    if (found?.extended) setSessionCookies(reply, found.extended);
    return found?.user;
  };
}

export function credentialsOf(request: FastifyRequest): Credentials {
  return {
    sessionId: request.cookies[sessionCookie],
    token: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1],
  };
}

/** The session id is out of reach of scripts; the second cookie lets them see that there is a session. */
export function setSessionCookies(reply: FastifyReply, session: BrowserSession): void {
  const maxAge = session.maxAgeSeconds;
  reply.setCookie(sessionCookie, session.id, { ...shared, httpOnly: true, maxAge });
  setSignedInCookie(reply, maxAge);
}

/** The fake user of development mode never signs in, so nothing else tells the page to ask for the session. */
export function setDevSignedInCookie(reply: FastifyReply): void {
  setSignedInCookie(reply, 86_400);
}

function setSignedInCookie(reply: FastifyReply, maxAgeSeconds: number): void {
  reply.setCookie(signedInCookie, '1', { ...shared, maxAge: maxAgeSeconds });
}

/**
 * What is left of a person when they sign out: the cookies, and what the browser has cached of their audio and pages.
 * Storage stays: the theme, the consent and the draft belong to the device.
 */
export function forgetPerson(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
  reply.clearCookie(sessionCookie, { ...shared, httpOnly: true });
  reply.clearCookie(signedInCookie, shared);
}
