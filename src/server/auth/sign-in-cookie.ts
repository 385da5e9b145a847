import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SignInChecks } from './identity.ts';

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});

/** A sign-in under way: the provider's checks and where to go afterwards. */
export type SignInAttempt = SignInChecks & { returnTo: string };

const options: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
const lifetimeSeconds = 10 * 60;

/** One cookie an attempt: two tabs may be signing in at once. */
const nameOf = (state: string) => `__Host-sign-in-${state.slice(0, 12)}`;

/** Leaves the attempt with the browser that made it, so that nobody else can finish it. */
export function keepSignIn(reply: FastifyReply, attempt: SignInAttempt): void {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  reply.setCookie(nameOf(attempt.state), value, { ...options, maxAge: lifetimeSeconds });
}

/** The attempt of this browser that belongs to the state, once. */
export function takeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string | null,
): SignInAttempt | undefined {
  const name = nameOf(state ?? '');
  const value = request.cookies[name];
  if (!state || value === undefined) return undefined;
  reply.clearCookie(name, options);
  try {
    const attempt = attemptSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return attempt.success && attempt.data.state === state ? attempt.data : undefined;
  } catch {
    return undefined;
  }
}
