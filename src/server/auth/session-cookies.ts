import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

export const sessionCookie = '__Host-session';
/** Without content: it only tells a new tab that asking for the session is worth it. */
const signedInCookie = 'signed_in';

const shared: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'lax' };

/** What the browser keeps of a session: its id, out of reach of scripts, and the sign that there is one. */
export function setSessionCookies(reply: FastifyReply, session: { id: string; maxAgeSeconds: number }): void {
  const maxAge = session.maxAgeSeconds;
  reply.setCookie(sessionCookie, session.id, { ...shared, httpOnly: true, maxAge });
  setSignedInCookie(reply, maxAge);
}

export function setSignedInCookie(reply: FastifyReply, maxAgeSeconds: number): void {
  reply.setCookie(signedInCookie, '1', { ...shared, maxAge: maxAgeSeconds });
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { ...shared, httpOnly: true });
  reply.clearCookie(signedInCookie, shared);
}
